/** The pictures of the demo: the tiles on each wall, the light, and the position of the camera. */
import type { CameraOptions } from './camera';
import type { MirrorName, SunName } from './lights';
import type { PanelName } from './panels';
import type { TileName } from './tiles';

export interface Placed {
  /** A motif, a panel, or a plain tile without painting. */
  art: TileName | PanelName | 'plain';
  column?: number;
  row?: number;
  turns?: number;
}

export interface Scene {
  name: string;
  /** Alternative text, in Spanish. */
  alt: string;
  ratio: [number, number];
  lay: (column: number, row: number, random: () => number) => Placed;
  camera: CameraOptions;
  sun: SunName;
  mirror: MirrorName;
  /** Brightness in the shadow, 0 to 1. */
  ambient?: number;
  exposure?: number;
  joint?: number;
  age?: number;
  grout?: [number, number, number];
  /** The side of a slanted view that is out of focus. */
  blurred?: 'right' | 'left' | 'top';
}

const sandGrout: [number, number, number] = [198, 188, 172];
const greyGrout: [number, number, number] = [168, 166, 162];

export const only = (art: TileName) => (): Placed => ({ art });

export const turning =
  (art: TileName) =>
  (_column: number, _row: number, random: () => number): Placed => ({ art, turns: Math.floor(random() * 4) });

export const chequered =
  (light: TileName, dark: TileName) =>
  (column: number, row: number): Placed => ({
    art: (column + row) % 2 ? dark : light,
  });

/** A wall of plain tiles with a panel whose upper left tile is at 0, 0. */
export const panelOn =
  (art: PanelName, columns: number, rows: number) =>
  (column: number, row: number): Placed =>
    column >= 0 && row >= 0 && column < columns && row < rows ? { art, column, row } : { art: 'plain' };

const patchworkArts: TileName[] = [
  'estrella',
  'cuadrifolio',
  'arabesco',
  'talavera',
  'clavel',
  'diamante',
  'escamas',
  'lazo',
  'medio',
  'rueda',
  'cruz',
];

/** No two neighbours are alike: the position selects the motif, with a step that is coprime to the number of motifs. */
export const patchwork = (column: number, row: number, random: () => number): Placed => {
  const place =
    (((column * 3 + row * 5) % patchworkArts.length) + patchworkArts.length) % patchworkArts.length;
  return { art: patchworkArts[place] ?? 'estrella', turns: Math.floor(random() * 4) };
};

/** A wainscot: a frieze at row 0, tiles below, white tiles above. */
export const wainscot =
  (below: TileName) =>
  (_column: number, row: number): Placed =>
    row === 0 ? { art: 'cenefa' } : { art: row < 0 ? 'plain' : below };

export const scenes: Scene[] = [
  {
    name: 'portada',
    alt: 'Muro de azulejos distintos, uno junto a otro, con la sombra de una palmera',
    ratio: [4, 5],
    lay: patchwork,
    camera: { centre: [4, 3.5], tilesAcross: 4.4, yaw: -9, pitch: 3, roll: 1.5 },
    sun: 'palm',
    mirror: 'panes',
    ambient: 0.62,
    age: 0.5,
  },
  {
    name: 'estrella',
    alt: 'Azulejos con estrellas de ocho puntas, cobalto y ocre, vistos de cerca bajo la sombra de una palma',
    ratio: [3, 2],
    lay: only('estrella'),
    camera: { centre: [0.6, 0.6], tilesAcross: 3.1, roll: -4, yaw: 8 },
    sun: 'palm',
    mirror: 'panes',
    ambient: 0.6,
    age: 0.6,
  },
  {
    name: 'cuadrifolio',
    alt: 'Cuatro azulejos con cuadrifolios azules y flores ocre',
    ratio: [1, 1],
    lay: only('cuadrifolio'),
    camera: { centre: [1, 1], tilesAcross: 2.3, roll: 3 },
    sun: 'even',
    mirror: 'panes',
    ambient: 0.7,
    age: 0.8,
  },
  {
    name: 'arabesco',
    alt: 'Muro de arabescos azules con hojas, a la sombra de un naranjo',
    ratio: [4, 5],
    lay: only('arabesco'),
    camera: { centre: [0.2, 0.4], tilesAcross: 3.6, pitch: -6 },
    sun: 'branch',
    mirror: 'glow',
    ambient: 0.6,
    age: 0.4,
  },
  {
    name: 'pasillo',
    alt: 'Zócalo de azulejos que se aleja por un pasillo, con una cenefa de olas',
    ratio: [3, 2],
    lay: wainscot('rueda'),
    camera: { centre: [0, 2.1], tilesAcross: 7, yaw: 52, focal: 0.95 },
    sun: 'slant',
    mirror: 'glow',
    ambient: 0.7,
    blurred: 'right',
  },
  {
    name: 'talavera',
    alt: 'Azulejos de talavera con girasoles amarillos y hojas verdes',
    ratio: [1, 1],
    lay: only('talavera'),
    camera: { centre: [0.5, 0.5], tilesAcross: 3.2, roll: -1 },
    sun: 'branch',
    mirror: 'glow',
    ambient: 0.66,
    age: 0.7,
  },
  {
    name: 'diamante',
    alt: 'Azulejos de punta de diamante en cuatro tonos de azul, con un rayo de sol',
    ratio: [16, 9],
    lay: only('diamante'),
    camera: { centre: [0.5, 0.5], tilesAcross: 5.6, roll: -2, yaw: -12 },
    sun: 'slant',
    mirror: 'glow',
    ambient: 0.55,
    exposure: 1.06,
    age: 0.4,
  },
  {
    name: 'escamas',
    alt: 'Azulejos de escamas azules, celestes y blancas en una pared alta',
    ratio: [2, 3],
    lay: only('escamas'),
    camera: { centre: [0.5, 0.5], tilesAcross: 3.4, pitch: 16 },
    sun: 'even',
    mirror: 'panes',
    ambient: 0.68,
    age: 0.3,
  },
  {
    name: 'roseton',
    alt: 'Rosetón azul y ocre pintado sobre dieciséis azulejos',
    ratio: [1, 1],
    lay: panelOn('roseton', 4, 4),
    camera: { centre: [2, 2], tilesAcross: 4.5, roll: 0.6 },
    sun: 'even',
    mirror: 'glow',
    ambient: 0.72,
    age: 0.7,
  },
  {
    name: 'lazo',
    alt: 'Cintas azules que se entrelazan de un azulejo a otro',
    ratio: [3, 2],
    lay: turning('lazo'),
    camera: { centre: [0.5, 0.5], tilesAcross: 6.4, roll: -3 },
    sun: 'palm',
    mirror: 'glow',
    ambient: 0.66,
    age: 0.3,
  },
  {
    name: 'albarrada',
    alt: 'Jarrón con siete flores pintado sobre veinte azulejos, con orla de hojas',
    ratio: [4, 5],
    lay: panelOn('albarrada', 4, 5),
    camera: { centre: [2, 2.5], tilesAcross: 4.4, roll: -0.5 },
    sun: 'slant',
    mirror: 'glow',
    ambient: 0.74,
    age: 0.9,
  },
  {
    name: 'marina',
    alt: 'Panel de una bahía con cuatro veleros, el sol y casas en la orilla',
    ratio: [3, 1],
    lay: panelOn('marina', 9, 3),
    camera: { centre: [4.5, 1.5], tilesAcross: 9.5 },
    sun: 'even',
    mirror: 'glow',
    ambient: 0.76,
    age: 0.8,
  },
  {
    name: 'mosaico',
    alt: 'Pared de azulejos de muchos dibujos, cada uno de otra casa',
    ratio: [2, 3],
    lay: patchwork,
    camera: { centre: [0.4, 0.2], tilesAcross: 4.6, yaw: 14, roll: -2 },
    sun: 'branch',
    mirror: 'panes',
    ambient: 0.62,
    age: 0.9,
    grout: greyGrout,
  },
  {
    name: 'medio',
    alt: 'Azulejos partidos en diagonal, azul y blanco, puestos en todas direcciones',
    ratio: [16, 9],
    lay: turning('medio'),
    camera: { centre: [0.5, 0.5], tilesAcross: 8.2, yaw: -34, pitch: 4, focal: 1 },
    sun: 'even',
    mirror: 'glow',
    ambient: 0.7,
    age: 0.5,
    blurred: 'left',
  },
  {
    name: 'cruz',
    alt: 'Cruces florales azules junto a una ventana, con su reflejo en el esmalte',
    ratio: [3, 2],
    lay: chequered('cruz', 'clavel'),
    camera: { centre: [1, 0.6], tilesAcross: 4.3, pitch: 10, roll: 2 },
    sun: 'even',
    mirror: 'panes',
    ambient: 0.64,
    age: 0.5,
    grout: greyGrout,
  },
  {
    name: 'clavel',
    alt: 'Piso de azulejos con claveles, hasta perderse de vista',
    ratio: [2, 3],
    lay: only('clavel'),
    camera: { centre: [0.5, 0.2], tilesAcross: 3.6, pitch: 44, yaw: 6, focal: 1.25 },
    sun: 'slant',
    mirror: 'glow',
    ambient: 0.66,
    blurred: 'top',
  },
];

export const defaults = { ambient: 0.65, exposure: 1, joint: 0.011, age: 0.4, grout: sandGrout };
