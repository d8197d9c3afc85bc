// How the ring of the iOS original goes between a motion and a value, each in a time in proportion to the way.
import { PI, ease, floor, max, min, mix } from './numbers.js';

// Where each cycle of a star begins, in turns; the least arc and the least time of the original's own size.
const turns = [0, 0.6, 0.2, 0.8, 0.4], least = 2.5 / (24 * PI);
const lasting = (cycle, way) => max(cycle / 8, way / 1.6 * cycle);

/** Turns an element to a value or a motion: with the change that leads there, or without where one that waits is simply given up. */
export function turnRing(element, isMoving, now) {
  const { known, since, plain: { cycle }, timing, valueShare, motionShare } = element;
  let [current, next] = element.changes, made;
  if (next && now >= next.begin) [current, next] = [next];
  const isOnWay = current && now < current.end;
  element.changes = isOnWay && (next || now >= current.begin) ? [current] : [];
  if (!next && !(isOnWay && now < current.begin)) {
    made = isMoving ? fromValue(known, isOnWay ? current.end : now, cycle, timing.change)
      : toValue(known, since, now, isOnWay && current, cycle, timing.change);
    element.changes.push(made);
  }
  const last = made ?? element.changes.at(-1), begin = max(now, made?.begin ?? now), length = [(last?.end ?? now) - begin];
  if (isMoving) element.since = last?.origin ?? since;
  valueShare.turn(+!isMoving, now, length, begin - now);
  motionShare.turn(+isMoving, now, length, begin - now);
}

/** From a motion: once its cycle ends, or after the change that brings it, the arc turns on to 12 o'clock. */
function toValue(value, origin, now, after, cycle, [full, ...curve]) {
  const count = floor(((after ? after.end : now) - origin) / cycle + 1e-6) + !after;
  const begin = after ? after.end : origin + count * cycle, turn = turns[count % 5];
  const length = turn ? lasting(cycle, 1 - turn + max(value, least)) : full;
  const arc = (time, shown, dot) => {
    const share = (time - begin) / length;
    return [360 * (turn && mix(turn, 1, share)), max(dot, mix(dot, 360 * shown, ease(share, curve)))];
  };
  return { begin, end: begin + length, origin, arc };
}

/** From a value: the head goes on to where a cycle can begin, then the tail follows. */
function fromValue(value, begin, cycle, [, ...curve]) {
  const wanted = value - least;
  if (wanted <= 0) return { begin, end: begin, origin: begin };
  const turn = min(1, ...turns.filter((x) => x && x >= wanted)), start = max(value, least);
  const way = turn - start + least, whole = lasting(cycle, turn + start);
  const lead = max(cycle / 8, whole * way / (turn + way)), tail = max(cycle / 8, whole * turn / (turn + way));
  const end = begin + lead + tail;
  const arc = (time, shown, dot) => {
    const head = mix(max(dot, 360 * shown), 360 * turn + dot, ease((time - begin) / lead, curve));
    const back = 360 * turn * ease((time - begin - lead) / tail, curve);
    return [back, min(360, head - back)];
  };
  return { begin, end, origin: end - max(0, turns.indexOf(turn)) * cycle, arc };
}
