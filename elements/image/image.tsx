import { type CSSProperties, useLayoutEffect } from 'react';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import { prefersStill } from '../../src/util/prefers-still';
import { safeUrl } from '../../src/util/safe-url';
import { lookOf, type Settings } from './facts';
import { markWhenSeen } from './mark-when-seen';
import type { messages } from './messages/es-419';

/** The first import after a failed request is given that failure. */
const twice = <T,>(load: () => Promise<T>): Promise<T> => load().catch(load);

/** A picture whose address a script is to give it. */
const waiting = 'img:not([src]:not([src=""]),noscript img)';

/** What is more than a picture of the page's own with a caption is loaded where it is used. */
export const prepare = async (settings: Settings, host: BlockHost) => {
  const { variant, layout, hasLightbox } = lookOf(settings, host);
  const isPlain = variant === 'inline' && layout === 'caption-below';
  const [data, look, lightbox] = await Promise.all([
    settings.src || host.querySelector(waiting) ? twice(() => import('./loading/from-data')) : undefined,
    isPlain ? undefined : twice(() => import('./variants/dress')),
    hasLightbox ? twice(() => import('./lightbox/opener')) : undefined,
  ]);
  await data?.dataReady(settings);
  return { data, look, lightbox };
};

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** A picture, with what is said of it. */
export const Image = ({
  settings,
  host,
  text,
  prepared,
}: BlockProps<Settings, typeof messages, Prepared>) => {
  const { data, look, lightbox } = prepared;
  const { variant, layout, style, image } = lookOf(settings, host);
  const isData = !!data && !!settings.src;
  const isEmpty = !isData && !image;
  const looks = [variant, layout, settings.imagePosition, prefersStill() ? 'still' : 'moving'];
  const looked = looks.join(' ');

  // Each time: it may have come into another tree.
  useLayoutEffect(() => look?.dress(host));
  useLayoutEffect(() => {
    const { states } = host.internals;
    // The styles lay out the page's own content by them.
    const names = looked.split(' ');
    for (const name of names) states.add(name);
    return () => {
      for (const name of names) states.delete(name);
    };
  }, [host, looked]);
  useLayoutEffect(
    () => (image && !isData ? data?.tend(image, host) : undefined),
    [image, host, data, isData],
  );
  useLayoutEffect(() => markWhenSeen(host), [host]);

  const href = safeUrl(settings.linkTo);
  const target = settings.newWindow ? '_blank' : undefined;
  const link = href && {
    href,
    target,
    rel: target && 'noopener',
    'aria-description': target && text('newWindow'),
  };
  // A link must not stand around another one.
  const mayBeLink = link && !host.querySelector('a,button,figcaption');
  return (
    <div
      part="frame"
      // Prefixed: the styles are the page's too.
      className={`az-frame ${looks.map((name) => `az-${name}`).join(' ')}`}
      style={style as CSSProperties}
    >
      {isEmpty && <div part="no-image">{text('noImage')}</div>}
      {isData ? (
        <data.FromData settings={settings} link={link} />
      ) : mayBeLink ? (
        <a part="link" {...link}>
          <slot />
        </a>
      ) : (
        <slot />
      )}
      {lightbox && !isEmpty && <lightbox.Opener host={host} settings={settings} name={text('enlarge')} />}
    </div>
  );
};
