// The bar. Its pieces run between two ends each. The first and the last touch the bar's own ends, so that one box moves
// for each; every other is two boxes, one in the other: the outer's end and the inner's beginning are the piece's. In each
// box all colours lie one over the other, so that a piece's colour is a place as well, and the compositor moves all of it.
import { linear, linearThemes } from './motion.js';
import { HeadwayElement, define } from './element.js';
import { along, clamp, faded, floor, max, min } from './numbers.js';

const { classic, material3 } = linearThemes;
const [track, buffer, bar] = [0, 1, 2];
const colors = ['track', 'buffer', 'bar', 'bar', 'bar'].map((part, i) => ['i', { part }, ...i === bar ? [['u']] : []]);
const lengths = ({ stop, gap }) => `gap:var(--headway-stop,${stop}px) var(--headway-gap,${gap}px)`;
const place = ([x, y, share]) => `translate(${x}px)scaleY(${share / 50})translateY(${y}%)`;

export class HeadwayLinearProgress extends HeadwayElement {
  static get content() {
    return ['div', { id: 'r', part: 'base' }, ['p', {}, ...[0, 1, 2].map(() => ['b', {}, ...colors])], ['s', { part: 'stop' }]];
  }
  // Upright it is a lying one turned, which grows from the side where text begins.
  static get style() {
    return `
:host{display:block;position:relative;writing-mode:horizontal-tb;--w:var(--headway-thickness,4px);--m:max(0px,var(--headway-amplitude,3px));--h:var(--w);block-size:var(--h);contain:layout paint style}
:host([wave]){--h:calc(var(--w) + 2*var(--m))}
#r,#r *{position:absolute;inset:0;border-radius:inherit;margin:0}
#r{inset:auto 0;top:calc(50% - var(--w)/2);block-size:var(--w);max-block-size:100%;border-radius:var(--headway-radius,99px);${lengths(material3)};color:var(--a);transition:.1ms gap,.1ms border-radius,.1ms color}
:host(:dir(rtl)) #r{scale:-1 1}
:host([theme=classic]) #r{inset:0;block-size:auto;max-block-size:none;border-radius:var(--headway-radius,0);${lengths(classic)}}
:host([wave][theme=classic]) #r{inset-block:min(var(--m),max(0px,50% - 2px))}
:host([orientation]){inline-size:var(--h);block-size:48px;container-type:size}
:host([orientation]) #r{--f:min(var(--w),100cqw);inset:auto;inline-size:100cqh;block-size:var(--f);top:calc(50cqh - var(--f)/2);left:calc(50cqw - 50cqh);rotate:90deg}
:host([orientation][theme=classic]) #r{--f:100cqw;top:calc(50cqh - var(--f)/2)}
:host([orientation][theme=classic][wave]) #r{--f:max(min(4px,100cqw),100cqw - 2*var(--m))}
:host([orientation]:dir(rtl)) #r,:host([orientation=upward]) #r{scale:1 -1}
:host([orientation=upward]) #r{rotate:-90deg}
:host([orientation=upward]:dir(rtl)) #r{scale:none}
p,.m,.g i{overflow:hidden}
#r i{height:100%;background:var(--a)}
#r i:nth-child(1){background:var(--t)}
#r i:nth-child(2){top:600%;background:var(--b)}
#r i:nth-child(3){top:1200%}
#r i:nth-child(4){top:1800%;background:var(--headway-color-2,color-mix(in srgb,var(--a) 60%,var(--t)))}
#r i:nth-child(5){top:2400%;background:var(--headway-color-3,color-mix(in srgb,var(--a) 20%,var(--t)))}
u{background:linear-gradient(90deg,var(--headway-gradient));transform-origin:0}
b:last-of-type>i>u{transform-origin:100%}
@media(forced-colors:active){u{display:none}#r i:nth-child(4){background:var(--b)}#r i:nth-child(5){background:var(--t)}}
s{aspect-ratio:1;background:var(--a)}
#r s{right:auto;border-radius:50%}
`;
  }

  constructor() {
    super();
    const [mark] = this.all('s'), { base } = this;
    Object.assign(this, { mark, backward: 'reset', ahead: this.transition(0), slots: 0, parts: [
      [mark, 'transform', ([x, wide, high]) => `translate(${x}px)scale(${wide / 50},${high / 50})`],
      [base, 'transform', ([x]) => `translateY(${50 - x}%)scaleY(${x / 50})`],
      [base, 'opacity', faded]] });
    for (const node of this.all('b')) this.add(node);
    this.grow(1);
  }
  /** A place for a piece: of the whole way, at its end, at its beginning, and between. */
  add(node, ...inner) {
    this.slots++;
    this.parts.push([node, 'transform', place], [node, 'opacity', faded],
      [node.querySelector('u'), 'transform', ([x]) => `scaleX(${x / 50})`], ...inner.map((node) => [node, 'transform', place]));
  }
  /** Makes places for so many pieces between. */
  grow(count) {
    const [, right] = this.all('p>b:not(.m)');
    while (this.slots < count + 3) {
      const outer = document.createElement('b'), inner = right.cloneNode(true);
      outer.className = 'm';
      outer.append(inner);
      right.before(outer);
      this.add(outer, inner);
    }
  }
  get buffer() { return clamp(this.number('buffer', 0), this.max); }
  set buffer(buffer) { if (buffer == null || !isNaN(Number(buffer))) this.reflect('buffer', buffer); }
  get timing() { return this.isClassic ? classic : material3; }
  get motion() { return this.isReduced ? linear.reduced : linear[this.getAttribute('motion')] ?? linear.disjoint; }
  get covers() { return this.motion === linear.contiguous && this.isClassic; }
  // Only Material's contiguous motion begins with a full picture, so only it has to come in.
  get entrance() { return this.motion === linear.contiguous && !this.isClassic ? this.timing.visibility : [0]; }
  get until() { return this.covers && this.isMoving ? this.since + 2 * linear.contiguous[2] : 0; }

  turn(animated) {
    const now = this.pay(), ended = super.turn(animated), ahead = this.buffer / this.max;
    if (ahead !== this.ahead.to || !animated) this.ahead.turn(ahead, now, this.animates(animated) ? this.timing.change : [0]);
    return ended;
  }
  /** Reads what the page's styles say of lengths. */
  read() {
    const { columnGap, rowGap, borderTopLeftRadius } = getComputedStyle(this.base);
    [this.gap, this.stop, this.radius] = [columnGap, rowGap, borderTopLeftRadius].map((x) => min(parseFloat(x) || 0, this.size[0]));
    // A gradient lies over the filled part alone.
    this.isGraded = this.isSet('gradient');
    this.base.classList.toggle('g', this.isGraded);
    const wave = this.withWave('LevelWave', this.base);
    // Every place of a piece comes before the wave's.
    if (wave ?? this.hasAttribute('wave')) this.grow(5);
    wave?.read(this.size[1], (min(this.clientWidth, this.clientHeight) - this.size[1]) / 2);
    this.key = [this.size, this.gap, this.stop, this.radius, this.isGraded, wave?.key];
  }
  plan(now) {
    super.plan(now);
    // What lies over moving layers would be one as well.
    this.mark.hidden = this.isMoving && this.end === Infinity;
    this.base.firstChild.firstChild.hidden = this.gap > 0;
  }
  get loops() {
    const { motion, since } = this, [length, ...tracks] = motion;
    this.grow(this.motionShare.end > this.now ? 5 : motion === linear.web ? 3 : 1);
    if (motion !== linear.contiguous) return [{ start: since, length, corners: tracks.flat().map(([time]) => time), name: this.getAttribute('motion') }];
    const step = tracks[1];
    return [{ start: since, length: 3 * step, corners: [step, 2 * step], name: 'contiguous' }];
  }

  layout(time) {
    const at = (transition) => transition.at(time, this.isReduced);
    const { size: [width, height], gap, motion } = this;
    const [shows, whole] = this.presenceAt(time), grown = shows || 1e-4;
    const moving = at(this.motionShare), value = at(this.valueShare), elapsed = clamp(time - this.since, Infinity);
    const head = at(this.shown) * value, filled = max(head, at(this.ahead) * value);
    const pieces = [], waves = [], raised = this.wave?.heightAt(time);
    const put = (color, from, to, opacity = 1) => {
      const a = max(0, from), b = min(width, to);
      if (a < b) pieces.push({ color, a, b, opacity });
    };
    // A wave, or a straight bar where there is none or it would be shorter than a dot.
    const fill = (i, from, to) => {
      if (raised && (to - from) * width > height * grown) waves[i] = [from * width, to * width];
      else put(bar, from * width, to * width);
    };
    // The gap at the very ends of the way closes.
    const gapAt = (share) => gap * clamp(share / 0.01);
    // The track is what the head of the value and the moving bars leave, a gap away.
    const lay = (edge, others, opacity) => {
      if (!gap) return put(track, 0, width, opacity);
      let begin = edge && edge * width + gapAt(edge);
      for (const [tail, end] of others.sort(([a], [b]) => a - b)) {
        if (tail > edge) put(track, begin, tail * width - gapAt(1 - tail));
        edge = max(edge, end);
        begin = edge * width + gapAt(edge);
      }
      put(track, begin, width, opacity);
    };
    const isContiguous = moving && motion === linear.contiguous, leavesTrack = isContiguous && !this.covers;
    // Three neighbours, half a gap from each other, each with a colour of its own that goes on with it.
    const [, edge, step] = linear.contiguous, count = floor(elapsed / step), phase = elapsed - count * step;
    const ends = [-gap, ...[phase, phase + step].map((time) => along(edge, time) * width), width + gap];
    if (leavesTrack) {
      if (moving < 1) lay(head, [], 1 - moving);
      fill(0, 0, head);
    } else {
      const all = moving && !isContiguous ? this.bars(elapsed, moving) : [], others = all.filter(([tail, end]) => tail < end);
      lay(isContiguous ? max(filled, count > 1 ? 1 : ends[count + 1] / width) : filled, others, 1);
      if (filled > head) put(buffer, gap && head && head * width + gapAt(head), filled * width);
      fill(0, 0, head);
      all.forEach((ends, i) => fill(i + 1, ...ends));
    }
    for (const i of isContiguous ? [0, 1, 2] : []) {
      // On the originals' empty track the colours come in one by one.
      if (leavesTrack || i <= count) put(bar + ((count - i) % 3 + 3) % 3, ends[i] + gap / 2, ends[i + 1] - gap / 2, moving);
    }
    const road = gap ? undefined : pieces.find(({ color }) => color === track);
    const rest = pieces.filter((piece) => piece !== road);
    const left = rest.findLast(({ a, color }) => !a && color !== buffer), right = rest.findLast((piece) => piece.b === width && piece !== left);
    const places = [road, right, left, ...rest.filter((piece) => piece !== right && piece !== left)];
    const mark = leavesTrack ? 0 : min(this.stop, height) * grown * value, middle = width - height * grown / 2;
    // The mark at the end yields to the head over the length of a gap.
    const free = middle - mark / 2 - filled * width, disc = mark * (gap ? clamp(free / gap) : +(free >= 0)) / height * 50;
    return [[middle - height / 2, disc, disc / grown], [shows * 50], [whole * 50],
      ...Array.from({ length: this.slots }, (_, i) => this.box(places[i], i, grown)).flat(),
      ...this.wave?.numbers(time, waves, grown) ?? []];
  }
  /** The moving bars within the track, drawn together about their middles while the motion leaves. */
  bars(elapsed, share) {
    const [length, ...tracks] = this.motion, numbers = tracks.map((track) => along(track, elapsed % length));
    return [0, 2].map((i) => {
      const [a, b] = numbers.slice(i, i + 2), isCentered = this.motion === linear.web;
      const middle = isCentered ? a : (a + b) / 2, half = (isCentered ? b : b - a) / 2 * share;
      return [clamp(middle - half), clamp(middle + half)];
    });
  }
  /** Where the boxes of a piece go; one shorter than its round ends loses height, so that they stay round. */
  box(piece, i, grown) {
    const [width, height] = this.size, isBetween = i > 2;
    const { a, b, color, opacity } = piece ?? { a: 2 * width, b: -width, color: 0, opacity: 1 };
    const length = b - a, full = min(this.radius, height / 2), thickness = height * grown, radius = min(full, thickness / 2);
    const wanted = thickness - 2 * (radius - min(radius, length / 2)), cut = max(0, full - length / 2);
    const present = isBetween ? (height - 2 * full + 2 * Math.sqrt(full * full - cut * cut)) * grown : thickness;
    const share = length > 0 ? max(wanted / present * 50, 5) : 50, y = -600 * color;
    const rest = [[opacity * 50], [this.isGraded ? length / width * 50 : 50]];
    if (isBetween) return [[b - width, 0, share], ...rest, [length > 0 ? width - length : 0, y, 50]];
    return [[i === 2 ? b - width : a, y, share], ...rest];
  }
}
define('headway-linear-progress', HeadwayLinearProgress);
