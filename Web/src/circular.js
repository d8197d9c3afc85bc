// The ring. It runs clockwise from 12 o'clock, right to left as well.
import { circular, circularThemes, cycle } from './motion.js';
import { along, clamp, mix } from './plan.js';
import { ValueElement, define, sheet } from './element.js';
import { fromValue, toValue } from './ring-change.js';
import { colors } from './colors.js';
import { arc, arcNumbers, arcParts, ringStyle } from './ring.js';

const content = [['div', { id: 'r', part: 'base' }, ['div', { id: 'g' }, arc('track'), arc('bar')], ['i', { id: 'k' }]]];
const { classic, material3 } = circularThemes;
const styles = sheet(`${ringStyle}
#r{stroke-width:var(--headway-thickness,${material3.thickness}px);gap:var(--headway-gap,${material3.gap}px);transition:gap .1ms,stroke-width .1ms}
:host([theme=classic]) .track{color:var(--headway-track-color,var(--a))}
@media(prefers-contrast:more){:host([theme=classic]) .track{color:var(--t)}}
:host([theme=classic]) #r{stroke-width:var(--headway-thickness,${classic.thickness}px);gap:var(--headway-gap,${classic.gap}px)}
`);

export class HeadwayCircularProgress extends ValueElement {
  static get observedAttributes() { return [...super.observedAttributes, 'track']; }
  // Where, in whole turns, an indeterminate arc comes to rest when a value takes over.
  restTurns = 0;
  // The changes between value and motion that are under way as the iOS original's: one, and another that waits for it.
  changes = [];

  constructor() {
    super([colors, styles], content);
    const radius = () => this.radius;
    this.parts = [...this.root.querySelectorAll('.arc')].flatMap((node) => arcParts(node, radius));
    this.parts.push([this.root.querySelector('.bar'), (color) => ({ color: color.length ? `rgb(${color.map((x) => +x.toFixed(1))})` : '' })]);
    this.parts.push([this.$('g'), ([width]) => ({ strokeWidth: `${+width.toFixed(3)}px` })]);
  }
  get timing() { return this.isClassic ? classic : material3; }
  get motion() {
    return this.isReduced ? circular.reduced : circular[this.getAttribute('motion')] ?? circular[this.timing.motion];
  }
  get backward() { return 'animate'; }
  get entrance() { return this.timing.mode; }

  measure() {
    if (!this.isConnected) return;
    const { columnGap, strokeWidth } = getComputedStyle(this.base);
    const half = Math.min(...this.size) / 2;
    this.gap = parseFloat(columnGap) || 0;
    this.width = Math.min(parseFloat(strokeWidth) || 0, half / 2);
    this.half = half;
    this.radius = half - this.width / 2;
    this.base.style.setProperty('--r', `${this.radius}px`);
    const style = getComputedStyle(this), isSet = (name) => style.getPropertyValue(name).trim() !== '';
    const isMoreContrast = matchMedia('(prefers-contrast:more)').matches;
    this.trackShares = this.readTrack(isSet('--headway-track-color'), isMoreContrast);
    this.colors = this.readColors(isSet, isMoreContrast);
    this.key = [this.size, this.gap, this.width, this.trackShares];
    this.plan();
  }
  /** The colours that a motion goes through, and before them the one of a value; without several there are none. */
  readColors(isSet, isMoreContrast) {
    const probe = this.$('k');
    const own = [2, 3, 4].map((i) => `--headway-color-${i}`).filter(isSet).map((name) => `var(${name})`);
    const isPlain = this.isClassic && !isSet('--headway-color') && !isMoreContrast;
    if (!own.length && !isPlain) return;
    return ['var(--a)', ...own.length ? ['var(--a)', ...own] : cycle].map((color) => {
      probe.style.color = color;
      return getComputedStyle(probe).color.match(/[\d.]+/g).slice(0, 3).map(Number);
    });
  }
  /** The colour of a motion at a time since it began. */
  colorAt(elapsed) {
    const [, ...list] = this.colors, { cycle, colors: [from, to, lag] } = circular[this.motionName];
    const count = Math.floor(elapsed / cycle), step = count - lag;
    const blend = step < 0 || from === to ? 0 : clamp((elapsed / cycle - count - from) / (to - from));
    const [a, b] = [step, step + 1].map((i) => list[Math.max(0, i) % list.length]);
    return a.map((x, i) => mix(x, b[i], blend));
  }
  /** The colours go their own round. */
  get extra() {
    if (!this.colors) return;
    const { cycle, colors: [from, to, lag] } = circular[this.motionName];
    const corners = [], length = cycle * (this.colors.length - 1), start = (lag + to - 1) * cycle;
    for (let i = 0; i < this.colors.length; i++) corners.push(start + (i + from - to) * cycle, start + i * cycle);
    return { part: 7 * 2, start, length, corners, layout: (elapsed) => [this.colorAt(elapsed)] };
  }
  /** How much of the track shows beside a value and beside a motion; the originals' is the ring's colour, faint. */
  readTrack(isOwn, isMoreContrast) {
    const wanted = this.getAttribute('track'), isClassic = this.isClassic;
    const faint = isClassic && !isOwn && !isMoreContrast ? 0.3 : 1;
    if (wanted === 'hidden') return [0, 0];
    if (wanted === 'visible' || isOwn) return [faint, faint];
    return [+!isClassic, +(!isClassic && this.motionName === 'retreat')];
  }
  get motionName() { return circular[this.getAttribute('motion')] ? this.getAttribute('motion') : this.timing.motion; }
  get cycle() {
    const { length, cycle, tail, head, sweep } = this.motion;
    const corners = [];
    for (let at = 0; at < length - 1; at += cycle) {
      corners.push(at / length, ...[tail, head ?? []].flat().map(([offset]) => (at + offset * cycle) / length));
    }
    return { key: this.motionName, length, corners: [...corners, ...(sweep ?? []).map(([offset]) => offset)] };
  }
  /** The arc of the motion, unwound. */
  arcAt(elapsed, dot, motion = this.motion) {
    const { length, cycle, turn, step, tail, head, sweep, hasDot } = motion;
    const count = Math.floor(elapsed / cycle), phase = elapsed / cycle - count;
    const start = along(tail, phase);
    return [turn * elapsed + step * count + start, sweep ? along(sweep, elapsed / length % 1) : along(head, phase) + (hasDot ? dot : 0) - start];
  }
  chooseRest(now) {
    const moving = this.motionShare.at(now);
    if (moving === 1) this.restTurns = Math.ceil(this.arcAt(now - this.since, 0, circular[this.motionName])[0] / 360);
    else if (moving === 0) this.restTurns = 0;
  }

  begin() {
    this.changes = [];
    super.begin();
  }
  blend(isMoving, animated, entrance) {
    const { now, changes } = this;
    if (isMoving === (this.motionShare.to === 1)) return;
    const isWhole = now < changes.at(-1)?.end || this.valueShare.at(now) === 1 || this.motionShare.at(now) === 1;
    if (!(isWhole && this.isClassic && this.motionName === 'star' && this.animates(animated))) {
      this.changes = [];
      return super.blend(isMoving, animated, entrance);
    }
    const change = this.change(isMoving, now), last = change ?? this.changes.at(-1);
    const begin = Math.max(now, change?.begin ?? now), timing = [(last?.end ?? now) - begin];
    if (isMoving) this.since = last?.origin ?? this.since;
    this.valueShare.turn(+!isMoving, now, timing, begin - now);
    this.motionShare.turn(+isMoving, now, timing, begin - now);
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

  turn(animated) {
    this.chooseRest(this.now);
    return super.turn(animated);
  }

  layout(time) {
    const at = (transition) => transition.at(time, this.isReduced);
    const { radius, timing } = this;
    const moving = at(this.motionShare), done = at(this.shown), width = this.width * at(this.presence);
    const degrees = (length) => length / radius * 180 / Math.PI;
    const dot = width / this.half * 180 / Math.PI;
    let [start, sweep] = [360 * this.restTurns, timing.hasLeastArc ? Math.max(360 * done, dot) : 360 * done];
    const share = Math.min(1, moving + at(this.valueShare));
    const change = !this.isReduced && this.changes.findLast(({ begin, end }) => time >= begin && time < end);
    if (change) {
      [start, sweep] = change.arc(time, done, dot);
      sweep *= share;
    } else if (moving > 0) {
      const arc = this.arcAt(Math.max(0, time - this.since), dot);
      [start, sweep] = moving < 1 ? [mix(start, arc[0], moving), mix(sweep, arc[1], moving) * share] : arc;
    } else sweep *= share;
    // The gap opens and closes with the ends of the value.
    const [still, running] = this.trackShares;
    const between = degrees(this.gap) * clamp(sweep / 3.6), free = 360 - sweep;
    const shows = width > 0 && free > 2 * between && (between > 0 || !this.isClassic || sweep < 360);
    const opacity = mix(still, running, moving);
    const isRound = !this.isClassic;
    return [
      ...arcNumbers(between ? start + sweep + between : 0, between ? free - 2 * between : 360, radius, width, isRound, shows ? opacity : 0),
      ...arcNumbers(start, Math.min(360, sweep), radius, width, isRound, +(width > 0)),
      this.colors && moving > 0 && !this.isLooping ? this.colorAt(Math.max(0, time - this.since)).map((x, i) => mix(this.colors[0][i], x, moving)) : [],
      [width],
    ];
  }
}
define('headway-circular-progress', HeadwayCircularProgress);
