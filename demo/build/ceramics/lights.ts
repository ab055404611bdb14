/** Light on the walls: sun through leaves or a lattice, and the window that the glaze reflects. */
import { seededRandom } from './noise';
import { type GreyMap, paintGreyMap } from './texture';

const svg = (content: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" preserveAspectRatio="none"><rect width="300" height="300" fill="${ground}"/>${content}</svg>`;

const mapSide = { width: 300, height: 300 };

/** The shadow of palm fronds in the upper corner. */
function fronds(seed: number): string {
  const random = seededRandom(seed);
  let all = '';
  for (let frond = 0; frond < 4; frond++) {
    const degrees = 14 + frond * 24 + random() * 10;
    let blades = '';
    for (let blade = 0; blade < 17; blade++) {
      const along = 20 + blade * 15;
      const length = 96 * Math.sin(((blade + 3) / 21) * Math.PI);
      for (const side of [-1, 1]) {
        blades += `<path transform="translate(${along} 0) rotate(${side * (58 - blade * 1.8)})" d="M0 -2.2Q${length * 0.5} -6.4 ${length} 0Q${length * 0.5} 6.4 0 2.2Z"/>`;
      }
    }
    all += `<g transform="translate(${-50 + frond * 12} ${-40 + frond * 2}) rotate(${degrees})"><path d="M0 -2L280 -1L280 1L0 2Z"/>${blades}</g>`;
  }
  return svg(`<g fill="#000">${all}</g>`, '#fff');
}

function branch(seed: number): string {
  const random = seededRandom(seed);
  let all = '';
  for (let index = 0; index < 46; index++) {
    const x = 330 - random() * 250;
    const y = -20 + random() * 200 * (x / 330);
    const size = 16 + random() * 18;
    all += `<path transform="translate(${x} ${y}) rotate(${random() * 360})" d="M0 0C${size * 0.4} ${-size * 0.5} ${size} ${-size * 0.4} ${size * 1.5} 0C${size} ${size * 0.4} ${size * 0.4} ${size * 0.5} 0 0Z"/>`;
  }
  return svg(`<g fill="#000">${all}<path d="M340 -10L70 150L72 153L340 0Z"/></g>`, '#fff');
}

/** A slanted band of evening sun. */
const slant = svg('<path d="M-40 300L150 0L330 0L190 300Z" fill="#fff"/>', '#000');

/** Even sun from the upper left. */
const even = svg(
  '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#7d7d7d"/></linearGradient></defs><rect width="300" height="300" fill="url(#g)"/>',
  '#fff',
);

const panes = svg(
  [0, 1, 2, 3]
    .map(
      (pane) =>
        `<rect x="${38 + (pane % 2) * 42}" y="${22 + Math.floor(pane / 2) * 52}" width="36" height="46" fill="#fff"/>`,
    )
    .join(''),
  '#0c0c0c',
);

const glow = svg(
  '<defs><radialGradient id="g" cx="0.24" cy="0.16" r="0.75"><stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="#555"/><stop offset="1" stop-color="#080808"/></radialGradient></defs><rect width="300" height="300" fill="url(#g)"/>',
  '#000',
);

export const suns = {
  even: () => paintGreyMap(even, { ...mapSide, blur: 8 }),
  palm: () => paintGreyMap(fronds(5), { ...mapSide, blur: 1.9 }),
  branch: () => paintGreyMap(branch(9), { ...mapSide, blur: 2.4 }),
  slant: () => paintGreyMap(slant, { ...mapSide, blur: 7 }),
};

export const mirrors = {
  panes: () => paintGreyMap(panes, { ...mapSide, blur: 5 }),
  glow: () => paintGreyMap(glow, { ...mapSide, blur: 12 }),
};

export type SunName = keyof typeof suns;
export type MirrorName = keyof typeof mirrors;
export type { GreyMap };
