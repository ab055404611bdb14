import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { mayHavePolicy } from '../../src/core/site/unchecked-site-context';
import { readLinkedContent } from '../../src/features/embeds/linked-content';
import { posterAddress } from '../../src/features/embeds/poster-address';
import type { EmbedSettings } from './schema';

export const frameModule = lazyImport(() => import('./frame/index'));

export type FrameModule = typeof import('./frame/index');

/** The code that asks for consent. Pages without a cookie policy may request third parties, and do not load it. */
const consentRequestModule = lazyImport(() => import('./consent-request'));

/** Everything that is known about an embed before its address is read. */
interface EmbedSource {
  /** Address of the content's page; "" for an embed that only has a code. */
  url: string;
  /** Embed code. */
  html: string;
  /** Name of the content; "" for one without a name. */
  title: string;
  /** Address of a picture that the block shows itself. */
  poster: string | undefined;
  /** Whether the element's own content has a picture. */
  hasOwnPicture: boolean;
  /** Whether one of these pictures shows until the visitor asks for the frame. */
  hasPicture: boolean;
  /** Address of the picture: of `poster`, else of the element's own picture; "" without one. */
  picture: string;
}

/** Reads the settings, else the link in the element's content, or the quotation of a post there, as providers give it. */
const readSource = (settings: EmbedSettings, host: Element): EmbedSource => {
  const content = readLinkedContent(host);
  const poster = posterAddress(settings.poster);
  const hasSettings = !!(settings.url || settings.html);
  const quotation = hasSettings ? null : host.querySelector('blockquote');
  return {
    url: settings.url || (settings.html ? '' : content.url),
    html: quotation?.outerHTML ?? settings.html,
    // The first link of a quotation is one of the post's own.
    title: settings.title || (quotation ? '' : content.title),
    poster,
    hasOwnPicture: content.hasPicture,
    hasPicture: !!poster || content.hasPicture,
    picture: poster ?? content.picture,
  };
};

export interface PreparedEmbed {
  source: EmbedSource;
  /** Present where the address must be read before the visitor asks for the frame. */
  loadedModule?: FrameModule | undefined;
  /** Present on a page that may have a cookie policy. */
  consentModule?: typeof import('./consent-request') | undefined;
}

/**
 * Addresses that count as valid until the visitor asks for the frame. The block reads all others at once, to report invalid ones.
 * SoundCloud is not in the list, because its own pages, which no player takes, look like those of users.
 */
export const knownHost =
  /^https?:\/\/([\w-]+\.)*(codepen|figma|google|instagram|spotify|tiktok|twitter|vimeo|x|youtu|youtube)\.\w+\//;

/** Loads what the block needs before it shows. */
export const prepareEmbed = async (settings: EmbedSettings, host: BlockHost): Promise<PreparedEmbed> => {
  const source = readSource(settings, host);
  const { url, html, hasPicture } = source;
  if (!url && !html) return { source };
  const mayAsk = await mayHavePolicy();
  if (!mayAsk && hasPicture && knownHost.test(url)) return { source };
  const [loadedModule, consentModule] = await Promise.all([
    frameModule.load(),
    mayAsk ? consentRequestModule.load() : undefined,
  ]);
  return { source, loadedModule, consentModule };
};
