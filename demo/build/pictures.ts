/**
 * Renders the demo's pictures with `ceramics/`: `<name>-<width>w.jpg` in several widths, `<name>.jpg`, and `index.json`.
 * Pictures that are only used small have two widths.
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeCamera } from './ceramics/camera';
import { photograph } from './ceramics/glaze';
import { type MirrorName, mirrors, type SunName, suns } from './ceramics/lights';
import { hashText } from './ceramics/noise';
import { panels } from './ceramics/panels';
import { defaults, type Placed, type Scene, scenes } from './ceramics/scenes';
import { studies } from './ceramics/studies';
import { tile } from './ceramics/svg';
import { type GreyMap, paintTexture, type Texture } from './ceramics/texture';
import { tiles } from './ceramics/tiles';

/** Image widths in px, as the hosted site builder generates them. */
const widthsPx = [2500, 1500, 1000, 750, 500, 300, 100];
/** Width of the file without a width in its name. */
const plainPx = 1500;
/** Width of the rendered picture. The next larger width is enlarged from it. */
const masterPx = 1600;
/** Widths of a picture that is only used small. */
const studyPx = [1000, 500];
const texturePx = 640;
// Without the optimization of scans mozjpeg takes two thirds of the time for 1% more bytes.
const jpegOptions = { quality: 78, mozjpeg: true, optimiseScans: false } as const;

export async function makePictures(folder: string): Promise<void> {
  const studio = new Studio();
  const saving: Promise<void>[] = [];
  const make = async (scene: Scene, widths: number[]): Promise<void> => {
    const width = Math.min(masterPx, Math.max(...widths));
    const master = await studio.shoot(scene, { width, height: heightAt(scene, width) });
    // Not awaited: libvips encodes in its own threads while this thread renders the next picture.
    saving.push(saveLadder({ folder, scene, widths }, master));
    if (saving.length > 2) await saving.shift();
  };
  for (const scene of studies) await make(scene, studyPx);
  for (const scene of scenes) await make(scene, widthsPx);
  await Promise.all(saving);
  for (const { name } of scenes)
    await copyFile(join(folder, `${name}-${plainPx}w.jpg`), join(folder, `${name}.jpg`));
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(scenes.map(describeScene), null, 2)}\n`);
}

/** An entry of `index.json`: a picture in its largest width. */
const describeScene = (scene: Scene) => {
  const width = Math.max(...widthsPx);
  return { name: scene.name, width, height: heightAt(scene, width), alt: scene.alt };
};

/** Every file that `makePictures` writes. */
export const listPictureFiles = (): string[] => [
  'index.json',
  ...scenes.flatMap(({ name }) => [`${name}.jpg`, ...widthsPx.map((width) => `${name}-${width}w.jpg`)]),
  ...studies.flatMap(({ name }) => studyPx.map((width) => `${name}-${width}w.jpg`)),
];

const heightAt = (scene: Scene, width: number): number =>
  Math.round((width * scene.ratio[1]) / scene.ratio[0]);

interface Raw {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

interface Ladder {
  folder: string;
  scene: Scene;
  widths: number[];
}

async function saveLadder({ folder, scene, widths }: Ladder, master: Raw): Promise<void> {
  // In parallel: started one after the other, each would wait until this thread has rendered the next picture.
  const jobs = widths.map((width) =>
    sharp(master.data, { raw: master.info })
      .resize(width, heightAt(scene, width))
      .jpeg(jpegOptions)
      .toFile(join(folder, `${scene.name}-${width}w.jpg`)),
  );
  await Promise.all(jobs);
}

/** Caches the textures and lights that several scenes share. */
class Studio {
  private readonly textures = new Map<Placed['art'], Texture>();
  private readonly suns = new Map<SunName, GreyMap>();
  private readonly mirrors = new Map<MirrorName, GreyMap>();

  async shoot(scene: Scene, size: { width: number; height: number }): Promise<Raw> {
    await this.loadTextures();
    const { ambient, exposure, joint, age, grout } = { ...defaults, ...scene };
    const sun = await remember(this.suns, scene.sun, suns[scene.sun]);
    const window = await remember(this.mirrors, scene.mirror, mirrors[scene.mirror]);
    const data = photograph({
      seed: hashText(scene.name),
      ...size,
      camera: makeCamera(scene.camera),
      wall: {
        joint,
        age,
        grout,
        lay: (column, row, random) => this.place(scene.lay(column, row, random)),
      },
      light: { sun, window, ambient, exposure },
    });
    const raw: Raw = { data, info: { ...size, channels: 3 } };
    return scene.blurred ? blurAway(raw, scene.blurred) : raw;
  }

  private place({ art, column = 0, row = 0, turns = 0 }: Placed) {
    const texture = this.textures.get(art);
    if (!texture) throw new Error(`makePictures: no texture for "${art}"`);
    return { texture, column, row, turns };
  }

  private async loadTextures(): Promise<void> {
    if (this.textures.size) return;
    this.textures.set('plain', await paintTexture(tile(''), { tilePx: 32 }));
    for (const [name, svg] of Object.entries(tiles)) {
      this.textures.set(name as keyof typeof tiles, await paintTexture(svg, { tilePx: texturePx }));
    }
    for (const [name, { svg, columns, rows }] of Object.entries(panels)) {
      this.textures.set(
        name as keyof typeof panels,
        await paintTexture(svg, { tilePx: texturePx * 0.75, columns, rows }),
      );
    }
  }
}

async function remember<Key, Value>(
  known: Map<Key, Value>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? (await make());
  known.set(key, value);
  return value;
}

/** The distant side is out of focus: a gradient blends in a blurred copy. */
async function blurAway({ data, info }: Raw, side: 'right' | 'left' | 'top'): Promise<Raw> {
  const ends = { right: 'x1="0" x2="1"', left: 'x1="1" x2="0"', top: 'x1="0" x2="0" y1="1" y2="0"' }[side];
  const fade =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><linearGradient id="g" ${ends}>` +
    '<stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="0.85" stop-color="#fff"/></linearGradient>' +
    '<rect width="100%" height="100%" fill="url(#g)"/></svg>';
  const soft = await sharp(data, { raw: info })
    .blur(info.width / 320)
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const blended = await sharp(data, { raw: info })
    .composite([{ input: soft }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: blended, info };
}
