// The ring. It runs clockwise from 12 o'clock, right to left as well.
import { circular, circularThemes, cycle } from './ring-motion.js';
import { HeadwayElement, define, media } from './element.js';
import { along, ceil, clamp, floor, max, min, mix } from './numbers.js';
import { arc, arcAt, arcParts, degrees, drawLine, ringStyle } from './ring.js';

const { classic, material3 } = circularThemes;
const lengths = ({ thickness, gap }) => `stroke-width:var(--headway-thickness,${thickness}px);gap:var(--headway-gap,${gap}px)`;

// How the ring of the iOS original goes between a motion and a value, loaded with the first that may.
let changing, turnRing;

export class HeadwayCircularProgress extends HeadwayElement {
  static get content() { return ['div', { id: 'r', part: 'base' }, arc('track'), arc('bar')]; }
  static get style() {
    return `${ringStyle}
#r{${lengths(material3)};color:var(--a);transition:.1ms gap,.1ms stroke-width,.1ms color}
:host([theme=classic]) #r{${lengths(classic)}}
:host([theme=classic]) .track{color:var(--headway-track-color,var(--a))}
@media(prefers-contrast:more){:host([theme=classic]) .track{color:var(--t)}}
`;
  }

  constructor() {
    super();
    const arcs = this.all('.arc');
    // `restTurns` is where, in whole turns, an indeterminate arc comes to rest when a value takes over; `changes` are those
    // between value and motion that are under way as the iOS original's: one, and another that waits for it.
    Object.assign(this, { arcs, backward: 'animate', restTurns: 0, changes: [], parts: [...arcs.flatMap(arcParts),
      [arcs[1], 'color', ([step, blend, share]) => {
        const { colors } = this, color = (i) => colors[i % colors.length];
        return share ? `color-mix(in srgb,color-mix(in srgb,${color(step + 1)} ${blend}%,${color(step)}) ${share}%,var(--a))` : '';
      }, 'colors'], ...arcs.map((node) => [node, 'strokeWidth', ([width]) => `${width}px`])] });
  }
  get timing() { return this.isClassic ? classic : material3; }
  get entrance() { return this.timing.mode; }
  get motionName() { return circular[this.getAttribute('motion')] ? this.getAttribute('motion') : this.timing.motion; }
  get plain() { return circular[this.motionName]; }
  get motion() { return this.isReduced ? circular.reduced : this.plain; }

  read() {
    const { columnGap, strokeWidth } = getComputedStyle(this.base);
    const half = this.half = min(...this.size) / 2, width = min(parseFloat(strokeWidth) || 0, half / 2);
    const radius = half - width / 2;
    for (const node of this.arcs) Object.assign(node, { width, radius });
    this.gap = min(degrees(parseFloat(columnGap) || 0, radius), 360);
    const isOwn = this.isSet('track-color'), isMore = media[1].matches;
    const { isClassic } = this, wanted = this.getAttribute('track'), isRetreat = this.motionName === 'retreat';
    // How much of the track shows beside a value and beside a motion; the originals' is the ring's colour, faint.
    const faint = isClassic && !isOwn && !isMore ? 0.3 : 1;
    this.trackShares = wanted === 'hidden' ? [0, 0] : wanted === 'visible' || isOwn ? [faint, faint] : [+!isClassic, +(!isClassic && isRetreat)];
    // The colours that a motion goes through; without several there are none.
    const own = [2, 3, 4].map((i) => `color-${i}`).filter((name) => this.isSet(name)).map((name) => `var(--headway-${name})`);
    this.colors = media[2].matches ? null : own.length ? ['var(--a)', ...own] : isClassic && !this.isSet('color') && !isMore ? cycle : null;
    if (isClassic) changing ??= import('./ring-change.js').then((module) => { turnRing = module.turnRing; }, () => {});
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
    const count = floor(elapsed / cycle), phase = elapsed - count * cycle, start = along(tail, phase);
    return [turn * elapsed + step * count + start, sweep ? along(sweep, elapsed % length) : along(head, phase) + (hasDot ? dot : 0) - start];
  }

  begin() {
    this.changes = [];
    super.begin();
  }
  turn(animated) {
    const now = this.pay(), moving = this.motionShare.at(now);
    if (moving === 1) this.restTurns = ceil(this.arcAt(now - this.since, 0, this.plain)[0] / 360);
    else if (!moving) this.restTurns = 0;
    return super.turn(animated);
  }
  blend(isMoving, animated) {
    const { now, changes, motionShare, valueShare } = this;
    if (isMoving === (motionShare.to === 1)) return;
    const isWhole = now < changes.at(-1)?.end || valueShare.at(now) === 1 || motionShare.at(now) === 1;
    if (!(isWhole && turnRing && this.isClassic && this.motionName === 'star' && this.animates(animated))) {
      this.changes = [];
      return super.blend(isMoving, animated);
    }
    turnRing(this, isMoving, now);
  }

  layout(time) {
    const at = (transition) => transition.at(time, this.isReduced);
    const { arcs: [track, bar], isClassic, gap, plain } = this, elapsed = clamp(time - this.since, Infinity);
    const moving = at(this.motionShare), done = at(this.shown), [shows, whole] = this.presenceAt(time), line = { ...bar, width: bar.width * shows };
    const dot = degrees(line.width, this.half), share = min(1, moving + at(this.valueShare));
    let [start, sweep] = [360 * this.restTurns, isClassic ? max(360 * done, dot) : 360 * done];
    const change = !this.isReduced && this.changes.findLast(({ begin, end }) => time >= begin && time < end);
    if (change) [start, sweep] = change.arc(time, done, dot);
    else if (moving) [start, sweep] = this.arcAt(elapsed, dot).map((x, i) => mix([start, sweep][i], x, moving));
    if (change || moving < 1) sweep *= share;
    // The gap opens and closes with the ends of the value.
    const between = gap * clamp(sweep / 3.6), free = 360 - sweep;
    const hasTrack = line.width > 0 && free > 2 * between && (between || !isClassic || sweep < 360);
    const [from, to, lag] = plain.colors, count = floor(elapsed / plain.cycle), phase = elapsed - count * plain.cycle;
    const blend = count < lag || from === to ? 0 : clamp((phase - from) / (to - from)) * 100;
    // A wave in place of the plain arc, whose element stays for its colour.
    const { wave } = this, isWavy = wave?.heightAt(time) > 0 && sweep > 0 && line.width > 0, way = min(360, sweep);
    const inset = isClassic || way === 360 ? 0 : min(degrees(line.width, line.radius), way) / 2;
    return [
      ...arcAt(line, between && start + sweep + between, between ? free - 2 * between : 360, !isClassic, hasTrack ? whole * mix(...this.trackShares, moving) : 0),
      ...isWavy ? [[whole * 50], ...Array(6).fill([0, 0])] : arcAt(line, start, way, !isClassic, line.width && whole),
      // A browser mixes colours in its own way, so that keys have to be close: what is not straight makes them so.
      this.colors ? [max(0, count - lag), blend, moving * 100, blend % 100 || moving % 1 ? (time / 25) ** 2 : 0] : [0, 0, 0, 0],
      [line.width], [line.width],
      ...wave?.numbers(time, isWavy, start + inset, way - 2 * inset, inset / degrees(bar.width, line.radius) * 100, shows) ?? [],
    ];
  }
}
define('headway-circular-progress', HeadwayCircularProgress);
