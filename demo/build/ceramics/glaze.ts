/**
 * Makes flat painted tiles look like photographed ceramics: uneven tiles with joints, wobbly brush strokes, varying
 * pigment, crackle, a glaze that reflects a window, light and shadow on the wall.
 */
import { type Camera, middleReach, seenTiles } from './camera';
import { crackleField, lookUp, noiseField, seededRandom } from './noise';
import { type GreyMap, readGreyMap, type Texture } from './texture';

interface LaidTile {
  texture: Texture;
  /** Position of the tile in a panel; 0, 0 for a single tile. */
  column: number;
  row: number;
  /** Quarter turns, clockwise. */
  turns: number;
}

interface Wall {
  lay: (column: number, row: number, random: () => number) => LaidTile;
  /** Width of the joints, in tiles. */
  joint: number;
  grout: readonly [number, number, number];
  /** From 0 (new tiles) to 1 (two hundred years old). */
  age: number;
}

interface Light {
  /** 1 in the sun, 0 in the shadow, over the picture. */
  sun: GreyMap;
  /** The window that the glaze reflects. */
  window: GreyMap;
  /** Brightness in the shadow, 0 to 1. */
  ambient: number;
  exposure: number;
}

interface Shot {
  seed: number;
  width: number;
  height: number;
  camera: Camera;
  wall: Wall;
  light: Light;
}

interface SetTile extends LaidTile {
  tone: number;
  warmth: number;
  tiltX: number;
  tiltY: number;
  slipX: number;
  slipY: number;
  grain: number;
}

const white = [247, 245, 238] as const;
/** Colour of fired clay, visible where the glaze is thin or chipped. */
const clay = [190, 142, 104] as const;

// All pictures share these noise fields and read them at different offsets.
const wobble = noiseField({ seed: 11, cells: 12, octaves: 2 });
const wash = noiseField({ seed: 12, cells: 4, octaves: 4 });
const ripple = noiseField({ seed: 13, cells: 8, octaves: 2 });
const grit = noiseField({ seed: 14, cells: 128, octaves: 2 });
const crackle = crackleField({ seed: 15, cells: 17, hairline: 1.7 });

export function photograph(shot: Shot): Buffer {
  const { width, height, camera, wall, light } = shot;
  const tiles = setTiles(shot);
  const out = Buffer.allocUnsafe(width * height * 3);
  const pixel = new Pixel();
  const reachInMiddle = middleReach(camera, width);
  let index = 0;
  for (let py = 0; py < height; py++) {
    const y = (py + 0.5 - height / 2) / width;
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5) / width - 0.5;
      const w = camera[6] * x + camera[7] * y + camera[8];
      const u = (camera[0] * x + camera[1] * y + camera[2]) / w;
      const v = (camera[3] * x + camera[4] * y + camera[5]) / w;
      // Tiles per pixel; grows with the distance in a slanted view.
      const reach = (reachInMiddle * camera[8]) / w;
      pixel.aim(tiles.get(u, v), u, v, reach);
      pixel.paint(wall);
      pixel.light(light, x + 0.5, (py + 0.5) / height);
      const noise = lookUp(grit, px, py) * 5;
      out[index++] = clampByte(pixel.red + noise);
      out[index++] = clampByte(pixel.green + noise);
      out[index++] = clampByte(pixel.blue + noise);
    }
  }
  return out;
}

/** Cosine and sine of 0, 1, 2 and 3 quarter turns. */
const quarterTurns = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The level with pixels about as large as the picture's. A slightly coarser level looks like the blur of a lens. */
function fittingLevel({ levels }: Texture, reach: number): Texture['levels'][number] {
  for (const level of levels) if (level.tile * reach < 1.15) return level;
  const coarsest = levels.at(-1);
  if (!coarsest) throw new Error('photograph: a texture without pixels; expected at least one level');
  return coarsest;
}

const clampByte = (value: number): number => Math.min(Math.max(value, 0), 255);

/** Every visible tile with its own tilt, offset and colour deviation. */
function setTiles(shot: Shot) {
  const seen = seenTiles(shot.camera, shot.height / shot.width);
  const columns = seen.right - seen.left + 1;
  const random = seededRandom(shot.seed);
  const spread = (amount: number) => (random() * 2 - 1) * amount;
  const tiles: SetTile[] = [];
  for (let row = seen.top; row <= seen.bottom; row++) {
    for (let column = seen.left; column <= seen.right; column++) {
      tiles.push({
        ...shot.wall.lay(column, row, random),
        tone: 1 + spread(0.03 + 0.03 * shot.wall.age),
        warmth: spread(2.5 + 5 * shot.wall.age),
        tiltX: spread(0.05 + 0.05 * shot.wall.age),
        tiltY: spread(0.05 + 0.05 * shot.wall.age),
        slipX: spread(0.007),
        slipY: spread(0.007),
        grain: Math.floor(random() * 4096),
      });
    }
  }
  return {
    get(u: number, v: number): SetTile {
      const tile = tiles[(Math.floor(v) - seen.top) * columns + Math.floor(u) - seen.left];
      if (!tile) throw new Error(`photograph: no tile at ${u}, ${v}; expected one inside the camera's view`);
      return tile;
    },
  };
}

/**
 * The current pixel. One object is reused for all pixels, and the steps exchange numbers in its fields: allocating
 * millions of small objects would cost seconds.
 */
class Pixel {
  red = 0;
  green = 0;
  blue = 0;
  private tile: SetTile | undefined;
  /** The place on the wall, in tiles. */
  private u = 0;
  private v = 0;
  /** The place on its tile, from the tile's centre. */
  private x = 0;
  private y = 0;
  /** Tiles per pixel. */
  private reach = 0;
  /** Distance to the joint, in tiles; below 0 on the joint. */
  private inside = 0;
  /** Slope of the glaze. */
  private leanX = 0;
  private leanY = 0;
  /** 1 on glaze, 0 on the joint between tiles. */
  private gloss = 0;

  aim(tile: SetTile, u: number, v: number, reach: number): void {
    this.tile = tile;
    this.u = u;
    this.v = v;
    this.x = u - Math.floor(u) - 0.5;
    this.y = v - Math.floor(v) - 0.5;
    this.reach = reach;
  }

  paint(wall: Wall): void {
    const { tile, u, v, x, y } = this;
    if (!tile) return;
    const shakeX = lookUp(wobble, u * 210 + tile.grain, v * 210);
    const shakeY = lookUp(wobble, v * 210, u * 210 + tile.grain);
    const edge = 0.5 - Math.max(Math.abs(x - tile.slipX * 0.4), Math.abs(y - tile.slipY * 0.4));
    this.inside = edge - wall.joint * (1 + 0.22 * shakeX);
    this.gloss = Math.min(Math.max(this.inside / Math.max(this.reach, 0.002) + 0.5, 0), 1);
    if (this.gloss > 0) {
      this.takeArt(tile, x + tile.slipX + shakeX * 0.006, y + tile.slipY + shakeY * 0.006);
      this.washOut(tile);
      this.ageGlaze(tile, wall.age);
      this.leanOver(tile);
    }
    if (this.gloss < 1) this.fillJoint(wall.grout);
  }

  /** The tile's painting, with bilinear sampling of the level for this distance. */
  private takeArt(tile: SetTile, slippedX: number, slippedY: number): void {
    const { columns, rows } = tile.texture;
    const level = fittingLevel(tile.texture, this.reach);
    const [cos, sin] = quarterTurns[tile.turns] ?? quarterTurns[0];
    const x = slippedX * cos + slippedY * sin;
    const y = slippedY * cos - slippedX * sin;
    const px = Math.min(
      Math.max(((x + 0.5 + tile.column) / columns) * level.width - 0.5, 0),
      level.width - 1.001,
    );
    const py = Math.min(
      Math.max(((y + 0.5 + tile.row) / rows) * level.height - 0.5, 0),
      level.height - 1.001,
    );
    const left = Math.floor(px);
    const top = Math.floor(py);
    const fx = px - left;
    const fy = py - top;
    const a = (top * level.width + left) * 3;
    const c = a + level.width * 3;
    const { pixels } = level;
    const wa = (1 - fx) * (1 - fy);
    const wb = fx * (1 - fy);
    const wc = (1 - fx) * fy;
    const wd = fx * fy;
    this.red =
      (pixels[a] ?? 0) * wa + (pixels[a + 3] ?? 0) * wb + (pixels[c] ?? 0) * wc + (pixels[c + 3] ?? 0) * wd;
    this.green =
      (pixels[a + 1] ?? 0) * wa +
      (pixels[a + 4] ?? 0) * wb +
      (pixels[c + 1] ?? 0) * wc +
      (pixels[c + 4] ?? 0) * wd;
    this.blue =
      (pixels[a + 2] ?? 0) * wa +
      (pixels[a + 5] ?? 0) * wb +
      (pixels[c + 2] ?? 0) * wc +
      (pixels[c + 5] ?? 0) * wd;
  }

  /** The thickness of the pigment varies and follows the brush strokes a little. */
  private washOut(tile: SetTile): void {
    const pigment = 1 - Math.min(this.red, this.green, this.blue) / white[2];
    const cloud = lookUp(wash, this.u * 300 + tile.grain, this.v * 300);
    const brush = lookUp(ripple, this.u * 1400 + tile.grain, this.v * 190);
    const thin = pigment * Math.max(0, 0.1 + 0.42 * cloud + 0.16 * brush);
    const dark = 1 - pigment * Math.max(0, -cloud) * 0.34;
    this.red = (this.red + (white[0] - this.red) * thin) * dark * tile.tone + tile.warmth;
    this.green = (this.green + (white[1] - this.green) * thin) * dark * tile.tone;
    this.blue = (this.blue + (white[2] - this.blue) * thin) * dark * tile.tone - tile.warmth;
  }

  /** The glaze is thinner near the edge, so that the clay shows; old tiles are chipped and crackled. */
  private ageGlaze(tile: SetTile, age: number): void {
    const { inside } = this;
    const gx = tile.grain + this.u * 300;
    const gy = this.v * 300;
    const rim = Math.max(0, 1 - inside / 0.022);
    const chip =
      inside < 0.05 && lookUp(wash, gx * 3, gy * 3) > 0.62 - age * 0.12 + inside * 6 ? 0.85 * age : 0;
    this.mix(clay, Math.max(rim * rim * (0.16 + 0.3 * age), chip));
    const hairline =
      lookUp(crackle, gx * 1.9, gy * 1.9) * Math.max(0, 0.35 + lookUp(wash, gx, gy)) * age * 0.42;
    const shade = 1 - hairline * 0.5;
    this.red *= shade;
    this.green *= shade;
    this.blue *= shade - hairline * 0.08;
  }

  private mix(color: readonly [number, number, number], share: number): void {
    this.red += (color[0] - this.red) * share;
    this.green += (color[1] - this.green) * share;
    this.blue += (color[2] - this.blue) * share;
  }

  /** Slope of the glaze: the tile's tilt, ripples, and a rounded edge. */
  private leanOver(tile: SetTile): void {
    const round = Math.max(0, 1 - this.inside / 0.035);
    const across = Math.abs(this.x) > Math.abs(this.y);
    const gx = this.u * 170 + tile.grain;
    const gy = this.v * 170;
    const here = lookUp(ripple, gx, gy);
    this.leanX =
      tile.tiltX +
      (lookUp(ripple, gx + 3, gy) - here) * 0.5 +
      (across ? Math.sign(this.x) * round * round : 0);
    this.leanY =
      tile.tiltY +
      (lookUp(ripple, gx, gy + 3) - here) * 0.5 +
      (across ? 0 : Math.sign(this.y) * round * round);
  }

  private fillJoint(grout: readonly [number, number, number]): void {
    const cover = this.gloss;
    const sand =
      1 + lookUp(grit, this.u * 700, this.v * 700) * 0.16 + lookUp(wash, this.u * 120, this.v * 120) * 0.14;
    this.red = this.red * cover + grout[0] * sand * (1 - cover);
    this.green = this.green * cover + grout[1] * sand * (1 - cover);
    this.blue = this.blue * cover + grout[2] * sand * (1 - cover);
  }

  light(light: Light, x: number, y: number): void {
    const sun = readGreyMap(light.sun, x, y);
    const facing = 1 - this.gloss * (this.leanX + this.leanY) * 0.22;
    const lit = (light.ambient + (1 - light.ambient) * sun) * facing * light.exposure;
    // Sunlight is warm; the sky that lights the shadow is blue.
    const warm = (sun - 0.6) * 0.05;
    const mirror = readGreyMap(light.window, x + this.leanX * 0.9, y + this.leanY * 0.9) * this.gloss;
    const glint = mirror * mirror * 74 + mirror * 16;
    this.red = this.red * lit * (1 + warm) + glint;
    this.green = this.green * lit + glint;
    this.blue = this.blue * lit * (1 - warm) + glint * 1.03;
  }
}
