import { dimensionsOf } from './dimensions';
import type { ImageConfig } from './image-config';

/** "false" is false, "2" is 2, and a name is itself. */
const meant = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  return Number.isNaN(Number(text)) ? text : Number(text);
};

/**
 * What the markup of a page says of a picture (gallery 3.2, 3.5): `data-src` or `data-image` where it waits, its
 * dimensions and focal point, and each option by its name, `data-crop-mode` and so on. "" is absent; the picture itself
 * comes before its slide. A `load` in it is that of real pages, which says something else.
 */
export const imageMarkup = (image: HTMLElement, slide: HTMLElement): ImageConfig => {
  const said = Object.fromEntries(
    [slide, image].flatMap(({ dataset }) => Object.entries(dataset).filter(([, text]) => text)),
  ) as Record<string, string>;
  const { src, image: source = '', focalPoint, imageFocalPoint, imageDimensions } = said;
  const options = Object.fromEntries(Object.entries(said).map(([name, text]) => [name, meant(text)]));
  const { width, height } = dimensionsOf(imageDimensions) ?? {};
  return {
    ...options,

    source: src ?? source,
    focalPoint: focalPoint ?? imageFocalPoint,
    width,
    height,
  };
};
