// Numbers: what every module needs and none owns.
export const { abs, ceil, floor, max, min, PI } = Math;
export const clamp = (x, most = 1) => min(max(x, 0), most);
export const mix = (a, b, share) => a + (b - a) * share;
/** A style's text from a part's numbers; what differs by less than a browser shows is the same. */
export const text = (write, numbers) => write(numbers.map((x) => +x.toFixed(4)));
export const faded = ([x]) => `${x / 50}`;

const bezier = (a, b, t) => ((3 * (1 - t) * a + 3 * t * b) * (1 - t) + t * t) * t;
/** The eased fraction at a fraction of the time; a curve is [x1, y1, x2, y2], an empty one linear. */
export function ease(x, [x1, y1, x2, y2] = []) {
  if (x1 === undefined || x <= 0 || x >= 1) return clamp(x);
  let t = 0.5;
  for (let step = 0.25; step > 1e-9; step /= 2) t += bezier(x1, x2, t) < x ? step : -step;
  return bezier(y1, y2, t);
}
/** The value of a track of keys at a time: [time, value, ...curve to the next key]. */
export function along(keys, time) {
  const i = keys.findIndex(([at]) => at > time), [end, b] = keys.at(i);
  if (i < 1) return b;
  const [start, a, ...curve] = keys[i - 1];
  return mix(a, b, ease((time - start) / (end - start), curve));
}
