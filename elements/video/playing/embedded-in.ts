import { consent } from '../../../src/consent/index';
import { embedOf } from './embed-code';
import { hostedOf } from './hosted';
import type { Source } from './source';

export interface Embedded {
  html: string;
  /** A file that the page's builder hosts. */
  hosted?: Source | undefined;
  title?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  provider?: string | undefined;
  poster?: string | undefined;
  /** Whether it comes from the markup of a saved page. */
  isSaved: boolean;
}

const saved = '.sqs-video-wrapper,.sqs-native-video';

/** What an embed code says: that of the settings, or one that a saved page has in its markup (gallery 3.4). */
export const embeddedIn = (html: string, host: Element): Embedded => {
  const wrapper = host.querySelector<HTMLElement>(saved);
  const { src, image } = wrapper?.querySelector<HTMLElement>('img:not(noscript img)')?.dataset ?? {};
  const code = html || wrapper?.dataset.html || '';
  const { title, width, height } = embedOf(code);
  const place = { base: document.baseURI, screenPx: screen.width };
  const hosted = code ? undefined : hostedOf(wrapper?.dataset.configVideo ?? '', place);
  return {
    html: code,
    hosted: hosted?.source,
    title,
    width: hosted?.ratio ?? width,
    height: hosted ? '1' : height,
    provider: wrapper?.dataset.providerName,
    // The builder's picture of its own video is on its own server, too.
    poster: src || image || (consent.mayRequestThirdParty() ? hosted?.poster : undefined),
    isSaved: !!wrapper,
  };
};
