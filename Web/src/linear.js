// The bar. Every piece of it is two boxes as wide as the bar, one in the other: the outer's end and the inner's
// beginning are the piece's, so that round ends stay round and both edges move on the compositor.
import { linear, linearThemes } from './motion.js';
import { along, clamp } from './plan.js';
import { ValueElement, define, sheet } from './element.js';
import { colors } from './colors.js';

const names = ['track', 'track', 'track', 'buffer', 'bar', 'bar', 'bar', 'bar'];
const content = [['div', { id: 'r', part: 'base' },
  ...names.map((name, i) => ['b', { class: `p${i}` }, ['i', { part: name, class: name }, ['u', {}]]]), ['i', { class: 'stop', part: 'stop' }]]];
const { classic, material3 } = linearThemes;
const styles = sheet(`
:host{display:block;position:relative;block-size:var(--headway-thickness,4px);min-inline-size:0;contain:layout paint style}
#r,#r *{position:absolute;inset:0;border-radius:inherit}
#r{inset:auto 0;top:calc(50% - var(--headway-thickness,4px)/2);block-size:var(--headway-thickness,4px);max-block-size:100%;border-radius:var(--headway-radius,99px);gap:var(--headway-stop,${material3.stop}px) var(--headway-gap,${material3.gap}px);transform-origin:bottom;transition:gap .1ms,border-radius .1ms}
:host(:dir(rtl)) #r{scale:-1 1}
:host([theme=classic]) #r{inset:0;block-size:auto;border-radius:var(--headway-radius,0);gap:var(--headway-stop,${classic.stop}px) var(--headway-gap,${classic.gap}px)}
#r b{overflow:hidden}
.track{background:var(--t)}
.buffer{background:var(--b)}
.bar,.stop{background:var(--a)}
.graded .bar{overflow:hidden}
.graded .bar u{background:linear-gradient(90deg,var(--headway-gradient));transform-origin:0}
@media(forced-colors:active){u{display:none}}
:host([motion=contiguous]) .p6>i{background:var(--headway-color-2,color-mix(in srgb,var(--a) 60%,var(--t)))}
:host([motion=contiguous]) .p7>i{background:var(--headway-color-3,color-mix(in srgb,var(--a) 20%,var(--t)))}
#r .stop{inset:0 auto 0 0;aspect-ratio:1;border-radius:50%}
`);

// The order of the pieces.
const [buffer, done, first] = [3, 4, 5];
const bar = (a, b) => a < b ? [a, b] : null;

export class HeadwayLinearProgress extends ValueElement {
  static get observedAttributes() { return [...super.observedAttributes, 'buffer']; }
  ahead = this.transition(0);

  constructor() {
    super([colors, styles], content);
    const px = (x) => `translateX(${+x.toFixed(2)}px)`;
    const formats = [
      ([x, scale, opacity]) => ({ transform: `${px(x)} scaleY(${+(scale / 100).toFixed(4)})`, opacity: +(opacity / 100).toFixed(4) }),
      ([x]) => ({ transform: px(x) }),
      ([share]) => ({ transform: `scaleX(${+(share / 100).toFixed(4)})` }),
    ];
    this.parts = [...this.root.querySelectorAll('b,b>i,u')].map((node) => [node, formats['biu'.indexOf(node.localName)]]);
    const stop = this.root.querySelector('.stop');
    this.parts.push([stop, ([x, wide, high]) => ({ transform: `${px(x)} scale(${+(wide / 100).toFixed(4)},${+(high / 100).toFixed(4)})` })]);
    // A browser may drop what has no height from its compositor: what waits is whole, and not seen.
    this.parts.push([this.base, ([grown]) => ({ transform: `scaleY(${+(grown / 100).toFixed(4)})`, opacity: 1 }), { transform: 'scaleY(1)', opacity: 0 }]);
  }
  get buffer() { return clamp(this.getAttribute('buffer') / this.max) * this.max || 0; }
  set buffer(buffer) { if (!isNaN(buffer)) this.setAttribute('buffer', buffer); }
  get timing() { return this.isClassic ? classic : material3; }
  get motion() {
    return this.isReduced ? linear.reduced : linear[this.getAttribute('motion')] ?? linear.disjoint;
  }

  get isContiguous() { return this.getAttribute('motion') === 'contiguous' && !this.isReduced; }

  // Only the contiguous motion begins with a full picture, so only it has to come in.
  get entrance() { return this.isContiguous ? this.timing.visibility : [0]; }
  get backward() { return 'reset'; }
  turn(animated) {
    const now = this.pay();
    const ended = super.turn(animated);
    const ahead = this.buffer / this.max;
    if (ahead !== this.ahead.to || !animated) this.ahead.turn(ahead, now, this.animates(animated) ? this.timing.change : [0]);
    return ended;
  }
  /** Reads what the page's styles say of lengths. */
  measure() {
    if (!this.isConnected) return;
    const { columnGap, rowGap, borderTopLeftRadius } = getComputedStyle(this.base);
    [this.gap, this.stop, this.radius] = [columnGap, rowGap, borderTopLeftRadius].map((x) => parseFloat(x) || 0);
    // A gradient lies over the filled part alone.
    this.isGraded = getComputedStyle(this).getPropertyValue('--headway-gradient').trim() !== '';
    this.base.classList.toggle('graded', this.isGraded);
    this.key = [this.size, this.gap, this.stop, this.radius, this.isGraded];
    this.plan();
  }
  get cycle() {
    const { length, step = 1, tracks } = this.motion;
    const corners = this.isContiguous ? [0, 1 / 3, 2 / 3] : tracks.flat().map(([offset]) => offset);
    return { key: this.getAttribute('motion'), length: length * step * (this.isContiguous ? 3 : 1), corners };
  }

  layout(time) {
    const reduced = this.isReduced;
    const at = (transition) => transition.at(time, reduced);
    const [width] = this.size;
    // What waits is laid out whole, since it is not to change when it begins to grow.
    const shows = at(this.presence), waits = !shows && time < this.presence.start;
    const grown = waits ? 1 : shows || this.presence.to && 1e-4, moving = at(this.motionShare), value = at(this.valueShare);
    const head = at(this.shown) * value;
    const elapsed = Math.max(0, time - this.since);
    const pieces = Array(8).fill(null);
    pieces[done] = bar(0, head * width);
    let stop = null;
    if (moving > 0 && this.isContiguous) {
      if (moving < 1) this.lay(pieces, [head], (1 - moving) * 100);
      this.layContiguous(pieces, elapsed, moving);
    } else {
      const buffered = at(this.ahead) * value;
      const others = moving > 0 ? this.moving(elapsed, moving) : [];
      others.forEach((piece, i) => pieces[first + i] = piece && bar(piece[0] * width, piece[1] * width));
      this.lay(pieces, [Math.max(head, buffered), ...others], 100);
      if (buffered > head) pieces[buffer] = bar(this.gap && head ? head * width + this.gapAt(head) : 0, buffered * width);
      stop = this.mark(grown, value, Math.max(head, buffered));
    }
    return [...pieces.flatMap((piece) => this.box(piece, grown)), stop, waits ? null : [shows * 100]];
  }
  /** The moving bars within the track, drawn together about their middles while the motion leaves. */
  moving(elapsed, share) {
    const { length, tracks, isCentered } = this.motion;
    const numbers = tracks.map((track) => along(track, elapsed / length % 1));
    return [0, 2].map((i) => {
      const [a, b] = numbers.slice(i, i + 2);
      const middle = isCentered ? a : (a + b) / 2, half = (isCentered ? b : b - a) / 2 * share;
      const [tail, head] = [clamp(middle - half), clamp(middle + half)];
      return tail < head ? [tail, head] : null;
    });
  }
  /** Three neighbours, half a gap from each other, each with a colour of its own that goes on with it. */
  layContiguous(pieces, elapsed, share) {
    const { length, step, tracks: [track] } = this.motion;
    const [width] = this.size, half = this.gap / 2;
    const count = Math.floor(elapsed / length / step);
    const ends = [0, 1].map((i) => along(track, elapsed / length - count * step + i * step) * width);
    [bar(0, ends[0] - half), bar(ends[0] + half, ends[1] - half), bar(ends[1] + half, width)]
      .forEach((piece, i) => pieces[first + ((count - i) % 3 + 3) % 3] = piece && [...piece, share * 100]);
  }
  /** The gap at the very ends of the way closes. */
  gapAt(share) { return this.gap * clamp(share / 0.01); }
  /** The track is what the head of the value and the moving bars leave, a gap away. */
  lay(pieces, [head, ...others], opacity) {
    const [width] = this.size;
    if (!this.gap) return pieces[2] = [0, width, opacity];
    let edge = head, follows = head > 0;
    others.filter((piece) => piece).sort((a, b) => a[0] - b[0]).forEach(([tail, end], i) => {
      if (tail > edge) pieces[i] = bar(edge * width + (follows ? this.gapAt(edge) : 0), tail * width - this.gapAt(1 - tail));
      edge = Math.max(edge, end);
      follows = true;
    });
    pieces[2] = bar(edge * width + (follows ? this.gapAt(edge) : 0), width);
    pieces[2]?.push(opacity);
  }
  /** The mark at the end yields to the head over the length of a gap. */
  mark(grown, value, head) {
    const [width, height] = this.size;
    const full = Math.min(this.stop, height) * grown * value;
    const middle = width - height * grown / 2;
    const free = middle - full / 2 - head * width;
    const disc = full * (this.gap ? clamp(free / this.gap) : +(free >= 0)) / height * 100;
    return disc > 0 ? [middle - height / 2, disc, disc / grown] : null;
  }
  /** Where the two boxes of a piece go; one shorter than its round ends loses height, so that they stay round. */
  box(piece, grown) {
    const [width, height] = this.size;
    const [a, b] = [Math.max(0, piece?.[0]), Math.min(width, piece?.[1])];
    const length = b - a, thickness = height * grown;
    if (!(length > 0 && grown > 0)) return [null, null, null];
    const full = Math.min(this.radius, height / 2);
    const radius = Math.min(full, thickness / 2);
    const wanted = thickness - 2 * (radius - Math.min(radius, length / 2));
    const cut = Math.max(0, full - length / 2);
    const present = (height - 2 * full + 2 * Math.sqrt(full * full - cut * cut)) * grown;
    return [[b - width, wanted / present * 100, piece[2] ?? 100], [width + a - b], [this.isGraded ? length / width * 100 : 100]];
  }
}
define('headway-linear-progress', HeadwayLinearProgress);
