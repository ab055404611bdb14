import type { Styles } from './restyle';

/** CSS `background-size` for what `object-fit` would do. */
const sizes = new Map([
  ['contain', 'contain'],
  ['scale-down', 'contain'],
  ['none', 'auto'],
]);

interface Background {
  /** In the size that is wanted: a background has no `srcset` with widths. */
  address: string;
  fit: Styles;
}

/**
 * Loads a picture that shows as the background of its `<img>`.
 * @returns the styles that show it
 * @throws when it cannot be loaded
 */
export const loadBackground = async (
  image: HTMLImageElement,
  { address, fit }: Background,
): Promise<Styles> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { objectFit = getComputedStyle(image).objectFit, objectPosition = '50% 50%' } = fit;
  // Without an address Chromium shows the sign of a broken picture; with it, the picture and its name are real.
  image.src = address;
  return {
    backgroundImage: `url(${JSON.stringify(address)})`,
    backgroundSize: sizes.get(objectFit) ?? 'cover',
    backgroundPosition: objectPosition,
    backgroundRepeat: 'no-repeat',
    // The picture itself stands outside of its box.
    objectFit: 'none',
    objectPosition: '-99999px 0',
  };
};
