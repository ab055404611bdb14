import sharp from 'sharp';

/** A painted tile or panel as pixels, with copies of half, a quarter … of the size for distant views (mipmaps). */
export interface Texture {
  columns: number;
  rows: number;
  levels: Level[];
}

interface Level {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** Width of a tile at this level, in px. */
  tile: number;
}

const smallestTilePx = 24;

export async function paintTexture(
  svg: string,
  options: { tilePx: number; columns?: number; rows?: number },
): Promise<Texture> {
  const { tilePx, columns = 1, rows = 1 } = options;
  const width = tilePx * columns;
  const height = tilePx * rows;
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const painted = await sharp(Buffer.from(sized)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const levels: Level[] = [];
  for (let tile = tilePx; tile >= smallestTilePx; tile = Math.floor(tile / 2)) {
    const size = { width: tile * columns, height: tile * rows };
    const pixels = await sharp(painted).resize(size).removeAlpha().raw().toBuffer();
    levels.push({ pixels, ...size, tile });
  }
  return { columns, rows, levels };
}

/** A greyscale picture (light through leaves, the reflection of a window) as numbers from 0 to 1. */
export interface GreyMap {
  values: Float32Array;
  width: number;
  height: number;
}

export async function paintGreyMap(
  svg: string,
  options: { width: number; height: number; blur: number },
): Promise<GreyMap> {
  const { width, height, blur } = options;
  const bytes = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .blur(blur)
    .greyscale()
    .raw()
    .toBuffer();
  return { values: Float32Array.from(bytes, (byte) => byte / 255), width, height };
}

/** The map's value at x, y (0 to 1 each), clamped at the edges. */
export function readGreyMap(map: GreyMap, x: number, y: number): number {
  const px = Math.min(Math.max(x, 0), 0.99999) * (map.width - 1);
  const py = Math.min(Math.max(y, 0), 0.99999) * (map.height - 1);
  const left = Math.floor(px);
  const top = Math.floor(py);
  const fx = px - left;
  const fy = py - top;
  const index = top * map.width + left;
  const { values } = map;
  const above = (values[index] ?? 0) * (1 - fx) + (values[index + 1] ?? 0) * fx;
  const below = (values[index + map.width] ?? 0) * (1 - fx) + (values[index + map.width + 1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}
