/** What a layout is told of a slide, in px; 0 where it is not known. */
export interface Shape {
  width: number;
  height: number;
  /** Height of what stands below the picture. Default: 0. */
  caption?: number;
}

/** Where a slide goes, in px from the start and the top of the gallery. Its height is that with the caption. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a picture of unknown size is taken for, until it has loaded. */
export const unknownRatio = 3 / 2;

/** Width divided by height. */
export const ratioOf = ({ width, height }: Pick<Shape, 'width' | 'height'>): number =>
  width > 0 && height > 0 ? width / height : unknownRatio;
