import { type AnchorHTMLAttributes, useLayoutEffect, useRef } from 'react';
import type { BlockHost } from '../../../src/block/host';
import { imageMarkup } from '../../../src/media/image-markup';
import { loadImage } from '../../../src/media/load-image';
import { Html, htmlReady } from '../../../src/ui/html';
import type { Settings } from '../facts';

/** Loads one of the page's own pictures that waits for a script. */
export const tend = (image: HTMLImageElement, host: BlockHost): (() => void) | undefined => {
  if (image.getAttribute('src')) return undefined;
  try {
    const { focalPoint, ...config } = imageMarkup(image, host);
    // The focal point comes with the block's styles, its shape too.
    return loadImage(image, { ...config, load: 'near' });
  } catch (error) {
    host.report(error);
  }
};

const htmlOf = (description: Settings['description']): string | undefined =>
  typeof description === 'string' ? description : description?.html;

/** When it can be shown at once: some browsers load what cleans HTML. */
export const dataReady = ({ description }: Settings): Promise<void> => htmlReady([htmlOf(description) ?? '']);

interface FromDataProps {
  settings: Settings;
  link: AnchorHTMLAttributes<HTMLAnchorElement> | '' | undefined;
}

const Picture = ({ settings }: Pick<FromDataProps, 'settings'>) => {
  const { src, alt, width, height, sizeFormat } = settings;
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return;
    const format = sizeFormat === 'none' ? {} : { sizeFormat };
    try {
      return loadImage(image, { source: src, ...format, ...(width && { width }), ...(height && { height }) });
    } catch (error) {
      const { host } = image.getRootNode() as ShadowRoot;
      (host as BlockHost).report(error);
    }
  }, [src, width, height, sizeFormat]);
  return <img ref={ref} part="image" alt={alt} width={width} height={height} />;
};

/** The same as a page would write, from settings. */
export const FromData = ({ settings, link }: FromDataProps) => {
  const { title, subtitle, description, buttonText } = settings;
  const html = htmlOf(description);
  const picture = <Picture settings={settings} />;
  const hasText = title || subtitle || html || (link && buttonText);
  return (
    <figure>
      {link && !buttonText ? (
        <a part="link" href={link.href} {...link} aria-label={settings.alt ? undefined : title || undefined}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {hasText && (
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
