import { embedOf } from './embed-code';

export interface Embedded {
  html: string;
  title?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  provider?: string | undefined;
  poster?: string | undefined;
  /** Whether it comes from the markup of a saved page. */
  isSaved: boolean;
}

/** What an embed code says: that of the settings, or one that a saved page has in its markup (gallery 3.4). */
export const embeddedIn = (html: string, host: Element): Embedded => {
  const wrapper = host.querySelector<HTMLElement>('.sqs-video-wrapper');
  const { src, image } = wrapper?.querySelector<HTMLElement>('img:not(noscript img)')?.dataset ?? {};
  const code = html || wrapper?.dataset.html || '';
  const { title, width, height } = embedOf(code);
  return {
    html: code,
    title,
    width,
    height,
    provider: wrapper?.dataset.providerName,
    poster: src || image,
    isSaved: !!wrapper,
  };
};
