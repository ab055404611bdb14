import type { shapeMasks } from '../../src/features/enums/enums';
import { imageVariants } from '../../src/features/enums/variants/image';
import { focalPointOf, objectPositionOf } from '../../src/features/media/focal-point';
import type { ImageSettings } from './schema';

type Variant = keyof typeof imageVariants;

const variants = Object.keys(imageVariants) as Variant[];

/** Heights in percent of the width. The type requires that they equal those of the enumeration. */
const shapeHeights: Record<string, number> = {
  square: 100,
  tall: 150,
  wide: 67,
} satisfies typeof shapeMasks;

/** How an image shows. */
interface ImageAppearance {
  variant: Variant;
  layout: string;
  /** Custom properties, which the page's own picture inherits. */
  style: Record<`--az-_${string}`, string>;
  /** The page's own picture. */
  image: HTMLImageElement | null;
  hasLightbox: boolean;
}

/** The settings, completed from the markup of a saved page where they have defaults. */
export const readAppearance = (settings: ImageSettings, host: Element): ImageAppearance => {
  const image = host.querySelector<HTMLImageElement>('img:not(noscript img)');
  const savedClasses = host.querySelector('.image-block-outer-wrapper')?.className ?? '';
  const { variant, shape, stretch } = settings;
  const name =
    typeof variant === 'number' ? variants.find((each) => imageVariants[each] === variant) : variant;
  const [, savedVariant] = /design-layout-(\w+)/.exec(savedClasses) ?? [];
  const [, savedLayout] = /layout-(caption-(?:below|overlay-hover|overlay|hidden))/.exec(savedClasses) ?? [];
  const { focalPoint, imageFocalPoint, imageDimensions = '' } = image?.dataset ?? {};
  const heightPercent = (typeof shape === 'number' ? shape : shapeHeights[shape]) || settings.aspectRatio;
  const width = settings.width ?? image?.getAttribute('width') ?? Number.parseFloat(imageDimensions);
  return {
    variant: (name !== 'inline' && name) || variants.find((each) => each === savedVariant) || 'inline',
    layout: settings.layout === 'caption-below' && savedLayout ? savedLayout : settings.layout,
    style: {
      '--az-_aspect': heightPercent ? `100 / ${heightPercent}` : 'initial',
      '--az-_point': objectPositionOf(focalPointOf(settings.focalPoint ?? focalPoint ?? imageFocalPoint)),
      '--az-_max': stretch || !width ? 'none' : `${width}px`,
    },
    image,
    hasLightbox: settings.lightbox || !!host.querySelector('.sqs-block-image-button.lightbox'),
  };
};

const needsScriptSelector = [
  'img:not([src]:not([src=""]),noscript img)',
  ...['crop-mode', 'fit-alignment', 'fixed-ratio', 'force-image-update', 'use-bg-image'].map(
    (name) => `img[data-${name}]`,
  ),
].join();

/** Whether the page's own picture waits for a script to give it an address, or has options that a script reads. */
export const needsScript = (host: Element): boolean => host.querySelector(needsScriptSelector) !== null;

/** Whether a link may stand around the page's own content: not around a link, a button or a caption. */
export const mayBeLinked = (host: Element): boolean => host.querySelector('a,button,figcaption') === null;
