// The colours that are derived from the page's own, by the engine's rules, written as relative colours, so that they follow
// whatever the page's styles do; and those of more contrast. Loaded with the first page that has or wants such.
import { pair } from './pair.js';
import { palettes } from './tint-palettes.js';

const { classic, material3 } = palettes;
// A switch, 0 or 1, and a choice by it; what is chosen from may use a relative colour's channels.
const over = (x, least) => `clamp(0,(${x} - ${least})*9999,1)`;
const choose = (which, a, b) => `(${which}*${a} + (1 - ${which})*${b})`;
const both = (light, dark) => `light-dark(${light},${dark})`;

// Of the iOS original: paler, darker in the dark, or set off by lightness where that would hardly be told.
const linear = (x) => `pow((${x} + .055)/1.055,2.4)`;
const luminance = `(.2126*${linear('r')} + .7152*${linear('g')} + .0722*${linear('b')})`;
function washed(share, kept, far, near, bright) {
  const paler = (x) => `(${share}*(.7*max(r,g,b) + .3*${x}))`;
  const apart = (x) => `abs(${x} - ${paler(x)})`;
  const isPale = `${over(`(.299*${apart('r')} + .587*${apart('g')} + .114*${apart('b')})`, 0.06)}*${over(luminance, 0.02)}`;
  const set = (x) => `(${x}*${choose(over(luminance, bright), kept, far)} + ${near}*(1 - ${over(luminance, bright)}))`;
  return `color(from var(--headway-color) srgb ${['r', 'g', 'b'].map((x) => `calc(${choose(isPale, paler(x), set(x))})`).join(' ')}/alpha)`;
}

// Of Material 3: the same hue in CIELAB, at a luminance that leaves room between bar and ground; all with WCAG's 0.05 more.
const packed = (x) => `max(pow(${x},1/3),min(${x}*7.787 + 16/116,6/29))`;
const unpacked = (x) => `((${x} - 16/116)/7.787 + pow(max(0,${x} - 6/29),2)*(${x} + 12/29))`;
const [x, y, z] = ['x/.95047', 'y', 'z/1.08883'].map(packed);
const own = '(y + .05)';
const [a, b] = [`(${x} - ${y})`, `(${y} - ${z})`];
// How much of the chroma the screen has room for at a luminance near black.
const room = (goal) => `min(${goal}/3,${goal} - 16/116)/max(1e-9,-3.08*${a} - .543*${b},.921*${a} + .045*${b},1.151*${b} - .053*${a})`;
function toned(light) {
  const goal = packed(`(${light} - .05)`), share = `min(1,14/(hypot(500*${a},200*${b}) + 1e-9),${room(goal)})`;
  return `color(from var(--headway-color) xyz-d65 calc(.95047*${unpacked(`(${goal} + ${share}*${a})`)}) calc(${light} - .05) calc(1.08883*${unpacked(`(${goal} - ${share}*${b})`)})/alpha)`;
}
const grounds = (palette) => palette.slice(1).map((x) => x + 0.05);
const [bright, dim] = grounds(material3);
function contrasting(palette) {
  const [bright, dim] = grounds(palette);
  return `${pair(palette[0])}--d:${both(toned(choose(over(`${own}*3.1`, 1.05), `${own}/3.1`, `max(${own}*3.1,${bright / 3.1})`)),
    toned(choose(over(`${own}/3.1`, 0.05), `min(${own}/3.1,${dim * 3.1})`, `${own}*3.1`)))}`;
}

export const tint = `
:host{--d:${both(toned(choose(over(`${bright}/${own}`, 3.4), `max(${bright / 1.23},${own}*3.1)`, bright / 1.23)),
    toned(choose(over(`${own}/${dim}`, 3.4), `min(${dim * 2},${own}/3.1)`, dim * 1.23)))}}
:host([theme=classic]){--d:${both(washed(1, 0.65, 0.3, 0.7, 0.4), washed(0.35, 0.3, 0.65, 0.35, 0.1))}}
@media(prefers-contrast:more){:host{${contrasting(material3)}}:host([theme=classic]){${contrasting(classic)}}}
`;
