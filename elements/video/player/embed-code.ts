import type { VideoSource } from './contract';
import { parseUrl, sourceFromAddress } from './source-from-address';

/** The parts of an embed code that are used. */
interface EmbedCode {
  source?: VideoSource | undefined;
  title?: string | undefined;
  /** In px. */
  width?: string | undefined;
  height?: string | undefined;
}

const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  '#34': '"',
  '#39': "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

/** Embedly names its frames by the provider: "YouTube embed". */
const genericTitle = /^\S+ embed$/i;

const decodeEntities = (text: string): string =>
  // Real embed codes are often escaped twice.
  text.replace(/&(?:amp;)*(amp|quot|#34|#39|lt|gt|nbsp);/g, (_, name: string) => entities[name] as string);

/** The text of a few lines of HTML. */
export const htmlToText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const readAttribute = (tag: string, name: string): string | undefined => {
  const [, quoted, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  const value = quoted ?? single ?? bare;
  return value && decodeEntities(value);
};

/**
 * Reads the one `<iframe>` or `<object>` of an embed code. The code itself never becomes HTML: the
 * block makes a new frame with the same address, which must be https, so there is nothing to sanitise.
 */
export const parseEmbedCode = (html: string): EmbedCode => {
  const [tag = '', name = ''] = /<(iframe|object)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i.exec(html) ?? [];
  const isFrame = name.toLowerCase() === 'iframe';
  const [movie = ''] = /<param\b[^>]*\bname=.?movie\b[^>]*>/i.exec(html) ?? [];
  const url = parseUrl(readAttribute(tag, isFrame ? 'src' : 'data') ?? readAttribute(movie, 'value') ?? '');
  if (!url) return {};
  // Embedly's frame names the provider's address in its own.
  const inner = url.searchParams.get('src') ?? '';
  const source = sourceFromAddress(inner) ?? sourceFromAddress(url.href);
  const title = readAttribute(tag, 'title');
  return {
    source:
      source ??
      (url.protocol === 'https:' ? { type: isFrame ? 'iframe' : 'object', address: url.href } : undefined),
    title: title && genericTitle.test(title) ? undefined : title,
    width: readAttribute(tag, 'width'),
    height: readAttribute(tag, 'height'),
  };
};
