// What the elements share: attributes, seeing and sizing, a value and its completions, and playing what a layout says.
import { colors } from './colors.js';
import { abs, ceil, clamp, ease, floor, max, min, mix, text } from './numbers.js';

// On a server the modules load and do nothing.
export const page = globalThis.HTMLElement;

/** One number on its way from one value to another; times are milliseconds of the document's timeline. */
class Transition {
  constructor(value) { this.rest(value); }
  rest(value = this.to) {
    this.from = this.to = value;
    this.start = this.end = -Infinity;
  }
  /** Under reduced motion a step at the start. */
  at(time, isReduced) {
    const { from, to, start, end, curve } = this;
    return time >= (isReduced ? start : end) ? to : mix(from, to, ease((time - start) / (end - start), curve));
  }
  /** Turns to a goal from where it is; a timing is [length, ...curve]. */
  turn(to, now, [length, ...curve], wait = 0) {
    const from = this.at(now), start = now + wait;
    if (from === to) this.rest(to);
    else Object.assign(this, { from, to, start, end: start + length, curve });
  }
}

/** Whether straight lines between two times say what numbers do at others: to a part of a pixel or degree, or of a share. What is no number does nothing. */
const fits = (numbers, from, to, times) => times.every((time) => numbers(time)
  .every((x, i) => !(abs(mix(numbers(from)[i], numbers(to)[i], (time - from) / (to - from)) - x) >= 0.15)));

/** The times, `from` left out, between which lines do. */
function lines(numbers, from, to) {
  const span = to - from, middle = from + span / 2;
  if (span < 0.05 || span < 50 && fits(numbers, from, to, [middle, from + span / 5, to - span / 5])) return [to];
  return [...lines(numbers, from, middle), ...lines(numbers, middle, to)];
}

// One observer each for all elements of the page, and one listener for what concerns all.
const elements = new Set();
/** All are read before one is written, so that the page is laid out once. */
const measure = (hosts) => {
  for (const host of hosts) {
    host.read();
    host.readTint();
  }
  for (const host of hosts) {
    host.draw();
    host.plan();
  }
};
// Asking a query whether it matches takes long, and each layout of each instant would.
let reduces = false;
const all = () => {
  reduces = media[0].matches;
  measure(elements);
};
const seeing = page && new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => {
  if (target.isSeen === isIntersecting) return;
  target.isSeen = isIntersecting;
  target.plan();
}));
const sizing = page && new ResizeObserver((entries) => measure(entries.map(({ target, borderBoxSize: [box] }) =>
  Object.assign(target.getRootNode().host, { size: [box.inlineSize, box.blockSize] }))));
/** What the page's surroundings ask for: reduced motion, more contrast, forced colours. A query that nobody keeps may be forgotten. */
export const media = page ? ['prefers-reduced-motion:reduce', 'prefers-contrast:more', 'forced-colors:active'].map((name) => {
  const query = matchMedia(`(${name})`);
  query.addEventListener('change', all);
  return query;
}) : [];
if (page) {
  document.addEventListener('visibilitychange', all);
  all();
}

// The derived colours, loaded with the first page that needs them; then the sheets are made anew.
let tint = '', tinting;
let types = new Map();

// The effects of endless motions: alike wherever motion, theme and size are.
const effects = new Map();
// How far a motion is played out before its endless form takes over: so long may the page be busy meanwhile.
const lead = 4000;
// How far ahead anything is planned at once: a delay may be long.
const reach = 20000;

/**
 * Base of the elements. A subclass has `content`, `style`, `timing` (of its theme), `parts` (a node, a property of style and
 * what writes it from numbers), `layout(time)` (those numbers, part by part) and `loops` (endless motions: when they began,
 * how long a cycle is, its corners, and what tells it from others).
 */
export class HeadwayElement extends (page ?? class {}) {
  static get observedAttributes() {
    return 'value max hidden theme indeterminate motion buffer track state label disabled orientation reduced wave'.split(' ');
  }

  constructor() {
    super();
    const internals = this.attachInternals(), root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    // `known` is how far it is, `shown` how much of that is on screen; then how much shows of the whole, of the value, and of the
    // motion that stands for one.
    Object.assign(this, { internals, meter: internals, size: [0, 0], animations: [], owed: [], transitions: [],
      known: 0, isKnown: true, since: 0, shownSince: -Infinity, saidAt: -Infinity });
    this.shown = this.transition(0);
    this.presence = this.transition(1);
    this.valueShare = this.transition(1);
    this.motionShare = this.transition(0);
    root.append(build(this.constructor.content));
    this.base = root.getElementById('r');
    internals.ariaLabel = 'Progress';
    this.adoptedCallback();
    // A length or a colour that matters was changed from outside: it has a transition of its own to tell.
    root.addEventListener('transitionend', () => this.measure());
  }
  /** A sheet belongs to the document that it was made in. */
  adoptedCallback() {
    const { constructor: type, ownerDocument, shadowRoot } = this, view = ownerDocument.defaultView;
    if (!view) return;
    if (!types.has(type)) types.set(type, new WeakMap());
    const sheets = types.get(type);
    if (!sheets.has(ownerDocument)) {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(colors + type.style + tint);
      sheets.set(ownerDocument, sheet);
    }
    shadowRoot.adoptedStyleSheets = [sheets.get(ownerDocument)];
  }
  all(selector) { return [...this.shadowRoot.querySelectorAll(selector)]; }
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
    // What was set while it was nowhere, or what was loaded meanwhile.
    this.adoptedCallback();
    seeing.observe(this);
    sizing.observe(this.base);
    this.isSeen = this.isReady = true;
    this.presence.rest(+!this.hidden);
    this.begin();
    this.say();
    // What is hidden takes no room from the beginning, not only once its size was looked at.
    this.plan();
  }
  disconnectedCallback() {
    elements.delete(this);
    seeing.unobserve(this);
    sizing.unobserve(this.base);
    this.cut();
    for (const transition of this.transitions) transition.rest();
    this.plan();
  }
  measure() { if (this.isConnected) measure([this]); }
  /** Whether the page's styles say something of a custom property. */
  isSet(name) { return getComputedStyle(this).getPropertyValue(`--headway-${name}`).trim() !== ''; }
  /** Until the colours that are derived from the page's own are loaded, a plain mix stands for them. */
  readTint() {
    if (media[1].matches || this.isSet('color')) tinting ??= import('./tint.js').then((module) => {
      tint = module.tint;
      types = new Map();
      for (const element of elements) element.adoptedCallback();
    }, () => {});
  }
  /** Writes what was read into what does not move. */
  draw() { this.wave?.draw(); }
  /** The wave that is wanted; its drawing is loaded with the first, and without it the line is straight. */
  withWave(kind, parent) {
    if (!this.wave && this.hasAttribute('wave')) {
      import('./wave.js').then((module) => {
        if (this.wave) return;
        this.wave = new module[kind](this, parent);
        this.parts.push(...this.wave.parts);
        this.measure();
      }, () => {});
    }
    return this.wave;
  }
  begin() {
    // As an attribute, since not every tool sees what is internal.
    this.role ??= 'progressbar';
    this.turn(false);
  }
  attributeChangedCallback(name, old, text) {
    // While it is upgraded it has all its attributes at once.
    if (old !== text && this.isReady && this.isConnected) this.changed(name);
  }
  changed(name) {
    if (name === 'hidden') this.setHidden(this.hidden);
    else if (/^(value|max|buffer|ind.*)$/.test(name)) this.apply(true);
    else {
      this.measure();
      this.say();
    }
  }
  /** Sets an attribute, or removes it, without following it. */
  put(name, value) {
    this.isReady = false;
    this.reflect(name, value);
    this.isReady = true;
  }
  reflect(name, value) {
    if (value == null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  // Not the document's timeline, which stands still in Firefox while nothing moves.
  get now() { return performance.now(); }
  get isReduced() { return reduces || this.hasAttribute('reduced'); }
  get isClassic() { return this.getAttribute('theme') === 'classic'; }
  /** Until when it is not yet what it will be over and over, but for its transitions. */
  get until() { return 0; }
  /** Whether it moves without end once nothing else does. */
  get isMoving() { return this.motionShare.to === 1; }
  get isGone() { return this.internals.states.has('gone'); }
  /** Whether a change is seen, and so may move. */
  animates(animated) { return animated && this.isSeen && !this.isGone && this.isShowable; }
  get isShowable() { return this.isConnected && !this.isReduced && !document.hidden; }

  /** An attribute's number, or what stands for none. */
  number(name, none = null) {
    const text = this.getAttribute(name);
    return text?.trim() && !isNaN(text) ? +text : none;
  }
  get max() {
    const most = this.number('max');
    return most > 0 && most < Infinity ? most : 1;
  }
  set max(most) { this.reflect('max', most); }
  get value() {
    const value = this.number('value');
    return value === null ? null : clamp(value, this.max);
  }
  set value(value) { this.setValue(value); }
  /** Sets the value; resolves true when it got there, false when something else came first. */
  setValue(value, { animated = true } = {}) {
    // What is no number says nothing.
    if (value != null && isNaN(Number(value))) return Promise.resolve(true);
    this.put('value', value);
    return this.apply(animated);
  }
  get indeterminate() { return this.hasAttribute('indeterminate') || this.value === null; }
  set indeterminate(is) { this.toggleAttribute('indeterminate', is); }
  /** What assistive technology is told, null where it is not known. */
  get meaning() { return this.motionShare.to ? null : this.known; }

  apply(animated) {
    const ended = this.turn(animated);
    this.plan();
    this.say();
    return ended;
  }
  /** Turns to what the attributes say. */
  turn(animated) {
    const now = this.pay(), { shown, known, value } = this, fraction = value / this.max, isKnown = value !== null;
    const moves = isKnown && this.animates(animated) && this.valueShare.at(now) > 0;
    if (!(moves && this.isKnown && fraction === known)) {
      this.cut('value');
      if (isKnown) {
        this.known = fraction;
        if (fraction < known && (this.getAttribute('backward') ?? this.backward) === 'reset') shown.rest(0);
        shown.turn(fraction, now, moves ? this.timing.change : [0]);
      }
    }
    this.isKnown = isKnown;
    const ended = this.owe('value', isKnown ? shown.end : now);
    this.blend(this.indeterminate, animated);
    this.wave?.turn(animated);
    return ended;
  }
  /** Turns to showing a value or a motion; one that begins afresh comes in by an entrance of its own. */
  blend(isMoving, animated, entrance = this.entrance) {
    const { now, motionShare, timing } = this;
    if (isMoving === (motionShare.to === 1)) return;
    const isFresh = isMoving && motionShare.at(now) <= 0;
    if (isFresh) this.since = now;
    const length = this.animates(animated) ? timing.mode ?? timing.visibility : [0];
    this.valueShare.turn(+!isMoving, now, length);
    motionShare.turn(+isMoving, now, isFresh && length[0] ? entrance : length);
  }

  /**
   * How much is there of the whole, and how opaque it is. A compositor may drop what is not seen, which for WebKit's is what is
   * below a hundredth: so that what waits shows though the page is busy then, it is there whole, two steps of a colour from nothing.
   */
  presenceAt(time) {
    const { presence } = this, share = presence.at(time, this.isReduced);
    return !share && time < presence.start ? [1, 0.011] : [share, 1];
  }
  show(options) { return this.setHidden(false, options); }
  hide(options) { return this.setHidden(true, options); }
  setHidden(hidden, { animated = true } = {}) {
    const now = this.pay(), { presence } = this, to = +!hidden;
    const length = animated && this.isShowable ? this.timing.visibility : [0];
    const span = (name) => clamp(this.number(name), 1e9);
    this.put('hidden', hidden ? '' : null);
    if (to !== presence.to || !length[0] && now < presence.end) {
      this.cut('visibility');
      let wait = 0;
      if (hidden) {
        if (this.shownSince <= now) wait = clamp(this.shownSince + span('minimum-visible') - now, Infinity);
      } else if (presence.at(now) <= 0) {
        wait = span('show-delay');
        this.shownSince = now + wait;
        this.isSeen = true;
      }
      presence.turn(to, now, length, wait);
    }
    const ended = this.owe('visibility', presence.end);
    this.plan();
    this.say();
    return ended;
  }

  /** A promise of what is due at a time. */
  owe(property, due) {
    return new Promise((resolve) => this.owed.push({ property, due: max(due, this.now), resolve }));
  }
  /** Cuts short what a property owes, or all. */
  cut(property) {
    this.owed = this.owed.filter((each) => property && each.property !== property || each.resolve(false));
  }
  /** Pays what is due, in order; gives the present time. */
  pay(now = this.now) {
    const due = this.owed.filter((each) => each.due <= now);
    this.owed = this.owed.filter((each) => each.due > now);
    for (const each of due.sort((a, b) => a.due - b.due)) each.resolve(true);
    return now;
  }

  /** Plays what the layout says from now on, on the compositor; where nobody sees it, shows it at rest. */
  plan(now = this.now) {
    this.pay(now);
    for (const animation of this.animations.splice(0)) animation.cancel();
    const { transitions, presence, wave } = this, isMoving = this.isMoving || wave?.travels;
    const last = max(this.until, ...transitions.map((each) => each.end)), moves = last > now;
    const end = min(last, now + reach), isGone = !presence.to && presence.end <= now;
    this.internals.states[isGone ? 'add' : 'delete']('gone');
    this.end = moves ? end : Infinity;
    if (this.size[0] && this.isConnected) {
      const until = isMoving || end < last ? end + lead : end, steady = [], corners = transitions.flatMap(({ start, end }) => [start, end]);
      if (this.isSeen && !isGone && !document.hidden && (isMoving || moves)) {
        for (const loop of [...this.isMoving || moves ? this.loops : [], ...wave?.loops ?? []]) {
          const { start, length, corners: list, name, of } = loop, key = [this.localName, this.key, name, this.isReduced].join();
          if (moves && !loop.isSteady) {
            for (let at = start + floor((now - start) / length) * length; at < until; at += length) corners.push(at, ...list.map((x) => at + x));
            continue;
          }
          steady.push(of);
          if (effects.size > 99) effects.clear();
          if (!effects.has(key)) {
            const from = start + ceil(clamp(now - start, Infinity) / length + 1) * length;
            effects.set(key, this.sample(from, from + length, list.map((x) => from + x), (loop) => loop === of, Infinity));
          }
          this.play(effects.get(key), start);
        }
        if (moves) this.play(this.sample(now, until, corners, (loop) => !loop || !steady.includes(loop)), now);
      }
      const rest = this.layout(isMoving || end < last ? now : max(now, end));
      this.parts.forEach(([node, property, write], i) => node.style[property] = text(write, rest[i]));
    }
    this.wake(now);
  }
  /** The effects of all parts from one time to another, or of an endless motion's own. */
  sample(from, to, corners, isOwn, iterations = 1) {
    const memo = new Map(), numbers = (time) => memo.get(time) ?? memo.set(time, this.layout(time)).get(time);
    const bends = [...corners.filter((x) => x > from && x < to).sort((a, b) => a - b), to];
    return this.parts.map(([, property, write, loop], i) => {
      if (!isOwn(loop)) return;
      const own = (time) => numbers(time)[i], times = [from];
      for (const bend of bends) times.push(...lines(own, times.at(-1), bend));
      const texts = times.map((time) => text(write, own(time)));
      if (new Set(texts).size < 2) return;
      // As few as their own lines need; a line over very many is not looked for, which would take long.
      const kept = [0];
      times.forEach((time, i) => {
        const last = kept.at(-1);
        if (i && (time === to || i > last + 40 || !fits(own, times[last], times[i + 1], times.slice(last + 1, i + 1)))) kept.push(i);
      });
      const frames = { [property]: kept.map((i) => texts[i]), offset: kept.map((i) => (times[i] - from) / (to - from)) };
      return new KeyframeEffect(null, frames, { duration: to - from, iterations, fill: 'backwards' });
    });
  }
  play(list, start) {
    list.forEach((effect, i) => {
      if (!effect) return;
      // An effect is copied, which spares the browser its keyframes.
      const animation = new Animation(new KeyframeEffect(effect));
      [animation.effect.target] = this.parts[i];
      animation.play();
      animation.startTime = start;
      this.animations.push(animation);
    });
  }
  /** One timer for whatever comes next. */
  wake(now) {
    clearTimeout(this.timer);
    const due = min(...this.owed.map((each) => each.due), this.end, this.isUnsaid ? this.saidAt + 1000 : Infinity);
    if (due < Infinity) {
      this.timer = setTimeout(() => {
        const time = this.pay(max(this.now, due));
        if (this.isUnsaid) this.say(time);
        if (time >= this.end) this.plan(time);
        else this.wake(time);
      }, due - now);
    }
  }
  /** Tells assistive technology how far it is, of several values in a second the last. */
  say(now = this.now) {
    const { meter, meaning } = this, isKnown = meaning !== null;
    meter.ariaValueMin = '0';
    meter.ariaValueMax = `${this.max}`;
    meter.ariaBusy = `${this.motionShare.to === 1}`;
    this.isUnsaid = isKnown && meter.ariaValueNow !== null && now < this.saidAt + 1000;
    if (this.isUnsaid) return this.wake(now);
    this.saidAt = now;
    meter.ariaValueNow = isKnown ? `${meaning * this.max}` : null;
    // 100 only when done.
    meter.ariaValueText = isKnown ? `${meaning < 1 ? min(99, Math.round(meaning * 100)) : 100}%` : null;
  }
}

/** A node from [tag, attributes, ...children]: no markup that a policy would refuse. */
function build([tag, attributes, ...children]) {
  const node = document.createElementNS(`http://www.w3.org/${/^(svg|g|path|circle)$/.test(tag) ? '2000/svg' : '1999/xhtml'}`, tag);
  for (const name in attributes) node.setAttribute(name, attributes[name]);
  node.append(...children.map(build));
  return node;
}

export function define(name, type) { if (page && !customElements.get(name)) customElements.define(name, type); }
