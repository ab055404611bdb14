import type { InferOutput } from 'valibot';
import { focalPointOf, objectPositionOf } from '../../src/media/focal-point';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;

/** Shell 3.6: by their codes, from 1012. */
const variants = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const;
export type Variant = (typeof variants)[number];

/** Shell 3.6: height in percent of the width. */
const shapes: Record<string, number> = { square: 100, tall: 150, wide: 67 };

/** How a picture is shown. */
export interface Look {
  variant: Variant;
  layout: string;
  /** As custom properties, which the page's own picture inherits. */
  style: Record<`--az${string}`, string>;
  /** The page's own picture. */
  image: HTMLImageElement | null;
  hasLightbox: boolean;
}

/** From the settings; where they say nothing, from the markup of a saved page. */
export const lookOf = (settings: Settings, host: Element): Look => {
  const image = host.querySelector<HTMLImageElement>('img:not(noscript img)');
  const saved = host.querySelector('.image-block-outer-wrapper')?.className ?? '';
  const { variant, shape, stretch } = settings;
  const name = typeof variant === 'number' ? variants[variant - 1012] : variant;
  const [, savedVariant] = /design-layout-(\w+)/.exec(saved) ?? [];
  const [, savedLayout] = /layout-(caption-(?:below|overlay-hover|overlay|hidden))/.exec(saved) ?? [];
  const { focalPoint, imageFocalPoint, imageDimensions = '' } = image?.dataset ?? {};
  const percent = (typeof shape === 'number' ? shape : shapes[shape]) || settings.aspectRatio;
  const width = settings.width ?? image?.getAttribute('width') ?? Number.parseFloat(imageDimensions);
  return {
    variant: (name !== 'inline' && name) || variants.find((one) => one === savedVariant) || 'inline',
    layout: settings.layout === 'caption-below' && savedLayout ? savedLayout : settings.layout,
    style: {
      '--azr': percent ? `100 / ${percent}` : 'initial',
      '--az-_point': objectPositionOf(focalPointOf(settings.focalPoint ?? focalPoint ?? imageFocalPoint)),
      '--az-_max': stretch || !width ? 'none' : `${width}px`,
    },
    image,
    hasLightbox: settings.lightbox || !!host.querySelector('.sqs-block-image-button.lightbox'),
  };
};
