import { type AnchorHTMLAttributes, type RefObject, useMemo } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { keepChanged } from '../../src/core/morphs';
import { type ImageOptions, readImageMarkup } from '../../src/features/media/image-config';
import { imageOptionsOf } from '../../src/features/media/image-options';
import { loadImage, placeImage } from '../../src/features/media/load-image';
import { useLoadedImage } from '../../src/features/media/use-loaded-image';
import { Html, loadHtmlSanitiser } from '../../src/ui/html';
import type { ImageSettings } from './schema';

export { imageOptionsOf };

/**
 * Loads a picture of the page that waits for a script. One that loads by itself is only placed. The block reports options that
 * cannot be shown.
 * @returns a function that stops
 */
export const placeOwnImage = (
  image: HTMLImageElement,
  host: BlockHost,
  options: ImageOptions,
): (() => void) => {
  // Without `focalPoint`: the block's styles place the picture at its focal point.
  const { focalPoint, ...config } = { ...options, ...readImageMarkup(image, host), load: options.load };
  const source = config.source || image.src;
  const isWaiting = !image.getAttribute('src') || config.forceImageUpdate;
  return keepChanged(image, () => {
    try {
      return isWaiting ? loadImage(image, { ...config, source }) : placeImage(image, config);
    } catch (error) {
      host.report(error);
      return () => {};
    }
  });
};

const htmlOf = (description: ImageSettings['description']): string | undefined =>
  typeof description === 'string' ? description : description?.html;

/** Resolves when the description can show: some browsers must load a sanitiser for HTML first. */
export const descriptionReady = ({ description }: ImageSettings): Promise<void> =>
  loadHtmlSanitiser([htmlOf(description) ?? '']);

interface PictureProps {
  imageRef: RefObject<HTMLImageElement | null>;
  settings: ImageSettings;
}

const Picture = ({ imageRef, settings }: PictureProps) => {
  const { src, alt, width, height } = settings;
  const options = imageOptionsOf(settings);
  const config = useMemo(() => ({ ...options, source: src, width, height }), [options, src, width, height]);
  useLoadedImage(imageRef, config);
  return <img ref={imageRef} part="image" alt={alt} width={width} height={height} />;
};

interface DataFigureProps extends PictureProps {
  /** Where the picture or its button leads. */
  link: AnchorHTMLAttributes<HTMLAnchorElement> | undefined;
}

/** The figure that a page would write, made from settings. */
export const DataFigure = ({ imageRef, settings, link }: DataFigureProps) => {
  const { title, subtitle, description, buttonText } = settings;
  const html = htmlOf(description);
  const picture = <Picture imageRef={imageRef} settings={settings} />;
  const hasCaption = title || subtitle || html || (link && buttonText);
  return (
    <figure>
      {link && !buttonText ? (
        <a part="link" href={link.href} {...link} aria-label={settings.alt ? undefined : title || undefined}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {hasCaption && (
        <figcaption part="caption">
          {title && <h3 part="title">{title}</h3>}
          {subtitle && <p part="subtitle">{subtitle}</p>}
          {html && <Html part="description" html={html} />}
          {link && buttonText && (
            <a part="button" {...link}>
              {buttonText}
            </a>
          )}
        </figcaption>
      )}
    </figure>
  );
};
