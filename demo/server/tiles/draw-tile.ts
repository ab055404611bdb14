import * as island from './island';
import { type Palette, palettes } from './palettes';
import { type Box, boxOf, meets, type Point, polygon, ringsAround, smooth } from './shapes';
import { continents } from './world';

interface Tile {
  style: string;
  z: number;
  x: number;
  y: number;
  labels: boolean;
  terrain: boolean;
}

const tilePx = 256;
/** Length of the earth's circumference at the island's latitude. */
const worldM = 40_075_016 * Math.cos((island.square.lat * Math.PI) / 180);
/** The first zoom level with streets. */
const detailZoom = 10;
const streetZoom = 14;

/** Coordinates in metres from the island's main square, in Web Mercator. */
function local(lng: number, lat: number): Point {
  const project = (degrees: number): number =>
    Math.asinh(Math.tan((degrees * Math.PI) / 180)) / (2 * Math.PI);
  return [
    ((lng - island.square.lng) / 360) * worldM,
    (project(island.square.lat) - project(Math.max(-84.5, lat))) * worldM,
  ];
}

/** The shapes with their bounding boxes: a tile contains only the shapes that overlap it. */
interface Shape {
  d: string;
  box: Box;
}

const shapeOf = (points: Point[], d: string): Shape => ({ d, box: boxOf(points) });
const closed = (points: Point[]): Shape => shapeOf(points, smooth(points, { isClosed: true }));
const open = (points: Point[]): Shape => shapeOf(points, smooth(points, { isClosed: false }));

const world = continents.map((points) => closed(points.map(([lng, lat]) => local(lng, lat))));
const coasts = [island.coast, ...island.islets].map(closed);
const town = closed(island.town);
const forests = island.forests.map(closed);
const parks = island.parks.map((points) => shapeOf(points, polygon(points)));
const roads = island.roads.map(open);
const river = open(island.river);
const mole = open(island.mole);
const ferry = open(island.ferry);
const rings = island.hills.flatMap((hill) => ringsAround(hill.at, hill)).map(closed);

/** Draws a tile of the demo's map as SVG. The view box selects a part of the whole drawing. */
export function drawTile(tile: Tile): string {
  const { style, z, x, y } = tile;
  const palette = palettes[style] as Palette;
  const size = worldM / 2 ** z;
  const [edge, equator] = local(-180, 0);
  // The square of the projection; the equator is its horizontal centre line.
  const [left, top] = [edge + x * size, equator - worldM / 2 + y * size];
  const box = { left, top, right: left + size, bottom: top + size };
  const pen: Pen = { palette, px: size / tilePx, box };
  const parts = [
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="${palette.sea}"/>`,
    z < detailZoom ? paths(world, pen, { fill: palette.land, stroke: palette.edge, width: pen.px }) : '',
    z > 5 ? drawIsland(tile, pen) : '',
    tile.labels ? drawLabels(tile, pen) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePx}" height="${tilePx}" viewBox="${left} ${top} ${size} ${size}">${parts.join('')}</svg>`;
}

interface Pen {
  palette: Palette;
  /** Metres per pixel. */
  px: number;
  /** Bounding box of the tile. */
  box: Box;
}

interface Paint {
  fill?: string;
  stroke?: string;
  /** In metres. */
  width?: number;
  more?: string;
}

function paths(
  shapes: Shape[],
  { box }: Pen,
  { fill = 'none', stroke = 'none', width = 0, more = '' }: Paint,
): string {
  const d = shapes.filter((shape) => meets(shape.box, box, width)).map((shape) => shape.d);
  if (!d.length) return '';
  return `<path d="${d.join('')}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;
}

/** The real width, or the smallest visible width. */
function wide({ px }: Pen, metres: number, leastPx: number): number {
  return Math.max(metres, leastPx * px);
}

function drawIsland({ z, terrain, style }: Tile, pen: Pen): string {
  const { palette, px } = pen;
  const parts = [
    paths(coasts, pen, { stroke: palette.shallow, width: 1100, more: 'opacity="0.5"' }),
    paths(coasts, pen, { stroke: palette.shallow, width: 480 }),
    paths(coasts, pen, { fill: palette.land, stroke: palette.sand, width: wide(pen, 70, 1) }),
    paths(forests, pen, { fill: palette.forest }),
  ];
  if (terrain || style === 'satellite') parts.push(drawRelief(pen));
  if (z >= detailZoom)
    parts.push(
      paths([river], pen, { stroke: palette.shallow, width: wide(pen, 26, 1) }),
      paths(roads, pen, { stroke: palette.edge, width: wide(pen, 22, 3) }),
      paths(roads, pen, { stroke: palette.avenue, width: wide(pen, 14, 1.6) }),
      meets(town.box, pen.box, 0) ? drawTown(z, pen) : '',
      paths([mole], pen, { stroke: palette.edge, width: wide(pen, 44, 2) }),
      paths([mole], pen, { stroke: palette.town, width: wide(pen, 34, 1.2) }),
      paths([ferry], pen, { stroke: palette.waterText, width: px, more: `stroke-dasharray="${6 * px}"` }),
    );
  return parts.join('');
}

function drawRelief(pen: Pen): string {
  const { relief } = pen.palette;
  const fills = rings.map((ring) => paths([ring], pen, { fill: relief, more: 'opacity="0.07"' }));
  return `${fills.join('')}${paths(rings, pen, { stroke: relief, width: pen.px * 0.7, more: 'opacity="0.35"' })}`;
}

/** Extent of the street grid, in metres. */
const reach = 2400;

function streetLines(every: number): string {
  const { blockM } = island.grid;
  const steps = Math.ceil(reach / (blockM * every));
  return Array.from({ length: 2 * steps + 1 }, (_, nth) => (nth - steps) * blockM * every - blockM / 2)
    .map((at) => `M${at} ${-reach}V${reach}M${-reach} ${at}H${reach}`)
    .join('');
}

function drawTown(z: number, pen: Pen): string {
  const { palette } = pen;
  const { blockM, turn, avenueEvery } = island.grid;
  const line = (d: string, stroke: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  const avenues = streetLines(avenueEvery);
  const streets = z >= streetZoom - 1 ? line(streetLines(1), palette.road, wide(pen, 13, 1)) : '';
  const houses =
    z > streetZoom
      ? `<pattern id="houses" width="${blockM}" height="${blockM}" x="${-blockM / 2}" y="${-blockM / 2}" patternUnits="userSpaceOnUse">
    <path fill="${palette.house}" d="M12 12h34v30h-34zM50 12h22v22h-22zM76 12h32v40h-32zM12 46h20v26h-20zM36 58h34v14h-34zM76 56h32v20h-32zM12 76h44v32h-44zM60 80h20v28h-20zM84 80h24v28h-24z"/></pattern>
    <rect x="${-reach}" y="${-reach}" width="${2 * reach}" height="${2 * reach}" fill="url(#houses)"/>`
      : '';
  return `<clipPath id="town"><path d="${town.d}"/></clipPath><clipPath id="coast"><path d="${coasts[0]?.d}"/></clipPath>
    <g clip-path="url(#coast)"><g clip-path="url(#town)"><path d="${town.d}" fill="${palette.town}"/>
    <g transform="rotate(${turn})">${houses}${streets}${line(avenues, palette.edge, wide(pen, 26, 2.6))}${line(avenues, palette.avenue, wide(pen, 20, 1.6))}</g></g>
    ${paths(parks, pen, { fill: palette.park })}
    <g transform="rotate(${turn})"><rect x="-60" y="-60" width="120" height="120" rx="6" fill="${palette.park}" stroke="${palette.road}" stroke-width="12"/>
    <circle r="16" fill="${palette.shallow}"/></g>
    ${paths([river], pen, { stroke: palette.shallow, width: wide(pen, 26, 1) })}</g>`;
}

const labelStyles: Record<
  island.Label['kind'],
  { sizePx: number; weight: number; color: keyof Palette; italic?: true }
> = {
  place: { sizePx: 15, weight: 600, color: 'text' },
  town: { sizePx: 14, weight: 700, color: 'text' },
  water: { sizePx: 13, weight: 500, color: 'waterText', italic: true },
  green: { sizePx: 11, weight: 600, color: 'greenText' },
  street: { sizePx: 11, weight: 500, color: 'text' },
  peak: { sizePx: 11, weight: 600, color: 'text', italic: true },
};

/** Half the width of the longest name. */
const labelReachPx = 110;

/** Adjacent tiles contain the name too, so that a name is not cut off at the edge of a tile. */
function drawLabels({ z }: Tile, { palette, px, box }: Pen): string {
  return island.labels
    .filter(({ zooms: [from, to], at }) => z >= from && z <= to && meets(boxOf([at]), box, labelReachPx * px))
    .map(({ text, at: [x, y], kind, turn = 0 }) => {
      const { sizePx, weight, color, italic } = labelStyles[kind];
      const halo = kind === 'water' ? '' : `stroke="${palette.halo}" stroke-width="3" paint-order="stroke"`;
      return `<text transform="translate(${x} ${y}) rotate(${turn}) scale(${px})" font-family="Figtree, Helvetica, Arial, sans-serif" font-size="${sizePx}" font-weight="${weight}" ${italic ? 'font-style="italic"' : ''} text-anchor="middle" dominant-baseline="middle" fill="${palette[color]}" ${halo} stroke-linejoin="round">${text}</text>`;
    })
    .join('');
}
