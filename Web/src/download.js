// A download and what a user can do with it: a button, and beside it a progress bar for assistive technology.
import { artwork, downloadThemes, waiting } from './ring-motion.js';
import { HeadwayElement, define } from './element.js';
import { along, clamp, ease, faded, floor, max, min, mix } from './numbers.js';
import { arc, arcAt, arcParts, degrees, drawLine, ringStyle } from './ring.js';
import { follow } from './follow.js';

const states = ['initial', 'indeterminate', 'running', 'completed', 'paused', 'failed'];
const actions = ['download', 'stop', 'stop', 'open', 'resume', 'retry'];
// The sides of the states' pictures, as shares of the view's.
const sides = [2 / 3, 2 / 3, 1 / 4, 2 / 3, 1 / 3, 1 / 3];
const endsRun = (state) => 'initial completed failed'.includes(state);
const hasRing = (state) => 'running paused failed'.includes(state);

const picture = ([x, ...strokes]) => ['svg', { viewBox: '0 0 48 48' }, ['g', { transform: `translate(${x},${x})` },
  ...strokes.map(([width, d]) => ['path', width ? { d, class: 'line', 'stroke-width': width } : { d }])]];
const { classic, material3 } = downloadThemes;

export class HeadwayDownload extends HeadwayElement {
  static get content() {
    return ['div', {}, ['button', { part: 'button', type: 'button' }, ['span', { id: 'r', part: 'base' },
      arc('ring', 'bar'), arc('track'), arc('bar'), arc('ring', 'bar'),
      ...states.map((name, i) => ['b', { class: 'art', part: 'art' }, ['slot', { name }, ...artwork[i] ? [picture(artwork[i])] : []]])]],
    ['span', { id: 'meter', role: 'progressbar' }]];
  }
  static get style() {
    return `${ringStyle}
button{all:unset;position:absolute;inset:0;cursor:pointer;border-radius:50%;-webkit-tap-highlight-color:transparent}
button:focus-visible{outline:2px solid var(--a);outline-offset:2px}
button:disabled{cursor:default;opacity:.38}
#meter{position:absolute;inset:0;pointer-events:none}
#r{stroke-width:var(--headway-thickness,${material3.thickness}px);color:var(--a);transition:.1ms stroke-width,.1ms color}
:host([theme=classic]) #r{stroke-width:var(--headway-thickness,${classic.thickness}px)}
:host([theme=classic]) .track{color:var(--headway-track-color,var(--a))}
.art{color:var(--a);display:grid;place-items:center}
.art svg{rotate:none;fill:currentcolor}
.line{fill:none;stroke:currentcolor;stroke-linecap:round;stroke-linejoin:round}
`;
  }

  constructor() {
    super();
    const arcs = this.all('.arc'), [button, meter] = this.all('button,#meter');
    Object.assign(this, { arcs, button, meter, backward: 'animate', ownWords: {}, shownState: 'initial', waitingSince: 0,
      shares: states.map(() => this.transition(0)),
      parts: [...arcs.flatMap(arcParts), ...this.all('.art').flatMap((node) => [
        [node, 'opacity', faded], [node, 'transform', ([x]) => `scale(${x / 50})`]]), [this.base, 'opacity', faded]] });
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      if (this.tell('action', this.action) && this.action === 'stop') this.following?.abort();
    });
  }
  tell(name, value) {
    return this.dispatchEvent(new CustomEvent(`headway-${name}`, { detail: { [name]: value }, bubbles: true, composed: true, cancelable: true }));
  }
  get timing() { return this.isClassic ? classic : material3; }
  get entrance() { return this.timing.mode; }
  get state() { return states.includes(this.getAttribute('state')) ? this.getAttribute('state') : 'initial'; }
  set state(state) { this.reflect('state', state); }
  get action() { return actions[states.indexOf(this.state)]; }
  get label() { return this.getAttribute('label'); }
  set label(label) { this.reflect('label', label); }
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(is) { this.toggleAttribute('disabled', is); }
  get words() { return { ...HeadwayDownload.words, ...this.ownWords }; }
  set words(words) {
    this.ownWords = { ...words };
    this.say();
  }
  get indeterminate() { return this.value === null; }
  get meaning() {
    const { state } = this;
    if (state === 'completed') return 1;
    // Full is not done: the last per cent is the completed state's.
    return hasRing(state) && this.isKnown ? min(this.known, 0.99) : null;
  }

  begin() {
    const { state } = this;
    this.role ??= 'group';
    states.forEach((each, i) => this.shares[i].rest(+(each === state)));
    this.shownState = state;
    if (state === 'indeterminate') this.waitingSince ||= this.now;
    super.begin();
  }
  changed(name) {
    if (name === 'state') this.goToState(true);
    else super.changed(name);
  }
  /** Goes to a state from what is on screen; resolves as `setValue` does. What is no state changes nothing. */
  setState(state, { animated = true } = {}) {
    if (!states.includes(state)) return Promise.resolve(true);
    this.put('state', state);
    return this.goToState(animated);
  }
  goToState(animated) {
    const now = this.pay(), { state, shares } = this, last = this.shownState, share = shares[states.indexOf(state)];
    if (state !== last) {
      this.shownState = state;
      if ((state === 'indeterminate' || state === 'running') && endsRun(last) && !this.hasValue) {
        this.put('value', 0);
        this.turn(false);
      }
      if (endsRun(state) && !endsRun(last)) this.hasValue = false;
      if (state === 'indeterminate' && share.at(now) <= 0) this.waitingSince = now;
      this.cut('state');
      const timing = this.animates(animated) ? this.timing.mode : [0];
      for (const each of shares) each.turn(+(each === share), now, timing);
    }
    const ended = this.owe('state', share.end);
    // A state is said at once.
    this.saidAt = -Infinity;
    this.plan(now);
    this.say();
    if (state !== last) this.tell('state', state);
    return ended;
  }
  apply(animated) {
    const now = this.pay();
    if (endsRun(this.shownState)) this.hasValue = true;
    return super.apply(animated && states.some((state, i) => hasRing(state) && (state === this.shownState || this.shares[i].at(now) > 0)));
  }
  read() {
    const { timing, arcs: [wait, track, bar, seek] } = this, half = min(...this.size) / 2;
    const isOwn = this.isSet('thickness');
    // Lines are thinner in a small view.
    const scale = min(1, 2 * half / timing.full), own = parseFloat(getComputedStyle(this.base).strokeWidth) || 0;
    const set = (node, given, inset) => {
      const width = min(given, half / 2);
      Object.assign(node, { width, radius: half - max(min(inset * scale, half / 2), width / 2) });
    };
    const line = isOwn ? own : timing.thickness * scale;
    set(wait, isOwn ? own : timing.spinnerWidth * scale, 0);
    for (const node of [track, bar, seek]) set(node, line, timing.arcInset);
    if (timing.ringWidth) set(track, timing.ringWidth * scale, timing.ringInset);
    this.gap = degrees(timing.gap * scale, track.radius);
    this.key = [this.size, line];
  }
  draw() { this.arcs.forEach(drawLine); }

  get isMoving() { return this.shownState === 'indeterminate' || this.shownState === 'running' && this.motionShare.to === 1; }
  /**
   * Shows a download: of a response or stream gives one that is to be read in its place, of a request the request.
   * A press on stop ends it, unless the page prevents the event's default.
   */
  follow(source) { return follow(this, source); }
  get grows() { return this.getAttribute('motion') === 'growAndShrink' && !this.isReduced; }
  get loops() {
    const isWaiting = this.shownState === 'indeterminate', [[length]] = waiting[+this.isReduced].slice(-1);
    if (!isWaiting || !this.grows) return [{ start: isWaiting ? this.waitingSince : this.since, length, corners: [], name: isWaiting }];
    return [{ start: this.waitingSince, length: 12000, corners: [...Array(24).keys()].map((i) => i % 3 * 500 + 1500 * (i / 3 | 0)), name: 'grows' }];
  }
  /** Where the waiting motion's arc begins and how far it goes. */
  wait(time) {
    const elapsed = clamp(time - this.waitingSince, Infinity);
    if (!this.grows) return [this.turnAt(this.waitingSince, time), 315];
    const phase = elapsed % 1500 / 1000, curve = [0.42, 0, 0.58, 1], growth = ease(phase, curve);
    const tail = phase < 1 ? growth / 4 : mix(0.25, 1, ease((phase - 1) * 2, curve));
    return [45 + elapsed * 0.09 + 315 * tail, 315 * (growth - tail)];
  }
  turnAt(since, time) {
    const keys = waiting[+this.isReduced], [length] = keys[1], elapsed = clamp(time - since, Infinity);
    return 360 * floor(elapsed / length) + along(keys, elapsed % length);
  }
  layout(time) {
    const [shows, opaque] = this.presenceAt(time), at = (transition) => transition.at(time, this.isReduced);
    const { arcs: [wait, track, bar, seek], timing, gap } = this, isRound = !this.isClassic, moving = at(this.motionShare);
    const shares = this.shares.map(at), [, waits, runs, completed, paused, failed] = shares;
    const ring = min(1, runs + paused + failed), seeking = min(ring && moving, runs);
    const known = at(this.valueShare), value = 360 * mix(at(this.shown), 1, completed);
    // The track leaves room for what is over it, and a gap at both its ends.
    const turn = this.turnAt(this.since, time);
    const [from, sweep, opening] = known >= moving ? [0, value, 2 * known - 1] : [turn, 90, 2 * seeking - 1];
    const hole = timing.gap ? max(0, opening) * (sweep + 2 * gap * clamp(sweep / 3.6)) : 0;
    // The pictures of a change have one size, and the one that is further on shows.
    const most = max(...shares), whole = shares.reduce((a, b) => a + b);
    const side = shares.reduce((sum, x, i) => sum + x * sides[i], 0) / whole;
    return [
      ...arcAt(wait, ...this.wait(time), isRound, waits),
      ...arcAt(track, hole && from + (sweep + hole) / 2, 360 - hole, isRound, ring),
      ...arcAt(bar, 0, value, isRound, ring * known),
      ...arcAt(seek, turn, 90, isRound, seeking),
      ...shares.flatMap((x, i) => x > 0 && most - x < 0.1 ? [[(1 - (most - x) / 0.1) * 50], [side / sides[i] * 50]] : [[0], [50]]),
      [shows * opaque * 50],
    ];
  }

  say(now) {
    super.say(now);
    const { state, label, words, button, meter } = this, action = words[this.action];
    this.internals.ariaLabel = label;
    button.disabled = this.disabled;
    button.ariaLabel = label ? `${action}: ${label}` : action;
    meter.hidden = state === 'initial';
    meter.ariaLabel = label ?? words[state] ?? words.running;
    meter.ariaBusy = `${state === 'indeterminate' || state === 'running' && !this.isKnown}`;
  }
}
/** What is said and shown, for all elements; one element's own go in its `words`. */
HeadwayDownload.words = {
  download: 'Download', stop: 'Stop download', open: 'Open download', resume: 'Resume download', retry: 'Retry download',
  running: 'Downloading', completed: 'Downloaded', paused: 'Download paused', failed: 'Download failed',
};
define('headway-download', HeadwayDownload);
