/** Drawings of the site: the logo, and the patterns that CSS uses as masks. */
import { around, circle, corners, khatam, petal, tile } from './svg';

/** The logo: one tile, recognizable at 16 px. */
const mark = tile(
  corners(khatam(30, { fill: 'ochre' }) + circle(11, { fill: 'white' })) +
    around(4, petal({ from: 2, to: 46, width: 30 }, { fill: 'white' })) +
    around(4, petal({ from: 12, to: 36, width: 12 }, { fill: 'cobalt' })) +
    khatam(11, { fill: 'ochre' }),
  'cobalt',
);

const waves =
  'M0 30C6.5 30 5.500 15 14.500 15C20.500 15 22 22.500 17 24.500C13.500 25.500 11.500 21.500 14 20C12 16 7 20.500 9 25C11 29.500 19.500 30.500 25 30L25 33L0 33Z';

/** Waves between two lines. One wave is 25 units wide. */
const frieze =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 48" width="25" height="48">' +
  '<path d="M0 3h25v2.500H0ZM0 42.500h25V45H0ZM0 9h25v1H0ZM0 38h25v1H0Z"/>' +
  `<path d="${waves}"/></svg>`;

/** A grid of small stars, for backgrounds. */
const lattice =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48" width="48" height="48">' +
  '<g fill="none" stroke="#000" stroke-width="1"><path d="M-24 0H24M0 -24V24"/></g>' +
  '<g>' +
  [
    [0, 0],
    [-24, -24],
    [24, -24],
    [-24, 24],
    [24, 24],
  ]
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${khatam(4.5, { fill: 'ink' })}</g>`)
    .join('') +
  '</g></svg>';

export const ornaments = { mark, frieze, lattice };
