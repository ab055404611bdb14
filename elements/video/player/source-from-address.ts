import { parseUrl } from '../../../src/core/util/parse-url';
import { type EmbedCode, innerAddress } from '../../../src/features/embeds/embed-code';
import { providerPlayerFor } from '../../../src/features/embeds/provider-player';
import { isVideoFile } from '../../../src/features/media/media-address';
import type { VideoSource } from './contract';

const sourceFromUrl = (url: URL | undefined): VideoSource | undefined => {
  if (!url) return undefined;
  const player = providerPlayerFor(url);
  if (player) return { type: 'iframe', ...player };
  return isVideoFile(url.pathname) ? { type: 'file', address: url.href } : undefined;
};

/**
 * The source that an address names, in any form that people copy.
 * @param base the address that a relative one is resolved against
 * @returns undefined for an address of something else
 */
export const sourceFromAddress = (address: string, base?: string): VideoSource | undefined =>
  sourceFromUrl(parseUrl(address, base));

/** The source of an embed code. Any frame or object is one, if its address is https. */
export const sourceFromEmbedCode = (code: EmbedCode | undefined): VideoSource | undefined => {
  if (!code) return undefined;
  const { tag, url } = code;
  const source = sourceFromUrl(innerAddress(code)) ?? sourceFromUrl(url);
  return source ?? (url.protocol === 'https:' ? { type: tag, address: url.href } : undefined);
};
