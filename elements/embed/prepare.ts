import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { mayHavePolicy } from '../../src/core/site/page-context';
import type { EmbedSettings } from './schema';
import { hasPicture, readEmbedSource } from './source';

export const frameModule = lazyImport(() => import('./frame/index'));

export type FrameModule = typeof import('./frame/index');

/** The code that asks for consent. Pages without a cookie policy may request third parties, and do without the code. */
const consentModule = lazyImport(() => import('./consent-request'));

export interface PreparedEmbed {
  /** Present where the address must be read before the visitor asks for the frame. */
  frame?: FrameModule | undefined;
  /** Present on a page that may have a cookie policy. */
  consent?: typeof import('./consent-request') | undefined;
}

/** Addresses that are valid without a closer look. The block reads others at once, to report invalid ones. */
const knownHost =
  /^https?:\/\/([\w-]+\.)*(codepen|figma|google|instagram|soundcloud|spotify|tiktok|twitter|vimeo|x|youtu|youtube)\.\w+\//;

/** Loads what the block needs before it shows. */
export const prepareEmbed = (
  settings: EmbedSettings,
  host: BlockHost,
): PreparedEmbed | Promise<PreparedEmbed> => {
  const source = readEmbedSource(settings, host);
  const { url, html } = source;
  if (!url && !html) return {};
  const mayAsk = mayHavePolicy();
  if (!mayAsk && hasPicture(source) && knownHost.test(url)) return {};
  return Promise.all([frameModule.load(), mayAsk ? consentModule.load() : undefined]).then(
    ([frame, consent]) => ({ frame, consent }),
  );
};
