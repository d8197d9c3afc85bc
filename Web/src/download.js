// A download and what a user can do with it: a button, and beside it a progress bar for assistive technology.
import { artwork, downloads, downloadThemes } from './motion.js';
import { along, clamp, mix } from './plan.js';
import { HeadwayElement, define, sheet } from './element.js';
import { colors } from './colors.js';
import { arc, arcNumbers, arcParts, circle, faded, ringStyle, turned } from './ring.js';
import { follow } from './follow.js';

const states = ['initial', 'indeterminate', 'running', 'completed', 'paused', 'failed'];
const actions = ['download', 'stop', 'stop', 'open', 'resume', 'retry'];
// The sides of the states' pictures, as shares of the view's.
const sides = [2 / 3, 2 / 3, 1 / 4, 2 / 3, 1 / 3, 1 / 3];
const endsRun = (state) => state === 'initial' || state === 'completed' || state === 'failed';
const hasRing = (state) => state === 'running' || state === 'paused' || state === 'failed';

const picture = ([x, ...strokes]) => ['svg', { viewBox: '0 0 48 48' }, ['g', { transform: `translate(${x},${x})` },
  ...strokes.map(([width, d]) => ['path', { d, ...(width ? { class: 'line', 'stroke-width': width } : {}) }])]];
const content = [
  ['button', { part: 'button', type: 'button' }, ['span', { id: 'r', part: 'base' },
    ['b', { class: 'bar', id: 'wait', part: 'ring' }, circle('1.75 2')],
    arc('track'), arc('bar'),
    ['b', { class: 'bar', id: 'seek', part: 'ring' }, circle('.5 2')],
    ...states.map((state, i) => ['b', { class: 'art', part: 'art' }, ['slot', { name: state }, ...artwork[i] ? [picture(artwork[i])] : []]])]],
  ['span', { id: 'meter', role: 'progressbar' }]];
const { classic, material3 } = downloadThemes;
const styles = sheet(`${ringStyle}
button{all:unset;position:absolute;inset:0;cursor:pointer;border-radius:50%;-webkit-tap-highlight-color:transparent}
button:focus-visible{outline:2px solid var(--a);outline-offset:2px}
button:disabled{cursor:default;opacity:.38}
#meter{position:absolute;inset:0;pointer-events:none}
#r{stroke-width:var(--headway-thickness,${material3.thickness}px);transition:stroke-width .1ms}
:host([theme=classic]) #r{stroke-width:var(--headway-thickness,${classic.thickness}px)}
:host(:not([theme=classic])) :is(#wait,#seek) circle{stroke-linecap:round}
:host([theme=classic]) .track{color:var(--headway-track-color,var(--a))}
.art{color:var(--a);display:grid;place-items:center}
.art svg{rotate:none;fill:currentcolor}
.line{fill:none;stroke:currentcolor;stroke-linecap:round;stroke-linejoin:round}
`);

export class HeadwayDownload extends HeadwayElement {
  static get observedAttributes() { return [...super.observedAttributes, 'state', 'label', 'disabled']; }
  ownWords = {};
  shownState = 'initial';
  hasValue = false;
  shares = Object.fromEntries(states.map((state) => [state, this.transition(0)]));

  constructor() {
    super([colors, styles], content);
    this.meter = this.$('meter');
    this.button = this.root.querySelector('button');
    this.button.addEventListener('click', (event) => {
      event.stopPropagation();
      const action = actions[states.indexOf(this.state)];
      const wanted = new CustomEvent('headway-action', { detail: { action }, bubbles: true, composed: true, cancelable: true });
      if (this.dispatchEvent(wanted) && action === 'stop') this.stopFollowing?.();
    });
    const shown = ([x, opacity]) => ({ ...faded([opacity]), ...turned([x]) });
    const art = ([opacity, scale]) => ({ ...faded([opacity]), transform: `scale(${scale / 100})` });
    const radius = () => this.line.radius;
    this.rings = ['.track', '.arc.bar'].map((name) => this.root.querySelector(name));
    this.parts = [[this.$('wait'), shown], ...this.rings.flatMap((node) => arcParts(node, radius)),
      [this.$('seek'), shown], ...[...this.root.querySelectorAll('.art')].map((node) => [node, art]), [this.base, faded]];
  }
  get timing() { return this.isClassic ? classic : material3; }
  get state() { return states.includes(this.getAttribute('state')) ? this.getAttribute('state') : 'initial'; }
  set state(state) { this.setAttribute('state', state); }
  get label() { return this.getAttribute('label'); }
  set label(label) { this.setAttribute('label', label); }
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(is) { this.toggleAttribute('disabled', is); }
  get words() { return { ...HeadwayDownload.words, ...this.ownWords }; }
  set words(words) { this.ownWords = { ...words }; this.say(); }
  get meaning() {
    const { state } = this;
    if (state === 'completed') return 1;
    // Full is not done: the last per cent is the completed state's.
    return hasRing(state) && this.isKnown ? Math.min(this.known, 0.99) : null;
  }

  begin() {
    const { state } = this;
    this.role ??= 'group';
    for (const each of states) this.shares[each].rest(+(each === state));
    this.shownState = state;
    this.presence.rest(+!this.hidden);
    this.goTo(this.fraction, 'animate', false);
    this.blend(!this.isKnown, false);
    if (state === 'indeterminate') this.waitingSince ??= this.now;
    this.measure();
    this.say();
  }
  changed(name) {
    if (name === 'hidden') this.setHidden(this.hidden);
    else if (name === 'state') this.goToState(true);
    else if (name === 'value' || name === 'max') this.apply(true);
    else { this.measure(); this.say(); }
  }
  /** Goes to a state from what is on screen; resolves as `setValue` does. What is no state changes nothing. */
  setState(state, { animated = true } = {}) {
    if (!states.includes(state)) return Promise.resolve(true);
    this.quietly(() => this.setAttribute('state', state));
    return this.goToState(animated);
  }
  goToState(animated) {
    const now = this.pay(), { state } = this, last = this.shownState;
    if (state !== last) {
      this.shownState = state;
      const begins = state === 'indeterminate' || state === 'running';
      if (begins && endsRun(last) && !this.hasValue) {
        this.cut('value');
        this.quietly(() => this.setAttribute('value', 0));
        this.known = 0;
        this.isKnown = true;
        this.shown.rest(0);
        this.blend(false, false);
      }
      if (endsRun(state) && !endsRun(last)) this.hasValue = false;
      if (state === 'indeterminate' && this.shares[state].at(now) <= 0) this.waitingSince = now;
      this.cut('state');
      const timing = this.animates(animated) ? this.timing.mode : [0];
      for (const each of states) this.shares[each].turn(+(each === state), now, timing);
    }
    const ended = this.owe('state', this.shares[state].end);
    // A state is said at once.
    this.saidAt = -Infinity;
    this.plan(now);
    this.say();
    if (state !== last) this.dispatchEvent(new CustomEvent('headway-state', { detail: { state }, bubbles: true, composed: true }));
    return ended;
  }
  apply(animated) {
    const now = this.pay();
    const showsRing = hasRing(this.shownState) || states.some((state) => hasRing(state) && this.shares[state].at(now) > 0);
    if (endsRun(this.shownState)) this.hasValue = true;
    const ended = this.goTo(this.fraction, this.getAttribute('backward') ?? 'animate', animated && showsRing);
    this.blend(!this.isKnown, animated && showsRing, this.timing.mode);
    this.plan(now);
    this.say();
    return ended;
  }
  measure() {
    if (!this.isConnected) return;
    const half = Math.min(...this.size) / 2, { timing } = this;
    const fit = (width) => Math.min(width, half / 2);
    const own = parseFloat(getComputedStyle(this.base).strokeWidth) || 0;
    const isOwn = getComputedStyle(this).getPropertyValue('--headway-thickness').trim();
    // Lines are thinner in a small view.
    this.scale = Math.min(1, 2 * half / timing.full);
    const set = (node, given, inset, sweep) => {
      const width = fit(given), radius = half - Math.max(Math.min(inset, half / 2), width / 2);
      node.style.strokeWidth = `${width}px`;
      node.style.setProperty('--r', `${radius}px`);
      if (!sweep) return { width, radius };
      // Round ends lie within the arc.
      const end = this.isClassic ? 0 : width / 2 / radius * 180 / Math.PI;
      Object.assign(node.querySelector('circle').style, { strokeDasharray: `${(sweep - 2 * end) / 180} 2`, strokeDashoffset: `${-end / 180}` });
    };
    const line = isOwn ? own : timing.thickness * this.scale, inset = timing.arcInset * this.scale, [track, bar] = this.rings;
    set(this.$('wait'), isOwn ? own : timing.spinnerWidth * this.scale, 0, 315);
    set(this.$('seek'), line, inset, 90);
    this.track = timing.ringWidth ? set(track, timing.ringWidth * this.scale, timing.ringInset * this.scale) : set(track, line, inset);
    this.line = set(bar, line, inset);
    this.key = [this.size];
    this.plan();
  }

  get isMoving() { return this.shownState === 'indeterminate' || this.shownState === 'running' && this.motionShare.to === 1; }
  get origin() { return this.shownState === 'indeterminate' ? this.waitingSince : this.since; }
  /**
   * Shows a download: of a response or stream gives one that is to be read in its place, of a request the request.
   * A press on stop ends it, unless the page prevents the event's default.
   */
  follow(source) { return follow(this, source); }
  get cycle() {
    const { length } = this.isReduced ? downloads.reduced : downloads.arc;
    return { key: this.shownState, length, corners: [0] };
  }
  layout(time) {
    const at = (transition) => transition.at(time, this.isReduced);
    const { length, track } = this.isReduced ? downloads.reduced : downloads.arc;
    const turn = (since) => {
      const turns = Math.max(0, time - since) / length;
      return downloads.start + 360 * Math.floor(turns) + along(track, turns % 1);
    };
    const share = (state) => at(this.shares[state]);
    const ring = Math.min(1, share('running') + share('paused') + share('failed'));
    const waiting = share('indeterminate'), seeking = Math.min(ring && at(this.motionShare), share('running'));
    const known = at(this.valueShare), value = 360 * mix(at(this.shown), 1, share('completed'));
    // The track leaves room for what is over it, and a gap at both its ends.
    const [from, sweep, opening] = known >= at(this.motionShare) ? [0, value, 2 * known - 1] : [turn(this.since), 90, 2 * seeking - 1];
    const gap = this.timing.gap * this.scale / this.track.radius * 180 / Math.PI * clamp(sweep / 3.6);
    const hole = this.timing.gap ? Math.max(0, opening) * (sweep + 2 * gap) : 0, isRound = !this.isClassic;
    // The pictures of a change have one size, and the one that is further on shows.
    const shares = states.map(share), most = Math.max(...shares), whole = shares.reduce((a, b) => a + b);
    const side = shares.reduce((sum, x, i) => sum + x * sides[i], 0) / whole;
    return [
      waiting > 0 ? [turn(this.waitingSince), waiting * 100] : null,
      ...arcNumbers(hole ? from + (sweep + hole) / 2 : 0, 360 - hole, this.track.radius, this.track.width, isRound, ring),
      ...arcNumbers(0, value, this.line.radius, this.line.width, isRound, ring * known),
      seeking > 0 ? [turn(this.since), seeking * 100] : null,
      ...shares.map((x, i) => x > 0 && most - x < 0.1 ? [(1 - (most - x) / 0.1) * 100, side / sides[i] * 100] : null),
      [at(this.presence) * 100],
    ];
  }

  say(now) {
    super.say(now);
    const { state, label, words, button, meter } = this;
    const action = words[actions[states.indexOf(state)]];
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
