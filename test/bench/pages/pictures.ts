import sharp from 'sharp';

export const pictureCount = 40;
export const pictureWidth = 300;
export const pictureHeight = 200;
const jpegQuality = 60;

export const largeCount = 8;
export const largeWidth = 1500;
export const largeHeight = 1000;

/** A tile of rings and spokes, another for each index, so that no two pictures are one download. */
const tile = (index: number): string => {
  const ring = (_: unknown, at: number): string =>
    `<circle cx="150" cy="100" r="${190 - at * 16}" fill="hsl(${index * 9 + at * 31} 55% ${40 + (at % 3) * 18}%)"/>`;
  const spoke = (_: unknown, at: number): string =>
    `<path d="M150 100h220" transform="rotate(${at * (5 + (index % 7))} 150 100)" stroke="#fbfaf6" stroke-width="2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}">
${Array.from({ length: 12 }, ring).join('')}${Array.from({ length: 60 }, spoke).join('')}</svg>`;
};

const drawn = (count: number, width: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp(Buffer.from(tile(index)), { density: (72 * width) / pictureWidth })
        .jpeg({ quality: jpegQuality })
        .toBuffer(),
    ),
  );

/** The gallery's pictures, JPEG, about 15 kB each. */
export const makePictures = (): Promise<Buffer[]> => drawn(pictureCount, pictureWidth);

/** The first of them, as a lightbox shows them. */
export const makeLargePictures = (): Promise<Buffer[]> => drawn(largeCount, largeWidth);
