// What the elements share: attributes, seeing and sizing, the value and its completions, and playing what a layout says.
import { Transition, clamp, keyframes, sample, styled } from './plan.js';

// On a server the modules load and do nothing.
export const page = globalThis.HTMLElement;
const reduce = page ? matchMedia('(prefers-reduced-motion:reduce)') : {};

// One observer each for all elements of the page, and one listener for what concerns all.
const elements = new Set();
const seeing = page && new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => {
  const changes = target.isSeen !== isIntersecting;
  target.isSeen = isIntersecting;
  if (changes) target.plan();
}));
const sizing = page && new ResizeObserver((entries) => entries.forEach(({ target, borderBoxSize: [box] }) => {
  const element = target.getRootNode().host;
  element.size = [box.inlineSize, box.blockSize];
  element.measure();
}));
if (page) {
  const all = () => elements.forEach((element) => element.plan());
  reduce.addEventListener('change', all);
  document.addEventListener('visibilitychange', all);
}

// The keyframes of loops: alike wherever motion, theme and size are.
const loops = new Map();
// How far a motion is played out before a loop takes over: so long may the page be busy meanwhile.
const lead = 4000;

export const number = (text) => text?.trim() && !isNaN(text) ? +text : null;

/** 100 only when done. */
export const percent = (fraction) => fraction < 1 ? Math.min(99, Math.round(fraction * 100)) : 100;

/**
 * Base of the elements. A subclass has `timing` (of its theme), `parts` (a node and the style of its numbers each),
 * `layout(time)` (those numbers) and `cycle` (length and corners of its endless motion, if any).
 */
export class HeadwayElement extends (page ?? class {}) {
  static get observedAttributes() { return ['value', 'max', 'hidden', 'theme']; }
  internals = this.attachInternals();
  size = [0, 0];
  isSeen = true;
  animations = [];
  owed = [];
  transitions = [];
  // How far it is, and how much of that is on screen; NaN is not known.
  known = 0;
  isKnown = true;
  shown = this.transition(0);
  // How much shows of the whole, of the value, and of the motion that stands for one.
  presence = this.transition(1);
  valueShare = this.transition(1);
  motionShare = this.transition(0);
  since = 0;
  shownSince = -Infinity;
  saidAt = -Infinity;

  constructor(sheets, content) {
    super();
    this.root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.root.adoptedStyleSheets = sheets;
    this.root.append(...content.map(build));
    this.base = this.$('r');
    // A length that the layout needs was changed from outside: it has a transition of its own to tell.
    this.root.addEventListener('transitionend', () => this.measure());
  }
  $(id) { return this.root.getElementById(id); }
  transition(value) {
    const transition = new Transition(value);
    this.transitions.push(transition);
    return transition;
  }

  connectedCallback() {
    // What was set before the element was defined.
    for (const name of Object.keys(this)) {
      if (name in this.constructor.prototype) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    elements.add(this);
    seeing.observe(this);
    sizing.observe(this.base);
    this.isSeen = this.hasBegun = true;
    this.begin();
  }
  disconnectedCallback() {
    elements.delete(this);
    seeing.unobserve(this);
    sizing.unobserve(this.base);
    this.cut();
    for (const transition of this.transitions) transition.rest();
    this.plan();
  }
  attributeChangedCallback(name, old, text) {
    // While it is upgraded it has all its attributes at once.
    if (old !== text && this.hasBegun && this.isConnected && !this.isSetting) this.changed(name);
  }
  /** Sets attributes that are not to be followed one by one. */
  quietly(set) {
    this.isSetting = true;
    set();
    this.isSetting = false;
  }

  get now() { return document.timeline.currentTime ?? performance.now(); }
  get isReduced() { return reduce.matches; }
  get isClassic() { return this.getAttribute('theme') === 'classic'; }
  /** Whether it moves without end once nothing else does, and since when. */
  get isMoving() { return this.motionShare.to === 1; }
  get origin() { return this.since; }
  get isGone() { return this.internals.states.has('gone'); }
  /** Whether a change is seen, and so may move. */
  animates(animated) { return animated && this.isSeen && !this.isGone && this.isConnected && !this.isReduced && !document.hidden; }

  get max() {
    const max = number(this.getAttribute('max'));
    return max > 0 && max < Infinity ? max : 1;
  }
  set max(max) { this.setAttribute('max', max); }
  get value() {
    const value = number(this.getAttribute('value'));
    return value === null ? null : clamp(value / this.max) * this.max;
  }
  set value(value) { this.setValue(value); }
  /** The wanted fraction, null where it is not known. */
  get fraction() { return this.value === null ? null : this.value / this.max; }
  /** Sets the value; resolves true when it got there, false when something else came first. */
  setValue(value, { animated = true } = {}) {
    // What is no number says nothing.
    if (value != null && isNaN(value)) return Promise.resolve(true);
    this.quietly(() => value == null ? this.removeAttribute('value') : this.setAttribute('value', value));
    return this.apply(animated);
  }
  show(options) { return this.setHidden(false, options); }
  hide(options) { return this.setHidden(true, options); }

  /** Turns to the wanted fraction. */
  goTo(fraction, backward, animated) {
    const now = this.pay();
    if (fraction === null) {
      this.isKnown = false;
      this.cut('value');
      return this.owe('value', now);
    }
    const moves = this.animates(animated) && this.valueShare.at(now) > 0;
    const joins = this.isKnown && fraction === this.known && moves;
    const resets = backward === 'reset' && fraction < this.known;
    this.known = fraction;
    this.isKnown = true;
    if (!joins) {
      this.cut('value');
      if (resets) this.shown.rest(0);
      if (moves) this.shown.turn(fraction, now, this.timing.change); else this.shown.rest(fraction);
    }
    return this.owe('value', this.shown.end);
  }
  /** Turns to showing a value or a motion; one that begins afresh comes in by an entrance of its own. */
  blend(isMoving, animated, entrance = [0]) {
    const now = this.now;
    if (isMoving === (this.motionShare.to === 1)) return;
    const isFresh = isMoving && this.motionShare.at(now) <= 0;
    if (isFresh) this.since = now;
    const length = this.animates(animated) ? this.timing.mode : [0];
    this.valueShare.turn(+!isMoving, now, length);
    this.motionShare.turn(+isMoving, now, isFresh && length[0] ? entrance : length);
  }
  setHidden(hidden, { animated = true } = {}) {
    const now = this.pay();
    const { presence } = this;
    const length = animated && this.isConnected && !this.isReduced && !document.hidden ? this.timing.visibility : [0];
    this.quietly(() => this.toggleAttribute('hidden', hidden));
    if (+!hidden !== presence.to || !length[0] && now < presence.end) {
      this.cut('visibility');
      let wait = 0;
      if (hidden) {
        if (this.shownSince <= now) wait = Math.max(0, this.shownSince + this.span('minimum-visible') - now);
      } else if (presence.at(now) <= 0) {
        wait = this.span('show-delay');
        this.shownSince = now + wait;
        this.isSeen = true;
      }
      presence.turn(+!hidden, now, length, wait);
    }
    const ended = this.owe('visibility', presence.end);
    this.plan();
    this.say();
    return ended;
  }
  span(name) { return Math.min(Math.max(number(this.getAttribute(name)) ?? 0, 0), 1e9); }

  /** A promise of what is due at a time. */
  owe(property, due) {
    return new Promise((resolve) => this.owed.push({ property, due: Math.max(due, this.now), resolve }));
  }
  /** Cuts short what a property owes, or all. */
  cut(property) {
    this.owed = this.owed.filter((each) => property && each.property !== property || each.resolve(false));
  }
  /** Pays what is due, in order; gives the present time. */
  pay(now = this.now) {
    const due = this.owed.filter((each) => each.due <= now).sort((a, b) => a.due - b.due);
    this.owed = this.owed.filter((each) => each.due > now);
    for (const each of due) each.resolve(true);
    return now;
  }

  /** Plays what the layout says from now on, on the compositor; where nobody sees it, shows it at rest. */
  plan(now = this.now) {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.pay(now);
    this.internals.states[this.presence.to || this.presence.end > now ? 'delete' : 'add']('gone');
    const end = Math.max(...this.transitions.map((transition) => transition.end));
    const { isMoving, origin } = this;
    const cycle = isMoving || end > now ? this.cycle : null;
    if (this.size[0] && this.isConnected) {
      const isSeen = this.isSeen && !this.isGone && !document.hidden;
      if (isSeen && end > now) {
        const to = isMoving ? end + lead : end;
        const corners = this.transitions.flatMap(({ start, end }) => [start, end]);
        for (let at = now - ((now - origin) % cycle.length); at < to; at += cycle.length) {
          corners.push(at, ...cycle.corners.map((corner) => at + corner * cycle.length));
        }
        const keys = sample((time) => this.layout(time), now, to, corners);
        this.play(this.parts.map((part, i) => keyframes(keys, i, part)), now, { duration: to - now });
      } else if (isSeen && isMoving) {
        const { length, corners } = cycle;
        const key = [this.localName, this.key, cycle.key, this.isReduced];
        if (!loops.has(`${key}`)) {
          const from = origin + Math.ceil((now - origin) / length + 1) * length;
          this.isLooping = true;
          const keys = sample((time) => this.layout(time), from, from + length, corners.map((corner) => from + corner * length));
          this.isLooping = false;
          loops.set(`${key}`, this.parts.map((part, i) => {
            const frames = keyframes(keys, i, part);
            return frames && new KeyframeEffect(null, frames, { duration: length, iterations: Infinity });
          }));
        }
        const { extra } = this;
        if (extra) {
          const keys = sample(extra.layout, extra.start, extra.start + extra.length, extra.corners);
          const frames = [];
          frames[extra.part] = keyframes(keys, 0, this.parts[extra.part]);
          this.play(frames, origin + extra.start, { duration: extra.length, iterations: Infinity, fill: 'backwards' });
        }
        this.play(loops.get(`${key}`), origin);
      }
      const rest = this.layout(isMoving ? now : Math.max(now, end));
      this.parts.forEach((part, i) => Object.assign(part[0].style, styled(rest[i], part)));
    }
    this.end = end > now ? end : Infinity;
    this.wake(now);
  }
  play(frames, start, options) {
    frames.forEach((list, i) => {
      if (!list) return;
      // An effect is copied, which spares the browser its keyframes.
      const effect = options ? new KeyframeEffect(null, list, options) : new KeyframeEffect(list);
      [effect.target] = this.parts[i];
      const animation = new Animation(effect);
      animation.play();
      animation.startTime = start;
      this.animations.push(animation);
    });
  }
  /** One timer for whatever comes next. */
  wake(now) {
    clearTimeout(this.timer);
    const due = Math.min(...this.owed.map((each) => each.due), this.end, this.isUnsaid ? this.saidAt + 1000 : Infinity);
    if (due === Infinity) return;
    this.timer = setTimeout(() => {
      const time = Math.max(this.now, due);
      this.pay(time);
      if (this.isUnsaid) this.say(time);
      if (time >= this.end) this.plan(time); else this.wake(time);
    }, due - now);
  }
  /** Tells assistive technology how far it is, of several values in a second the last. */
  say(now = this.now) {
    const { meter, meaning: value } = this;
    meter.ariaValueMin = '0';
    meter.ariaValueMax = `${this.max}`;
    meter.ariaBusy = `${this.motionShare.to === 1}`;
    this.isUnsaid = value !== null && meter.ariaValueNow !== null && now < this.saidAt + 1000;
    if (this.isUnsaid) return;
    this.saidAt = now;
    meter.ariaValueNow = value === null ? null : `${value * this.max}`;
    meter.ariaValueText = value === null ? null : `${percent(value)}%`;
  }
}

/** What the bar and the ring have in common: a value, or a motion where there is none. */
export class ValueElement extends HeadwayElement {
  static get observedAttributes() { return [...super.observedAttributes, 'indeterminate', 'motion']; }
  meter = this.internals;
  constructor(...given) {
    super(...given);
    this.internals.ariaLabel = 'Progress';
  }
  get indeterminate() { return this.hasAttribute('indeterminate') || this.value === null; }
  set indeterminate(is) { this.toggleAttribute('indeterminate', is); }
  get meaning() { return this.motionShare.to ? null : this.known; }
  begin() {
    // As an attribute, since not every tool sees what is internal.
    this.role ??= 'progressbar';
    this.presence.rest(+!this.hidden);
    this.turn(false);
    this.measure();
    this.say();
  }
  changed(name) {
    if (name === 'hidden') this.setHidden(this.hidden);
    else if (name === 'value' || name === 'max' || name === 'buffer' || name === 'indeterminate') this.apply(true);
    else this.measure();
  }
  apply(animated) {
    const ended = this.turn(animated);
    this.plan();
    this.say();
    return ended;
  }
  turn(animated) {
    const ended = this.goTo(this.fraction, this.getAttribute('backward') ?? this.backward, animated);
    this.blend(this.indeterminate, animated, this.entrance);
    return ended;
  }
}

/** An element, or with a tag of SVG's one of its kind, from [tag, attributes, ...children]: no markup that a policy would refuse. */
export function build([tag, attributes, ...children]) {
  const isSVG = /^(svg|g|path|circle)$/.test(tag);
  const node = isSVG ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const name in attributes) node.setAttribute(name, attributes[name]);
  node.append(...children.map(build));
  return node;
}

export function sheet(text) {
  if (!page) return;
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

export const define = (name, type) => page && !customElements.get(name) && customElements.define(name, type);
