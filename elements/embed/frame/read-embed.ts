import { parseUrl } from '../../../src/core/util/parse-url';
import { type EmbedCode, innerAddress, parseEmbedCode } from '../../../src/features/embeds/embed-code';
import { type FrameSize, type ProviderFrame, providerFrameFor, providerNames, wide } from './providers';

/** The frame that a block shows. */
export interface Embed extends ProviderFrame {
  /** Name of the content, as an embed code has it. */
  title?: string | undefined;
  /** The attribute `allow`: features that the frame may use. */
  allow: string;
  /** Whether the frame comes from the page's own site, and needs no consent. */
  isOwnSite?: boolean;
}

const playerFeatures = 'autoplay; clipboard-write; encrypted-media; picture-in-picture';

/** The features that an embed code may ask for: neither camera nor microphone, position or payment. */
const safeFeatures = [...playerFeatures.split('; '), 'accelerometer', 'gyroscope', 'web-share'];

const safeAllow = (allow = ''): string =>
  allow
    .split(';')
    .map((feature) => feature.trim().split(' ')[0] as string)
    .filter((feature) => safeFeatures.includes(feature))
    .join('; ');

const sizeOf = ({ width = '', height = '' }: EmbedCode): FrameSize => {
  const px = Number.parseFloat(height);
  if (!(px > 0) || height.endsWith('%')) return wide;
  const ratio = Number.parseFloat(width) / px;
  return ratio > 0 && !width.endsWith('%') ? { ratio } : { height: px };
};

/** The frame of any other provider. */
const otherFrame = (code: EmbedCode): Embed | undefined => {
  const { tag, url, title, allow } = code;
  const isOwnSite = url.hostname === location.hostname;
  if (tag !== 'iframe' || (url.protocol !== 'https:' && !isOwnSite)) return undefined;
  return {
    provider: url.hostname,
    address: url.href,
    title,
    allow: safeAllow(allow),
    isOwnSite,
    ...sizeOf(code),
  };
};

/** The frame for the first of these addresses that a known provider has. */
const knownFrame = (addresses: (URL | undefined)[]): Embed | undefined => {
  const frame = addresses.map((url) => url && providerFrameFor(url)).find(Boolean);
  return frame && { ...frame, allow: playerFeatures };
};

/** The addresses in an embed code without a frame: a post's code is a quotation with links, and a script. */
const addressesIn = (html: string): (URL | undefined)[] =>
  (html.match(/https?:\/\/[^\s"'<>]+/g) ?? []).map((address) => parseUrl(address));

const embedlyHost = /(^|\.)embedly\.com$/;

const frameOfCode = (html: string): Embed | undefined => {
  const code = parseEmbedCode(html);
  if (!code) return knownFrame(addressesIn(html));
  const inner = innerAddress(code);
  const known = knownFrame([inner, code.url]);
  if (known) return { ...known, title: code.title };
  // The provider's frame replaces Embedly's frame around it.
  return otherFrame(inner && embedlyHost.test(code.url.hostname) ? { ...code, url: inner } : code);
};

interface EmbedCodeOrAddress {
  /** Address of a page at a known provider. */
  url: string;
  /** Embed code. */
  html: string;
}

/** The frame that an address names, else an embed code. @returns undefined if neither can be read */
export const readEmbed = ({ url, html }: EmbedCodeOrAddress): Embed | undefined =>
  knownFrame([parseUrl(url)]) ?? frameOfCode(html);

/** The message about a source that cannot be read. */
export const unreadableMessage = ({ url, html }: EmbedCodeOrAddress): string => {
  const found = [url && `the address ${JSON.stringify(url)}`, html && 'an embed code'].filter(Boolean);
  return `Expected an address of ${providerNames.join(', ')}, or an embed code with a frame whose address is https; found ${found.join(' and ')}. The link stays.`;
};
