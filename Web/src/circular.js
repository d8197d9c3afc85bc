// The ring. It runs clockwise from 12 o'clock, right to left as well.
import { circular, circularThemes, cycle } from './ring-motion.js';
import { HeadwayElement, along, clamp, define, mix, short } from './element.js';
import { fromValue, toValue } from './ring-change.js';
import { arc, arcAt, arcParts, degrees, drawLine, ringStyle } from './ring.js';

const { classic, material3 } = circularThemes;
const lengths = ({ thickness, gap }) => `stroke-width:var(--headway-thickness,${thickness}px);gap:var(--headway-gap,${gap}px)`;

export class HeadwayCircularProgress extends HeadwayElement {
  static content = ['div', { id: 'r', part: 'base' }, arc('track'), arc('bar')];
  static style = `${ringStyle}
#r{${lengths(material3)};transition:gap .1ms,stroke-width .1ms}
:host([theme=classic]) #r{${lengths(classic)}}
:host([theme=classic]) .track{color:var(--headway-track-color,var(--a))}
@media(prefers-contrast:more){:host([theme=classic]) .track{color:var(--t)}}
`;
  // Where, in whole turns, an indeterminate arc comes to rest when a value takes over.
  restTurns = 0;
  // The changes between value and motion that are under way as the iOS original's: one, and another that waits for it.
  changes = [];
  backward = 'animate';

  constructor() {
    super();
    this.arcs = this.all('.arc');
    this.parts = [...this.arcs.flatMap(arcParts), [this.arcs[1], 'color', ([step, blend, share]) => {
      const { colors } = this, color = (i) => colors[i % colors.length];
      return share ? `color-mix(in srgb,color-mix(in srgb,${color(step + 1)} ${short(blend)}%,${color(step)}) ${short(share)}%,var(--a))` : '';
    }, 'colors'], ...this.arcs.map((node) => [node, 'strokeWidth', ([width]) => `${short(width)}px`])];
  }
  get timing() { return this.isClassic ? classic : material3; }
  get entrance() { return this.timing.mode; }
  get motionName() { return circular[this.getAttribute('motion')] ? this.getAttribute('motion') : this.timing.motion; }
  get plain() { return circular[this.motionName]; }
  get motion() { return this.isReduced ? circular.reduced : this.plain; }

  read() {
    const { columnGap, strokeWidth } = getComputedStyle(this.base), style = getComputedStyle(this);
    const half = this.half = Math.min(...this.size) / 2, width = Math.min(parseFloat(strokeWidth) || 0, half / 2);
    const radius = half - width / 2;
    for (const node of this.arcs) Object.assign(node, { width, radius });
    this.gap = Math.min(degrees(parseFloat(columnGap) || 0, radius), 360);
    const isSet = (name) => style.getPropertyValue(name).trim() !== '';
    const isOwn = isSet('--headway-track-color'), isMore = matchMedia('(prefers-contrast:more)').matches;
    const { isClassic } = this, wanted = this.getAttribute('track'), isRetreat = this.motionName === 'retreat';
    // How much of the track shows beside a value and beside a motion; the originals' is the ring's colour, faint.
    const faint = isClassic && !isOwn && !isMore ? 0.3 : 1;
    this.trackShares = wanted === 'hidden' ? [0, 0] : wanted === 'visible' || isOwn ? [faint, faint] : [+!isClassic, +(!isClassic && isRetreat)];
    // The colours that a motion goes through; without several there are none.
    const own = [2, 3, 4].map((i) => `--headway-color-${i}`).filter(isSet).map((name) => `var(${name})`);
    const isPlain = isClassic && !isSet('--headway-color') && !isMore;
    const isForced = matchMedia('(forced-colors:active)').matches;
    this.colors = isForced ? null : own.length ? ['var(--a)', ...own] : isPlain ? cycle : null;
    const wave = this.withWave('RingWave', this.arcs[1]);
    wave?.read(width, radius / 4);
    this.key = [this.size, this.gap, width, this.trackShares, wave?.key];
  }
  draw() {
    this.arcs.forEach(drawLine);
    super.draw();
  }
  get loops() {
    const { motion, plain, colors, since: start, motionName: name } = this, { length, cycle, tail, head = [], sweep = [] } = motion;
    const corners = sweep.map(([time]) => time), loops = [{ start, length, corners, name }];
    for (let at = 0; at < length - 1; at += cycle) corners.push(at, ...[...tail, ...head].map(([time]) => at + time));
    if (colors) {
      // The colours go their own round.
      const [from, to, lag] = plain.colors, count = colors.length, round = { length: count * plain.cycle, corners: [] };
      for (let i = 0; i < count; i++) round.corners.push(i * plain.cycle, i * plain.cycle + from, i * plain.cycle + to);
      loops.push({ ...round, start: start + lag * plain.cycle, name: `${name} ${colors}`, of: 'colors' });
    }
    return loops;
  }
  /** The arc of the motion, unwound. */
  arcAt(elapsed, dot, { length, cycle, turn, step, tail, head, sweep, hasDot } = this.motion) {
    const count = Math.floor(elapsed / cycle), phase = elapsed - count * cycle, start = along(tail, phase);
    return [turn * elapsed + step * count + start, sweep ? along(sweep, elapsed % length) : along(head, phase) + (hasDot ? dot : 0) - start];
  }

  begin() {
    this.changes = [];
    super.begin();
  }
  turn(animated) {
    const now = this.pay(), moving = this.motionShare.at(now);
    if (moving === 1) this.restTurns = Math.ceil(this.arcAt(now - this.since, 0, this.plain)[0] / 360);
    else if (!moving) this.restTurns = 0;
    return super.turn(animated);
  }
  blend(isMoving, animated) {
    const { now, changes, motionShare, valueShare } = this;
    if (isMoving === (motionShare.to === 1)) return;
    const isWhole = now < changes.at(-1)?.end || valueShare.at(now) === 1 || motionShare.at(now) === 1;
    if (!(isWhole && this.isClassic && this.motionName === 'star' && this.animates(animated))) {
      this.changes = [];
      return super.blend(isMoving, animated);
    }
    const change = this.change(isMoving, now), last = change ?? this.changes.at(-1);
    const begin = Math.max(now, change?.begin ?? now), timing = [(last?.end ?? now) - begin];
    if (isMoving) this.since = last?.origin ?? this.since;
    valueShare.turn(+!isMoving, now, timing, begin - now);
    motionShare.turn(+isMoving, now, timing, begin - now);
  }
  /** The change that leads to the other mode, or nothing where one that waits is simply given up. */
  change(isMoving, now) {
    let [current, next] = this.changes;
    if (next && now >= next.begin) [current, next] = [next];
    const isOnWay = current && now < current.end;
    this.changes = isOnWay && (next || now >= current.begin) ? [current] : [];
    if (next || isOnWay && now < current.begin) return;
    const change = isMoving ? fromValue(this.known, isOnWay ? current.end : now)
      : toValue(this.known, this.since, now, isOnWay ? current : undefined);
    this.changes.push(change);
    return change;
  }

  layout(time) {
    const at = (transition) => transition.at(time, this.isReduced);
    const { arcs: [track, bar], isClassic, gap, plain } = this, elapsed = clamp(time - this.since, Infinity);
    const moving = at(this.motionShare), done = at(this.shown), [shows, whole] = this.presenceAt(time), line = { ...bar, width: bar.width * shows };
    const dot = degrees(line.width, this.half), share = Math.min(1, moving + at(this.valueShare));
    let [start, sweep] = [360 * this.restTurns, isClassic ? Math.max(360 * done, dot) : 360 * done];
    const change = !this.isReduced && this.changes.findLast(({ begin, end }) => time >= begin && time < end);
    if (change) [start, sweep] = change.arc(time, done, dot);
    else if (moving) [start, sweep] = this.arcAt(elapsed, dot).map((x, i) => mix([start, sweep][i], x, moving));
    if (change || moving < 1) sweep *= share;
    // The gap opens and closes with the ends of the value.
    const between = gap * clamp(sweep / 3.6), free = 360 - sweep;
    const hasTrack = line.width > 0 && free > 2 * between && (between || !isClassic || sweep < 360);
    const [from, to, lag] = plain.colors, count = Math.floor(elapsed / plain.cycle), phase = elapsed - count * plain.cycle;
    const blend = count < lag || from === to ? 0 : clamp((phase - from) / (to - from)) * 100;
    // A wave in place of the plain arc, whose element stays for its colour.
    const { wave } = this, isWavy = wave?.heightAt(time) > 0 && sweep > 0 && line.width > 0, way = Math.min(360, sweep);
    const inset = isClassic || way === 360 ? 0 : Math.min(degrees(line.width, line.radius), way) / 2;
    return [
      ...arcAt(line, between && start + sweep + between, between ? free - 2 * between : 360, !isClassic, hasTrack ? whole * mix(...this.trackShares, moving) : 0),
      ...isWavy ? [[whole * 50], ...Array(6).fill([0, 0])] : arcAt(line, start, way, !isClassic, line.width && whole),
      // A browser mixes colours in its own way, so that keys have to be close: what is not straight makes them so.
      this.colors ? [Math.max(0, count - lag), blend, moving * 100, blend % 100 || moving % 1 ? (time / 25) ** 2 : 0] : [0, 0, 0, 0],
      [line.width], [line.width],
      ...wave?.numbers(time, isWavy, start + inset, way - 2 * inset, inset / degrees(bar.width, line.radius) * 100, shows) ?? [],
    ];
  }
}
define('headway-circular-progress', HeadwayCircularProgress);
