// How the ring of the iOS original goes between a motion and a value, each in a time in proportion to the way.
import { circular, circularThemes } from './ring-motion.js';
import { ease, mix } from './element.js';

const { cycle } = circular.star, [full, ...curve] = circularThemes.classic.change;
// Where each cycle of a star begins, in turns; the least arc and the least time of the original's own size.
const turns = [0, 0.6, 0.2, 0.8, 0.4], least = 2.5 / (24 * Math.PI);
const lasting = (way) => Math.max(cycle / 8, way / 1.6 * cycle);

/** From a motion: once its cycle ends, or after the change that brings it, the arc turns on to 12 o'clock. */
export function toValue(value, origin, now, after) {
  const count = Math.floor(((after?.end ?? now) - origin) / cycle + 1e-6) + !after;
  const begin = after?.end ?? origin + count * cycle, turn = turns[count % 5];
  const length = turn ? lasting(1 - turn + Math.max(value, least)) : full;
  const arc = (time, shown, dot) => {
    const share = (time - begin) / length;
    return [360 * (turn && mix(turn, 1, share)), Math.max(dot, mix(dot, 360 * shown, ease(share, curve)))];
  };
  return { begin, end: begin + length, origin, arc };
}

/** From a value: the head goes on to where a cycle can begin, then the tail follows. */
export function fromValue(value, begin) {
  const wanted = value - least;
  if (wanted <= 0) return { begin, end: begin, origin: begin };
  const turn = Math.min(1, ...turns.filter((x) => x && x >= wanted)), start = Math.max(value, least);
  const way = turn - start + least, whole = lasting(turn + start);
  const lead = Math.max(cycle / 8, whole * way / (turn + way)), tail = Math.max(cycle / 8, whole * turn / (turn + way));
  const end = begin + lead + tail;
  const arc = (time, shown, dot) => {
    const head = mix(Math.max(dot, 360 * shown), 360 * turn + dot, ease((time - begin) / lead, curve));
    const back = 360 * turn * ease((time - begin - lead) / tail, curve);
    return [back, Math.min(360, head - back)];
  };
  return { begin, end, origin: end - Math.max(0, turns.indexOf(turn)) * cycle, arc };
}
