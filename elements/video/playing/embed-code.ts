import { sourceOf, urlOf } from './address';
import type { Source } from './source';

/** What an embed code says; nothing else of it is used. */
interface Embed {
  source?: Source | undefined;
  title?: string | undefined;
  /** In px. */
  width?: string | undefined;
  height?: string | undefined;
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#34': '"', '#39': "'", lt: '<', gt: '>' };

const decoded = (text: string): string =>
  // Real codes are escaped twice.
  text.replace(/&(?:amp;)*(amp|quot|#34|#39|lt|gt);/g, (_, name: string) => entities[name] as string);

const attribute = (tag: string, name: string): string | undefined => {
  const [, quoted, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? [];
  const value = quoted ?? single ?? bare;
  return value && decoded(value);
};

/**
 * Reads the one `<iframe>` or `<object>` of an embed code. The code itself never becomes HTML: the player is made anew
 * from its address, which must be https, so that there is nothing to sanitise.
 */
export const embedOf = (html: string): Embed => {
  const [tag = '', name = ''] = /<(iframe|object)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i.exec(html) ?? [];
  const isFrame = name.toLowerCase() === 'iframe';
  const [movie = ''] = /<param\b[^>]*\bname=.?movie\b[^>]*>/i.exec(html) ?? [];
  const url = urlOf(attribute(tag, isFrame ? 'src' : 'data') ?? attribute(movie, 'value') ?? '');
  if (!url) return {};
  // Embedly's frame says in its own address whose it is.
  const inner = url.searchParams.get('src') ?? '';
  const source = sourceOf(inner) ?? sourceOf(url.href);
  return {
    source:
      source ??
      (url.protocol === 'https:' ? { type: isFrame ? 'iframe' : 'object', address: url.href } : undefined),
    title: attribute(tag, 'title'),
    width: attribute(tag, 'width'),
    height: attribute(tag, 'height'),
  };
};
