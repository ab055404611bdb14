import type { Point } from './shapes';

/**
 * An invented island in the Atlantic, so that a map can show streets without a network. Coordinates are metres to the
 * east and south of the main square.
 */
export const square = { lat: 36.72, lng: -30.4 };

export const coast: Point[] = [
  [-7600, -1200],
  [-6900, -2600],
  [-5400, -3300],
  [-4200, -4400],
  [-2600, -4100],
  [-1200, -4700],
  [600, -4900],
  [2300, -4300],
  [3900, -4500],
  [5600, -3600],
  [7000, -3100],
  [7900, -1800],
  [7500, -500],
  [8300, 700],
  [7600, 2000],
  [6100, 2600],
  [5200, 3700],
  [3700, 3500],
  [2600, 2700],
  [2050, 1750],
  [1500, 1150],
  [700, 820],
  [-200, 760],
  [-1000, 860],
  [-1600, 1250],
  [-2100, 2200],
  [-3000, 3400],
  [-4300, 3900],
  [-5600, 3100],
  [-6400, 2000],
  [-7700, 1500],
  [-8300, 200],
];

export const islets: Point[][] = [
  [
    [2900, 4700],
    [3500, 4500],
    [3900, 5000],
    [3400, 5400],
  ],
  [
    [-9600, -2300],
    [-9100, -2700],
    [-8700, -2200],
    [-9200, -1800],
  ],
];

export const town: Point[] = [
  [-1600, 1300],
  [-1750, 300],
  [-1500, -500],
  [-800, -1000],
  [200, -1200],
  [1200, -950],
  [1700, -300],
  [1850, 700],
  [1400, 1200],
  [-200, 900],
];

/** The street grid: distance between streets in metres, rotation in degrees. */
export const grid = { blockM: 120, turn: 12, avenueEvery: 4 };

export const parks: Point[][] = [
  [
    [-1060, -330],
    [-600, -240],
    [-680, 120],
    [-1140, 30],
  ],
  [
    [620, -640],
    [960, -570],
    [890, -240],
    [550, -310],
  ],
  [
    [1050, 520],
    [1400, 600],
    [1350, 900],
    [1010, 760],
  ],
];

export const forests: Point[][] = [
  [
    [-6200, -1400],
    [-4900, -2500],
    [-3300, -2900],
    [-2300, -2200],
    [-2800, -900],
    [-4200, -300],
    [-5700, -400],
  ],
  [
    [2300, -3200],
    [3900, -3400],
    [5300, -2500],
    [4700, -1400],
    [3100, -1500],
  ],
  [
    [-5300, 1500],
    [-4300, 900],
    [-3300, 1500],
    [-3500, 2600],
    [-4700, 2800],
  ],
  [
    [5000, 500],
    [6300, 300],
    [6900, 1100],
    [6000, 1800],
    [5100, 1500],
  ],
];

/** Hills as contour lines: the radius of the outermost ring and the number of rings. */
export const hills: { at: Point; radiusM: number; rings: number }[] = [
  { at: [-4200, -1500], radiusM: 2300, rings: 7 },
  { at: [3900, -2300], radiusM: 1700, rings: 5 },
  { at: [5900, 1000], radiusM: 1100, rings: 4 },
  { at: [-4300, 2000], radiusM: 1300, rings: 4 },
];

export const river: Point[] = [
  [-3700, -1900],
  [-2700, -1700],
  [-2100, -1000],
  [-1500, -650],
  [-1250, -100],
  [-1300, 450],
  [-1180, 1000],
];

export const roads: Point[][] = [
  [
    [-1650, 500],
    [-2700, 700],
    [-3900, 200],
    [-5600, 500],
    [-7000, 200],
  ],
  [
    [1700, 200],
    [2900, 300],
    [4300, -300],
    [5900, -500],
    [7000, -1300],
  ],
  [
    [100, -1150],
    [400, -2300],
    [100, -3400],
    [700, -4200],
  ],
  [
    [1800, 900],
    [2700, 1500],
    [3900, 2300],
    [5000, 2700],
  ],
  [
    [-1700, 1100],
    [-2400, 2000],
    [-3000, 2900],
  ],
  [
    [-5600, 500],
    [-5900, 1700],
    [-5000, 2900],
    [-3800, 3300],
    [-3000, 2900],
  ],
  [
    [4300, -300],
    [4500, -1700],
    [3300, -2900],
    [1900, -3300],
    [100, -3400],
  ],
];

export const mole: Point[] = [
  [560, 790],
  [760, 1240],
  [430, 1500],
];

export const ferry: Point[] = [
  [60, 860],
  [330, 2300],
  [900, 6500],
  [2600, 30_000],
];

type Kind = 'place' | 'town' | 'water' | 'green' | 'street' | 'peak';

export interface Label {
  text: string;
  at: Point;
  kind: Kind;
  /** First and last zoom level. */
  zooms: [number, number];
  /** Rotation in degrees. */
  turn?: number;
}

export const labels: Label[] = [
  { text: 'Isla Azulejo', at: [-300, -2600], kind: 'place', zooms: [6, 12] },
  { text: 'Océano Atlántico', at: [-420_000, -60_000], kind: 'water', zooms: [4, 6] },
  { text: 'Puerto Cobalto', at: [150, -330], kind: 'town', zooms: [11, 14] },
  { text: 'Los Hornos', at: [-6800, 520], kind: 'town', zooms: [12, 16] },
  { text: 'Esmaltada', at: [6600, -900], kind: 'town', zooms: [12, 16] },
  { text: 'Arcillas', at: [600, -3900], kind: 'town', zooms: [12, 16] },
  { text: 'Punta Ocre', at: [4700, 3000], kind: 'town', zooms: [12, 16] },
  { text: 'Cerro del Barro', at: [-4200, -1450], kind: 'peak', zooms: [11, 16] },
  { text: 'Pico Vidriado', at: [3900, -2250], kind: 'peak', zooms: [12, 16] },
  { text: 'Bahía de los Esmaltes', at: [200, 2300], kind: 'water', zooms: [11, 16] },
  { text: 'Faro Blanco', at: [-2950, 3050], kind: 'peak', zooms: [12, 18] },
  { text: 'Río Greda', at: [-1750, -700], kind: 'water', zooms: [14, 18], turn: 40 },
  { text: 'Parque de las Acacias', at: [-870, -100], kind: 'green', zooms: [14, 19] },
  { text: 'Jardín Botánico', at: [755, -440], kind: 'green', zooms: [14, 19] },
  { text: 'Huerto del Alfar', at: [1200, 720], kind: 'green', zooms: [15, 19] },
  { text: 'Plaza Mayor', at: [0, 0], kind: 'green', zooms: [15, 19] },
  { text: 'Muelle Viejo', at: [640, 1180], kind: 'water', zooms: [15, 19] },
  { text: 'Avenida de la Talavera', at: [290, -58], kind: 'street', zooms: [15, 19], turn: 12 },
  { text: 'Paseo del Muelle', at: [150, 512], kind: 'street', zooms: [15, 19], turn: 12 },
  { text: 'Avenida del Horno', at: [-580, -620], kind: 'street', zooms: [15, 19], turn: 12 },
  { text: 'Calle del Esmalte', at: [203, 103], kind: 'street', zooms: [16, 19], turn: 12 },
  { text: 'Calle de la Greda', at: [-100, 158], kind: 'street', zooms: [16, 19], turn: 12 },
  { text: 'Calle del Pincel', at: [330, -175], kind: 'street', zooms: [16, 19], turn: 12 },
  { text: 'Calle de las Conchas', at: [-280, 240], kind: 'street', zooms: [16, 19], turn: 12 },
];
