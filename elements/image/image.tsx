import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { removeSavedStyles } from '../../src/features/media/saved-styles';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useError } from '../../src/hooks/use-error';
import { useAnimationMarker } from './animation-marker';
import { mayBeLinked, needsScript, readAppearance } from './appearance';
import { EnlargeButton } from './enlarge-button';
import type { messages } from './messages/es-419';
import type { ImageSettings } from './schema';

/** Pictures of the page load by themselves, unless they lack an address or have options; all others need this module. */
const dataFigureModule = lazyImport(() => import('./data-figure'));

/**
 * Reads the element's content, and loads the module for pictures from settings and for those that need a script, where there are
 * any.
 */
export const prepare = async (settings: ImageSettings, host: BlockHost) => {
  const needsModule = settings.src || settings.loaderOptions || needsScript(host);
  const dataFigure = needsModule ? await dataFigureModule.load() : undefined;
  await dataFigure?.descriptionReady(settings);
  return {
    dataFigure,
    appearance: readAppearance(settings, host),
    hasContent: hasOwnContent(host),
    canBeLinked: mayBeLinked(host),
  };
};

type PreparedImage = Awaited<ReturnType<typeof prepare>>;

/** A picture, with its caption. */
export const Image = ({
  settings,
  host,
  text,
  prepared: { dataFigure, appearance, hasContent, canBeLinked },
}: BlockProps<ImageSettings, typeof messages, PreparedImage>) => {
  const { variant, layout, style, image, hasLightbox } = appearance;
  const motion = prefersReducedMotion() ? 'still' : 'moving';
  const options = dataFigure?.imageOptionsOf(settings);
  const isFromSettings = !!dataFigure && !!settings.src;
  /** The picture that is rendered from settings. */
  const renderedImage = useRef<HTMLImageElement>(null);
  const isEmpty = !isFromSettings && !image;
  const hasText = isEmpty && hasContent;
  const { alt, title, subtitle, description, linkTo } = settings;
  useError(
    host,
    hasText || (isEmpty && (alt || title || subtitle || description || linkTo))
      ? `There is no picture, expected an <img> among the element's children, or its address in \`src\`. ${hasText ? "The element's own content shows." : 'A placeholder shows.'}`
      : undefined,
  );

  // The styles place the page's own content by these states.
  useCustomState(host, variant, true);
  useCustomState(host, layout, true);
  useCustomState(host, settings.imagePosition, true);
  useCustomState(host, motion, true);
  // Before the browser paints the picture in the place that the builder's script gave to it.
  useLayoutEffect(() => {
    if (!image || isFromSettings) return undefined;
    const putStylesBack = removeSavedStyles(image);
    const stopLoading = options && dataFigure?.placeOwnImage(image, host, options);
    return () => {
      stopLoading?.();
      putStylesBack();
    };
  }, [image, host, dataFigure, isFromSettings, options]);
  useAnimationMarker(host, !isEmpty);

  const newWindowProps = settings.newWindow && {
    target: '_blank',
    rel: 'noopener',
    'aria-description': text('newWindow'),
  };
  const link = linkTo ? { href: linkTo, ...newWindowProps } : undefined;
  return (
    <div
      part="frame"
      // Prefixed, because the same styles are in the page, for its own content.
      className={`az-frame az-${variant} az-${layout} az-${settings.imagePosition} az-${motion}`}
      style={style as CSSProperties}
    >
      {isEmpty && !hasText && <div part="no-image">{text('noImage')}</div>}
      {isFromSettings ? (
        <dataFigure.DataFigure imageRef={renderedImage} settings={settings} link={link} />
      ) : link && canBeLinked ? (
        <a part="link" {...link}>
          <slot />
        </a>
      ) : (
        <slot />
      )}
      {hasLightbox && !isEmpty && (
        <EnlargeButton
          host={host}
          settings={settings}
          image={image}
          renderedImage={renderedImage}
          label={text('enlarge')}
        />
      )}
    </div>
  );
};
