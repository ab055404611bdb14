/** Size of a slide's picture, in px; 0 where it is unknown. */
export interface Shape {
  width: number;
  height: number;
  /** Height of the caption below the picture. Default: 0. */
  caption?: number;
}

/** Place of a slide, in px from the start and the top of the gallery. The height includes the caption. */
export interface TileBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shape of a picture of unknown size, until the picture has loaded. */
const unknownRatio = 3 / 2;

/** Width divided by height. */
export const ratioOf = ({ width, height }: Pick<Shape, 'width' | 'height'>): number =>
  width > 0 && height > 0 ? width / height : unknownRatio;
