// Waves, loaded with the first `wave` attribute. A wave is one long line behind windows: the line slides along the bar or turns
// round the ring, and the windows go with what is filled. Lines of several heights lie one over the other, of which one is seen,
// so that the compositor raises a wave as well; at each end of what is seen a dot rides on the line.
import { wave } from './wave-motion.js';
import { abs, clamp, faded, max, min } from './numbers.js';

// Waves a second: slower ones seem to stand, faster ones are a blur.
const slowest = 0.05, fastest = 20;
const steps = 8, { rise, fall, raised: [low, high], least, most, fewest, handle } = wave;
const moved = ([x]) => `translate(${x}px)`;
const turned = ([x, share = 50]) => `rotate(${x}deg)scale(${share / 50})`;
function box(style, ...children) {
  const node = document.createElement('div');
  Object.assign(node.style, style);
  node.append(...children);
  return node;
}

/** What both kinds have in common. A part with a fourth entry moves with the wave alone, over and over. */
class Wave {
  height = 0;
  speed = 0;
  discs = [];
  lines = [];
  parts = [];

  constructor(element, parent, left) {
    Object.assign(this, { element, left, node: box({ borderRadius: 0, color: 'inherit' }) });
    this.raised = element.transition(+this.isRaised);
    parent.append(this.node);
  }
  get isRaised() {
    const { motionShare, known } = this.element;
    return motionShare.to === 1 || known >= low && known <= high;
  }
  turn(animated) {
    const { raised, isRaised, element } = this;
    if (raised.to !== +isRaised) raised.turn(+isRaised, element.now, element.animates(animated) ? isRaised ? rise : fall : [0]);
  }
  /** Lines from flat to the full height. */
  frames() {
    const nodes = Array.from({ length: steps + 1 }, () => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      Object.assign(svg.style, { inset: '0 auto auto 0', overflow: 'visible', rotate: 'none', fill: 'none', stroke: 'currentcolor' });
      svg.append(document.createElementNS(svg.namespaceURI, 'path'));
      this.parts.push([svg, 'opacity', faded]);
      return svg;
    });
    this.lines.push(nodes);
    return nodes;
  }
  framesAt(height) {
    const shown = Math.round(clamp(height) * steps);
    return Array.from({ length: steps + 1 }, (_, i) => [i === shown ? 50 : 0]);
  }
  /** A dot, moved across by two turns against each other, which make a cosine of even angles. */
  dot(place) {
    const point = { inset: '0 auto auto 0', inlineSize: 0, blockSize: 0 };
    const disc = box({ ...point, background: 'currentcolor', borderRadius: '50%' }), rides = box(point, disc);
    const node = box({ ...point, top: '50%', left: this.left }, rides);
    this.discs.push(disc);
    this.parts.push([node, 'transform', place],
      [rides, 'transform', ([turn, height]) => `rotate(${-turn}deg)translateY(${-height / 2}px)rotate(${2 * turn}deg)`, 'wave'],
      [disc, 'transform', ([turn, height, share]) => `rotate(${-2 * turn}deg)translateY(${-height / 2}px)scale(${share / 50})`]);
    return node;
  }
  dotAt(time, place, turn, height, share = 50) {
    return [[...place, turn], [360 * this.phase(time), height], [turn, height, share]];
  }
  /** How far the crests have come, in waves, 0…1. */
  phase(time) {
    const waves = this.element.isReduced ? 0 : time / 1000 * this.speed + 1e-9;
    return waves - Math.floor(waves);
  }
  /** Reads what the page's styles say. */
  read(thickness, room) {
    const { element } = this, style = getComputedStyle(element);
    const [height, length, speed] = ['--headway-amplitude', '--headway-wavelength', '--headway-wave-speed'].map((name, i) => {
      const own = parseFloat(style.getPropertyValue(name));
      return isNaN(own) ? wave.shape[i] : own;
    });
    const isOn = element.hasAttribute('wave') && length > 0 && length < Infinity;
    Object.assign(this, { thickness, height: isOn ? clamp(height, room) : 0, speed: abs(speed) < slowest ? 0 : Math.sign(speed) * clamp(abs(speed), fastest) });
    this.key = [this.height, length, this.speed, thickness];
    this.given = max(length, least);
  }
  draw() {
    const { thickness } = this;
    this.fit(this.given);
    for (const nodes of this.lines) nodes.forEach(({ firstChild }, i) => firstChild.setAttribute('d', this.line(this.height * i / steps)));
    for (const { style } of this.discs) [style.inlineSize, style.blockSize, style.margin] = [`${thickness}px`, `${thickness}px`, `${-thickness / 2}px`];
  }
  get travels() { return this.height > 0 && this.speed !== 0 && this.raised.to === 1 && !this.element.isReduced; }
  get loops() {
    const length = abs(1000 / this.speed);
    // Where it starts over there is a jump, which need not be looked for.
    const { raised, element: { now, presence } } = this, isSteady = raised.end <= now && presence.end <= now;
    return this.height && this.speed ? [{ start: 0, length, corners: [length - 0.04], name: 'wave', of: 'wave', isSteady }] : [];
  }
  heightAt(time) { return this.height && this.raised.at(time, this.element.isReduced); }
}

/** Along a bar, for three pieces: the line between the middles of their round ends. */
export class LevelWave extends Wave {
  constructor(element, parent) {
    super(element, parent, 0);
    Object.assign(this.node.style, { overflow: 'hidden', color: 'var(--a)' });
    for (let i = 0; i < 3; i++) {
      const place = this.parts.length, strip = box({}, ...this.frames()), still = box({}, strip);
      const inner = box({ overflow: 'hidden' }, still), outer = box({ overflow: 'hidden' }, inner);
      this.parts.splice(place, 0, [outer, 'transform', moved], [inner, 'transform', moved], [still, 'transform', moved], [strip, 'transform', moved, 'wave']);
      const dot = () => this.dot(([x, share, turn]) => `translate(${x}px)scaleX(${share / 50})rotate(${turn}deg)`);
      const piece = box({}, outer, dot(), dot());
      this.parts.push([piece, 'opacity', faded]);
      this.node.append(piece);
    }
  }
  fit(length) {
    const { size: [width] } = this.element;
    this.length = max(length, width / most);
    this.node.style.inset = `${-this.height}px 0`;
    this.middle = this.thickness / 2 + this.height;
    for (const nodes of this.lines) for (const { style } of nodes) style.strokeWidth = `${this.thickness}px`;
  }
  line(height) {
    const { length, middle, element: { size: [width] } } = this, half = length / 2, bend = handle * half;
    const way = (down) => `c${bend} 0 ${half - bend} ${down} ${half} ${down}`;
    return `M${-length} ${middle - height}` + (way(2 * height) + way(-2 * height)).repeat(Math.ceil(width / length) + 2);
  }
  numbers(time, pieces, grown) {
    const { element: { size: [width] }, length, thickness } = this, inset = thickness * grown / 2, share = this.heightAt(time);
    return [0, 1, 2].flatMap((i) => {
      const [a, b] = pieces[i] ?? [0, 2 * inset], from = a + inset, to = b - inset, height = share * this.height;
      const ends = [from, to].flatMap((x) => this.dotAt(time, [x, grown * 50], 360 * x / length, height));
      return [[to - width], [width - to + from], [-from], [length * this.phase(time)], ...this.framesAt(share), ...ends, [pieces[i] ? 50 : 0]];
    });
  }
}

/** Round a ring: a half plane, one in it, and beyond half a turn a second one. */
export class RingWave extends Wave {
  constructor(element, parent) {
    super(element, parent, '50%');
    const half = (child) => box({ left: '50%', inlineSize: '50%', overflow: 'hidden', transformOrigin: '0 50%' }, child);
    const whole = (child) => box({ left: '-100%', inlineSize: '200%' }, child);
    const add = () => {
      const place = this.parts.length, line = box({}, ...this.frames()), still = whole(line);
      this.parts.splice(place, 0, [still, 'transform', turned], [line, 'transform', turned, 'wave']);
      return still;
    };
    const inner = half(add()), first = half(whole(inner)), second = half(add());
    const dot = () => this.dot(([x, radius, turn]) => `rotate(${x}deg)translateY(${-radius}px)rotate(${turn}deg)`);
    this.node.append(first, second, dot(), dot());
    this.parts.push([first, 'transform', turned], [inner, 'transform', turned], [second, 'transform', turned], [this.node, 'opacity', faded]);
  }
  fit(length) {
    const { radius } = this.element.arcs[1], round = 2 * Math.PI * radius;
    this.radius = radius;
    this.count = max(fewest, Math.round(min(round / length, most)));
  }
  line(height) {
    const { element: { half }, count, radius } = this, points = 24 * count;
    const at = (i) => {
      const angle = 2 * Math.PI * i / points, away = radius - height + height * Math.cos(count * angle);
      return `${(half + away * Math.sin(angle)).toFixed(3)} ${(half - away * Math.cos(angle)).toFixed(3)}`;
    };
    return `M${Array.from({ length: points }, (_, i) => at(i)).join('L')}Z`;
  }
  /** Of an arc whose ends have a place and a share of a dot; one that does not show has none. */
  numbers(time, isShown, from, way, share, grown) {
    const raised = this.heightAt(time) * grown, height = this.height * raised, { count, radius } = this;
    const phase = [360 / count * this.phase(time)], less = min(way - 180, 0), last = from + way - 180;
    const plane = (turn) => [[-turn], phase, ...this.framesAt(raised)];
    const ends = [from, from + way].flatMap((x) => this.dotAt(time, [x, radius - height], count * x, height, share));
    return [...plane(from + less), ...plane(last), ...ends, [from], [less], [last, way > 180 ? 50 : 0], [isShown ? 50 : 0]];
  }
}
