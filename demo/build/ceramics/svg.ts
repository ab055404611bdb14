/** The shapes of the tile motifs. A tile is 100 x 100 units; its centre is (50, 50). */

const glazeColors = {
  white: '#f7f5ee',
  pale: '#d3dff0',
  sky: '#83a6d9',
  cobalt: '#1f4e9e',
  deep: '#15326c',
  ink: '#14213d',
  ochre: '#d9a441',
  straw: '#ecc877',
  terracotta: '#c1553b',
  leaf: '#5d8a72',
} as const;

export type GlazeColor = keyof typeof glazeColors;

interface Paint {
  fill?: GlazeColor;
  stroke?: GlazeColor;
  width?: number;
}

interface Point {
  x: number;
  y: number;
}

function paint({ fill, stroke, width = 1.6 }: Paint): string {
  const inside = fill ? glazeColors[fill] : 'none';
  const outline = stroke
    ? ` stroke="${glazeColors[stroke]}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
    : '';
  return `fill="${inside}"${outline}`;
}

function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function polygon(points: Point[], style: Paint): string {
  const list = points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
  return `<polygon points="${list}" ${paint(style)}/>`;
}

export const path = (d: string, style: Paint): string => `<path d="${d}" ${paint(style)}/>`;

export const circle = (radius: number, style: Paint): string => `<circle r="${radius}" ${paint(style)}/>`;

export function rect(box: { x: number; y: number; width: number; height: number }, style: Paint): string {
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ${paint(style)}/>`;
}

export const at = (x: number, y: number, content: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${content}</g>`;

export const turn = (degrees: number, content: string): string =>
  `<g transform="rotate(${round(degrees)})">${content}</g>`;

/** `count` copies of a drawing around the origin. */
export function around(count: number, content: string, startDegrees = 0): string {
  let all = '';
  for (let index = 0; index < count; index++) all += turn(startDegrees + (360 / count) * index, content);
  return all;
}

/** A star with `points` tips around the origin. */
export function star(
  shape: { points: number; outer: number; inner: number; turn?: number },
  style: Paint,
): string {
  const corners: Point[] = [];
  for (let index = 0; index < shape.points * 2; index++) {
    const radius = index % 2 ? shape.inner : shape.outer;
    corners.push(polar(radius, (shape.turn ?? 0) + (180 / shape.points) * index));
  }
  return polygon(corners, style);
}

/** The eight-pointed star of two squares, as in Seville and Fez. */
export const khatam = (radius: number, style: Paint): string =>
  star({ points: 8, outer: radius, inner: radius * 0.765 }, style);

/** A petal above the origin, between the heights `from` and `to`, widest above its middle. */
export function petal(shape: { from: number; to: number; width: number }, style: Paint): string {
  const { from, to, width } = shape;
  const belly = from + (to - from) * 0.62;
  return path(
    `M0 ${-from}C${width * 0.35} ${-(from + 1)} ${width * 0.7} ${-belly} 0 ${-to}C${-width * 0.7} ${-belly} ${-width * 0.35} ${-(from + 1)} 0 ${-from}Z`,
    style,
  );
}

/** A leaf with a vein, above the origin. */
export function leaf(shape: { to: number; width: number }, style: Paint, vein: GlazeColor = 'white'): string {
  return (
    petal({ from: 0, to: shape.to, width: shape.width }, style) +
    path(`M0 -2L0 ${-shape.to * 0.72}`, { stroke: vein, width: 0.9 })
  );
}

/** A quarter of the same drawing centred on each corner of a tile. */
export const corners = (content: string): string =>
  [0, 1, 2, 3].map((index) => turn(90 * index, at(-50, -50, content))).join('');

/** A half of the same drawing centred on the middle of each edge of a tile. */
export const edges = (content: string): string =>
  [0, 1, 2, 3].map((index) => turn(90 * index, at(0, -50, content))).join('');

/** An SVG of `columns` x `rows` tiles with its content drawn around the centre. */
export function tile(content: string, ground: GlazeColor = 'white', columns = 1, rows = 1): string {
  const box = { x: -50 * columns, y: -50 * rows, width: 100 * columns, height: 100 * rows };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">` +
    `${rect(box, { fill: ground })}${content}</svg>`
  );
}
