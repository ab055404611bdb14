import { consent } from '../../../src/features/consent/index';
import { htmlToText, parseEmbedCode } from '../../../src/features/embeds/embed-code';
import { fileAddress, findFrame } from '../details';
import type { VideoSettings } from '../schema';
import type { EmbeddedVideo, VideoSource } from './contract';
import { readHostedVideo } from './hosted-video';

/** The hosted builder's markup around an embed code, and around a file that the builder hosts. */
const savedVideo = '.sqs-video-wrapper,.sqs-native-video';

/** The file of the page's own `<video>`, whose address need not look like that of a video. */
const readOwnFile = (host: Element): VideoSource | undefined => {
  const address = fileAddress(host);
  return address ? { type: 'file', address } : undefined;
};

/** Reads the embed code of the settings, or the one in the markup of a saved page. */
export const readEmbeddedVideo = (
  { html, description }: Pick<VideoSettings, 'html' | 'description'>,
  host: Element,
): EmbeddedVideo => {
  const wrapper = host.querySelector<HTMLElement>(savedVideo);
  const { src, image } = wrapper?.querySelector<HTMLElement>('img:not(noscript img)')?.dataset ?? {};
  const code = html || wrapper?.dataset.html || findFrame(host)?.outerHTML || '';
  const { title, width, height } = parseEmbedCode(code) ?? {};
  const page = { base: document.baseURI, screenPx: window.screen.width };
  const hosted = code ? undefined : readHostedVideo(wrapper?.dataset.configVideo ?? '', page);
  return {
    html: code,
    hosted: hosted?.source ?? readOwnFile(host),
    title: title || (typeof description === 'string' ? description : htmlToText(description.html)),
    width: hosted?.ratio ?? width,
    height: hosted ? '1' : height,
    provider: wrapper?.dataset.providerName,
    // The picture of a hosted video is on the builder's server, too.
    poster: src || image || (consent.mayRequestThirdParty() ? hosted?.poster : undefined),
    isSaved: !!wrapper,
  };
};
