import { Hono } from 'hono';
import { drawTile } from './draw-tile';
import { palettes } from './palettes';

const maxZoom = 22;

/** Mock of OpenStreetMap's tile server: `/_tiles/original/12/1702/1601.svg?labels=true&terrain=false`. */
export const tileCalls = new Hono().get('/:style/:z{\\d+}/:x{\\d+}/:file{\\d+\\.svg}', (c) => {
  const { style, z, x, file } = c.req.param();
  const tile = { z: Number(z), x: Number(x), y: Number.parseInt(file, 10) };
  const count = 2 ** tile.z;
  if (!Object.hasOwn(palettes, style) || tile.z > maxZoom || tile.x >= count || tile.y >= count)
    return c.notFound();
  const svg = drawTile({
    ...tile,
    style,
    labels: c.req.query('labels') !== 'false',
    terrain: c.req.query('terrain') === 'true',
  });
  c.header('Content-Type', 'image/svg+xml');
  c.header('Cache-Control', 'no-cache');
  return c.body(svg);
});
