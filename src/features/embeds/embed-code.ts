import { parseUrl } from '../../core/util/parse-url';

/** The first frame or object of an embed code. */
export interface EmbedCode {
  tag: 'iframe' | 'object';
  url: URL;
  /** The attributes as written; a width may be in percent. */
  title: string | undefined;
  width: string | undefined;
  height: string | undefined;
  allow: string | undefined;
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
 * Reads the first `<iframe>` or `<object>` of an embed code. The code itself never becomes HTML: a block makes a new frame
 * with the same address, so there is nothing to sanitise.
 * @returns undefined for code without an address
 */
export const parseEmbedCode = (html: string): EmbedCode | undefined => {
  const [code = '', name = ''] = /<(iframe|object)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i.exec(html) ?? [];
  const tag = name.toLowerCase() === 'object' ? 'object' : 'iframe';
  const [movie = ''] = /<param\b[^>]*\bname=.?movie\b[^>]*>/i.exec(html) ?? [];
  const address = readAttribute(code, tag === 'iframe' ? 'src' : 'data') ?? readAttribute(movie, 'value');
  const url = parseUrl(address ?? '');
  const title = readAttribute(code, 'title');
  return (
    url && {
      tag,
      url,
      title: title && genericTitle.test(title) ? undefined : title,
      width: readAttribute(code, 'width'),
      height: readAttribute(code, 'height'),
      allow: readAttribute(code, 'allow'),
    }
  );
};

/** The address of the provider's page or frame, which the address of Embedly's frame has as a parameter. */
export const innerAddress = ({ url }: EmbedCode): URL | undefined =>
  parseUrl(url.searchParams.get('src') ?? '');
