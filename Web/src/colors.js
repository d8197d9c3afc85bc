// The colours of both themes in all surroundings; the page's own win. A track under a colour of the page's own is derived
// from it by the engine's rules, written as relative colours, so that it follows whatever the page's styles do.
import { palettes } from './motion.js';
import { sheet } from './element.js';

const names = ([color, track]) => `--c:${color};--k:${track}`;
const theme = (host, [light, dark, lightMore, darkMore, bright, dim]) => `
${host}{${names(light)};--g:${bright + 0.05}}
@media(prefers-color-scheme:dark){${host}{${names(dark)};--g:${dim + 0.05}}}
@media(prefers-contrast:more){${host}{${names(lightMore)}}}
@media(prefers-contrast:more) and (prefers-color-scheme:dark){${host}{${names(darkMore)}}}`;

// A switch, 0 or 1, and a choice by it; what is chosen from may use a relative colour's channels.
const over = (x, least) => `clamp(0,(${x} - ${least})*9999,1)`;
const choose = (which, a, b) => `(${which}*${a} + (1 - ${which})*${b})`;

// Of the iOS original: paler, darker in the dark, or set off by lightness where that would hardly be told.
const each = (make) => ['r', 'g', 'b'].map((x) => `calc(${make(x)})`).join(' ');
const light = (x) => `pow((${x}/255 + .055)/1.055,2.4)`;
const luminance = `(.2126*${light('r')} + .7152*${light('g')} + .0722*${light('b')})`;
const paler = (x) => `(var(--p)*(.7*max(r,g,b) + .3*${x}))`;
const apart = (x) => `max(${x} - ${paler(x)},${paler(x)} - ${x})`;
const desaturated = each((x) => choose('var(--f)', paler(x), `(${x}*(var(--u) + var(--v)*var(--l)) + var(--w)*(1 - var(--l)))`));

// Of Material 3: the same hue, at a luminance that leaves room between bar and ground; both with WCAG's 0.05 more.
const own = '(pow((l + 16)/116,3) + .05)';
const toned = (y) => `lch(from var(--headway-color) calc(max(116*pow(${y} - .05,1/3) - 16,min(8,903.3*(${y} - .05)))) min(c,14) h/alpha)`;
const g = 'var(--g)';

export const colors = sheet(`
${theme(':host', palettes.material3)}
${theme(':host([theme=classic])', palettes.classic)}
:host{--a:var(--headway-color,var(--c));
--t:var(--headway-track-color,var(--d,var(--k)));
--b:var(--headway-buffer-color,color-mix(in srgb,var(--t) 60%,var(--a)));
--d:${toned(choose(over(`${g}/${own}`, 3.4), `max(${g}/1.23,${own}*3.1)`, `${g}/1.23`))};
--p:1;--u:.3;--v:.35;--w:178.5;--q:.4;
--f:${over(`(.299*${apart('r')} + .587*${apart('g')} + .114*${apart('b')})`, 15.3)}*${over(luminance, .02)};
--l:${over(luminance, 'var(--q)')}}
@media(prefers-color-scheme:dark){:host{--p:.35;--u:.65;--v:-.35;--w:89.25;--q:.1;
--d:${toned(choose(over(`${own}/${g}`, 3.4), `min(${g}*2,${own}/3.1)`, `${g}*1.23`))}}}
:host([theme=classic]){--d:rgb(from var(--headway-color) ${desaturated}/alpha)}
@media(prefers-contrast:more){:host,:host([theme=classic]){
--d:${toned(choose(over(`${own}*3.1`, 1.05), `${own}/3.1`, `max(${own}*3.1,${g}/3.1)`))}}}
@media(prefers-contrast:more) and (prefers-color-scheme:dark){:host,:host([theme=classic]){
--d:${toned(choose(over(`${own}/3.1`, .05), `min(${own}/3.1,${g}*3.1)`, `${own}*3.1`))}}}
@media(forced-colors:active){:host{forced-color-adjust:none;--a:CanvasText;--t:GrayText;--b:Highlight}}
:host(:state(gone)){display:none}
`);
