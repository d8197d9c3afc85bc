/** Bar and track of a theme, light and dark, as a sheet has them. */
export const pair = ([light, dark]) => ['c', 'k'].map((name, i) => `--${name}:light-dark(${light[i]},${dark[i]});`).join('');
