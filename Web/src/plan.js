// Motion as the engine has it: numbers on their way, tracks of keys, and keyframes that say the same for the compositor.

export const clamp = (x) => Math.min(Math.max(x, 0), 1);
export const mix = (a, b, share) => a + (b - a) * share;

const bezier = (a, b, t) => ((3 * (1 - t) * a + 3 * t * b) * (1 - t) + t * t) * t;

/** The eased fraction at a fraction of the time; a curve is [x1, y1, x2, y2], none is linear. */
export function ease(curve, x) {
  x = clamp(x);
  if (!curve || x === 0 || x === 1) return x;
  let low = 0, high = 1, t = x;
  for (let i = 0; i < 30; i++) {
    if (bezier(curve[0], curve[2], t) < x) low = t; else high = t;
    t = (low + high) / 2;
  }
  return bezier(curve[1], curve[3], t);
}

/** The value of a track of keys [offset, value, curve to the next key] at a fraction of its cycle. */
export function along(keys, x) {
  const next = keys.findIndex((key) => key[0] > x);
  if (next === 0) return keys[0][1];
  if (next < 0) return keys.at(-1)[1];
  const [a, b] = [keys[next - 1], keys[next]];
  return mix(a[1], b[1], ease(a[2], (x - a[0]) / (b[0] - a[0])));
}

/** One number on its way from one value to another; times are milliseconds of the document's timeline. */
export class Transition {
  constructor(value) { this.rest(value); }
  rest(value = this.to) {
    this.from = this.to = value;
    this.start = -Infinity;
    this.length = 0;
  }
  get end() { return this.from === this.to ? -Infinity : this.start + this.length; }
  /** Under reduced motion a step at the start. */
  at(time, reduced) {
    if (time >= this.start + (reduced ? 0 : this.length)) return this.to;
    return mix(this.from, this.to, ease(this.curve, (time - this.start) / this.length));
  }
  /** Turns to a goal from where it is; a timing is [length, curve]. */
  turn(goal, now, [length, curve], delay = 0) {
    const present = this.at(now);
    if (present === goal) return this.rest(goal);
    Object.assign(this, { from: present, to: goal, start: now + delay, length, curve });
  }
}

// What may lie between a line and what it stands for, in pixels, degrees or per cent.
const slack = 0.1;

/**
 * What `layout` says from one time to another, as times and values between which straight lines run. A layout is a list
 * with an entry for each part: its numbers, or null where it is absent. At a corner both sides are kept.
 */
export function sample(layout, from, to, corners) {
  const at = (time) => ({ time, parts: layout(time) });
  const isAlike = (a, b) => a.parts.every((part, i) => !part === !b.parts[i]);
  const fits = (a, b, middle) => isAlike(a, middle) && middle.parts.every((part, i) => part?.every((x, k) =>
    Math.abs(mix(a.parts[i][k], b.parts[i][k], (middle.time - a.time) / (b.time - a.time)) - x) < slack) ?? true);
  const keys = [at(from)];
  const walk = (a, b) => {
    const span = b.time - a.time;
    const alike = isAlike(a, b);
    if (span < 0.02 || alike && span < 40 && [0.5, 0.2, 0.8].every((x) => fits(a, b, at(a.time + x * span)))) {
      if (!alike) keys.push({ time: b.time, parts: a.parts });
      keys.push(b);
    } else {
      const middle = at(a.time + span / 2);
      walk(a, middle);
      walk(middle, b);
    }
  };
  for (const time of [...corners.filter((x) => x > from && x < to).sort((a, b) => a - b), to]) {
    const before = at(time - 1e-6);
    before.time = time;
    walk(keys.at(-1), before);
    keys.push(at(time));
  }
  return keys;
}

/** The style of a part's numbers; what is absent has no size. */
export const styled = (numbers, [, format, hidden = { transform: 'scale(0)' }]) => numbers ? format(numbers) : hidden;

/** The keyframes of one part, as few as its own lines need; undefined where it rests. */
export function keyframes(keys, index, part) {
  const numbers = keys.map((key) => key.parts[index]);
  const isStraight = (a, c) => keys.slice(a + 1, c).every(({ time }, i) => {
    const share = (time - keys[a].time) / (keys[c].time - keys[a].time), [p, m, q] = [a, a + 1 + i, c].map((i) => numbers[i]);
    return p && m && q ? m.every((x, k) => Math.abs(mix(p[k], q[k], share) - x) < slack) : !p && !m && !q;
  });
  const kept = [0];
  for (let i = 1; i < keys.length; i++) if (i === keys.length - 1 || !isStraight(kept.at(-1), i + 1)) kept.push(i);
  const [first, last] = [keys[0].time, keys.at(-1).time];
  const frames = kept.map((i) => ({ ...styled(numbers[i], part), offset: (keys[i].time - first) / (last - first) }));
  return frames.some((frame) => Object.keys(frame).some((name) => name !== 'offset' && frame[name] !== frames[0][name])) ? frames : undefined;
}
