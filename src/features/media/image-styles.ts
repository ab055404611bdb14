import { focalPointOf, objectPositionOf } from './focal-point';
import type { ImageOptions } from './image-config';

export type Styles = Partial<Record<Exclude<keyof CSSStyleDeclaration, number>, string>>;

/**
 * Sets inline styles through the DOM: a strict Content-Security-Policy would not allow the attribute `style`.
 * @returns a function that restores the styles from before
 */
export const applyStyles = ({ style }: HTMLElement, styles: Styles): (() => void) => {
  const before = Object.keys(styles).map((name) => [name, style[name as keyof Styles]]);
  Object.assign(style, styles);
  return () => void Object.assign(style, Object.fromEntries(before));
};

/** Styles that place a picture of this size, in px, in its box. Options that are absent are left to the style sheet. */
export const fitStyles = (options: ImageOptions & { width?: number; height?: number }): Styles => {
  const { cropMode, fitAlignment, focalPoint, fixedRatio, stretch = true, width, height } = options;
  const shape = fixedRatio && { aspectRatio: width && height ? `${width} / ${height}` : 'auto' };
  if (cropMode === 'contain' || cropMode === 'none')
    return {
      ...shape,
      objectFit: cropMode === 'contain' && !stretch ? 'scale-down' : cropMode,
      objectPosition: fitAlignment ?? 'center',
    };
  return {
    ...shape,
    ...(cropMode && { objectFit: cropMode }),
    ...(focalPoint && { objectPosition: objectPositionOf(focalPointOf(focalPoint)) }),
    // A box no larger than the picture enlarges nothing.
    ...(!stretch && width && height && { maxWidth: `${width}px`, maxHeight: `${height}px` }),
  };
};

/** The background of a picture until it has loaded: a tiny picture, or a colour. */
export const placeholderStyles = (placeholder: string): Styles =>
  placeholder.startsWith('data:image/')
    ? { backgroundImage: `url(${JSON.stringify(placeholder)})`, backgroundSize: '100% 100%' }
    : { backgroundColor: placeholder };

/** `object-fit` -> the `background-size` that looks the same. All others are `cover`. */
const backgroundSizes = new Map([
  ['contain', 'contain'],
  ['scale-down', 'contain'],
  ['none', 'auto'],
]);

/** A picture that shows as the CSS background of its own `<img>`. */
export interface Background {
  address: string;
  /** The inline styles that show the picture. */
  styles: Styles;
}

/**
 * Loads a picture that is going to be the background of `image`, which stays as it is.
 * @param address in the size that the box needs: a background has no `srcset` with widths
 * @throws when the picture cannot be loaded
 */
export const loadBackground = async (
  image: HTMLImageElement,
  { address, fit }: { address: string; fit: Styles },
): Promise<Background> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { objectFit = getComputedStyle(image).objectFit, objectPosition = '50% 50%' } = fit;
  const styles: Styles = {
    backgroundImage: `url(${JSON.stringify(address)})`,
    backgroundSize: backgroundSizes.get(objectFit) ?? 'cover',
    backgroundPosition: objectPosition,
    backgroundRepeat: 'no-repeat',
    // Moves the picture itself out of its box.
    objectFit: 'none',
    objectPosition: '-99999px 0',
  };
  return { address, styles };
};
