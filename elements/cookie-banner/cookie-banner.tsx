import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { InferOutput } from 'valibot';
import type { BlockProps } from '../../src/core/block-host';
import type { CookieSettings } from '../../src/features/consent/of-page';
import { Banner } from './banner';
import { keepFocusVisible } from './keep-focus-visible';
import type { messages } from './messages/es-419';
import type { schema } from './schema';

type CookieBannerSettings = InferOutput<typeof schema>;

type PreviewEvent = Event & { detail?: CookieSettings };

/** Connects the banner with events of the page: previews, links that reopen it, and the focus that it must not cover. */
const listenToPage = (banner: Banner, signal: AbortSignal): void => {
  const onDocument = (type: string, listener: (event: PreviewEvent) => void): void =>
    document.addEventListener(type, listener, { signal });
  onDocument('cookieBanner:force', ({ detail }) => banner.force({ ...detail }));
  onDocument('cookieBanner:update', ({ detail }) => {
    if (banner.forced) banner.force({ ...banner.forced, ...detail });
  });
  onDocument('cookieBanner:unforce', () => banner.force(undefined));
  onDocument('focusin', (event) => {
    const { element } = banner;
    const path = event.composedPath();
    if (element && !path.includes(element)) keepFocusVisible(element, path[0] as Element);
  });
  onDocument('click', (event) => {
    const opener = event
      .composedPath()
      .find((node) => node instanceof Element && node.matches('[data-az-consent-open]'));
    if (opener) banner.reopen(opener as HTMLElement);
  });
  const reopen = (): void => banner.reopen((document.activeElement ?? document.body) as HTMLElement);
  addEventListener('az-consent-reopen', reopen, { signal });
  // A visitor who comes back to a page of the history may have chosen on another page.
  addEventListener('pageshow', () => banner.close(), { signal });
};

export const CookieBanner = ({
  settings,
  text,
  host,
}: BlockProps<CookieBannerSettings, typeof messages>): ReactNode => {
  const container = useRef<HTMLDivElement>(null);
  const banner = useRef<Banner>(null);

  useLayoutEffect(() => {
    if (!container.current) return undefined;
    const own = new Banner(host, container.current);
    const stop = new AbortController();
    banner.current = own;
    listenToPage(own, stop.signal);
    return () => {
      stop.abort();
      own.end();
      banner.current = null;
    };
  }, [host]);

  useLayoutEffect(() => banner.current?.update(settings, text), [settings, text]);

  return <div ref={container} />;
};
