import { type AnchorHTMLAttributes, type RefObject, useMemo } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { keepChanged } from '../../src/core/morphs';
import { readImageMarkup } from '../../src/features/media/image-config';
import { loadImage } from '../../src/features/media/load-image';
import { useLoadedImage } from '../../src/features/media/use-loaded-image';
import { Html, htmlReady } from '../../src/ui/html';
import type { ImageSettings } from './schema';

/**
 * Loads a picture of the page that waits for a script.
 * @returns a function that stops
 */
export const loadWaitingImage = (image: HTMLImageElement, host: BlockHost): (() => void) | undefined => {
  if (image.getAttribute('src')) return undefined;
  try {
    // The block's styles place the picture, at its focal point, too.
    const { focalPoint, ...config } = readImageMarkup(image, host);
    return keepChanged(image, () => loadImage(image, { ...config, load: 'near' }));
  } catch (error) {
    host.report(error);
    return undefined;
  }
};

const htmlOf = (description: ImageSettings['description']): string | undefined =>
  typeof description === 'string' ? description : description?.html;

/** Resolves when the description can show: some browsers must load a sanitiser for HTML first. */
export const descriptionReady = ({ description }: ImageSettings): Promise<void> =>
  htmlReady([htmlOf(description) ?? '']);

interface PictureProps {
  imageRef: RefObject<HTMLImageElement | null>;
  settings: ImageSettings;
}

const Picture = ({ imageRef, settings }: PictureProps) => {
  const { src, alt, width, height, sizeFormat } = settings;
  const config = useMemo(
    () => ({
      source: src,
      ...(sizeFormat !== 'none' && { sizeFormat }),
      ...(width && { width }),
      ...(height && { height }),
    }),
    [src, width, height, sizeFormat],
  );
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
