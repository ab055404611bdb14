import { Component, type ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import type { BlockProps } from '../../src/block/root';
import type { CookieSettings } from '../../src/consent/policy';
import type { Banner } from './banner';
import type { messages } from './messages/es-419';
import type { schema } from './schema';

/**
 * What waits for React: the block itself. In a chunk of its own, so that the banner need not wait.
 * @module
 */
export { defineBlock } from '../../src/block/define-block';
export { translated } from '../../src/i18n/translated';
export { schema } from './schema';

type Settings = InferOutput<typeof schema>;

type Detail = Event & { detail?: CookieSettings };

/** What opens and previews a banner later on; before React is there, nobody does. Ends with the signal. */
const hear = (banner: Banner, signal: AbortSignal): void => {
  const on = (type: string, listener: (event: Detail) => void): void =>
    document.addEventListener(type, listener, { signal });
  on('cookieBanner:force', ({ detail }) => banner.force({ ...detail }));
  on('cookieBanner:update', ({ detail }) => banner.forced && banner.force({ ...banner.forced, ...detail }));
  on('cookieBanner:unforce', () => banner.force(undefined));
  on('focusin', async (event) => {
    const { shown } = banner;
    const path = event.composedPath();
    if (shown && !path.includes(shown)) (await import('./uncover')).uncover(shown, path[0] as Element);
  });
  const reopen = (): void => banner.reopen((document.activeElement ?? document.body) as HTMLElement);
  addEventListener('az-consent-reopen', reopen, { signal });
  // Who comes back to a page of the history may have chosen elsewhere meanwhile.
  addEventListener('pageshow', () => banner.close(), { signal });
  on('click', (event) => {
    const isOpener = (node: EventTarget): boolean =>
      node instanceof Element && node.matches('[data-az-consent-open]');
    const opener = event.composedPath().find(isOpener);
    if (opener) banner.reopen(opener as HTMLElement);
  });
};

/** The view: a place for the banner, which is the same before and after. */
export const viewOf = (bannerAt: (host: HTMLElement, place: Element) => Banner) =>
  class CookieBanner extends Component<BlockProps<Settings, typeof messages>> {
    #place: Element | null = null;
    #banner: Banner | undefined;
    #stop = new AbortController();

    override componentDidMount(): void {
      if (!this.#place) return;
      this.#banner = bannerAt(this.props.host, this.#place);
      hear(this.#banner, this.#stop.signal);
      this.componentDidUpdate();
    }

    override componentDidUpdate(): void {
      const { settings, text } = this.props;
      this.#banner?.update(settings, text);
    }

    override componentWillUnmount(): void {
      this.#stop.abort();
      this.#banner?.end();
    }

    override render(): ReactNode {
      return (
        <div
          ref={(place) => {
            this.#place = place;
          }}
        />
      );
    }
  };
