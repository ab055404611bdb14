/**
 * The kinds of addresses that an editor can pick, and how a person may write each of them in short.
 * @module
 */
import type { ValidatorName } from './rules';

/** Without the rules that a person has no choice for: content is an `internal` address, and visitors see no panel. */
export type LinkKind = Exclude<ValidatorName, 'sku' | 'content' | 'collectionPanel'>;

/** The kinds that a site's visitors can follow safely. */
export const commonLinkKinds = [
  'internal',
  'file',
  'url',
  'mailto',
  'tel',
  'sms',
  'anchor',
  'ftp',
] as const satisfies LinkKind[];

/** In the order in which an editor offers them. */
export const linkKinds = [...commonLinkKinds, 'javascript', 'blogUrlPattern'] as const satisfies LinkKind[];

/** The prefix that people may leave out. A script or a format is what somebody writes on purpose, so those have none. */
const prefixes: Partial<Record<LinkKind, string>> = {
  internal: '/',
  file: '/s/',
  url: 'https://',
  mailto: 'mailto:',
  tel: 'tel:',
  sms: 'sms:',
  anchor: '#',
  ftp: 'ftp://',
};

/** A file's address is an internal one, too: the special kinds come first. */
const beginnings: [LinkKind, RegExp][] = [
  ['file', /^\/s\//],
  ['internal', /^\/(?![\t\n\r]*[/\\])/],
  ['anchor', /^#/],
  ['url', /^https?:/i],
  ['mailto', /^mailto:/i],
  ['tel', /^tel:/i],
  ['sms', /^sms:/i],
  ['ftp', /^ftp:/i],
  ['javascript', /^javascript:/i],
];

/** The kind, of these kinds, that an address has by its beginning; undefined for a text without such a beginning. */
export const linkKindOf = (address: string, kinds: readonly LinkKind[] = linkKinds): LinkKind | undefined =>
  beginnings.find(([kind, pattern]) => kinds.includes(kind) && pattern.test(address))?.[0];

/** People write phone numbers with spaces and brackets. The text of a message, behind the `?`, stays as it is. */
const withPlainNumber = (address: string): string =>
  address.replace(/^[^?]*/, (number) => number.replace(/[\s().]/g, ''));

interface CompletionOptions {
  /** The kind that the person has chosen. */
  kind: LinkKind;
  /** The kinds that the person may choose. */
  kinds: readonly LinkKind[];
}

/**
 * Makes an address of what a person has typed: `ana@example.com` of the kind `mailto` is `mailto:ana@example.com`. A text that
 * begins like another of the kinds has that kind.
 */
export const completeAddress = (
  typed: string,
  { kind, kinds }: CompletionOptions,
): { kind: LinkKind; address: string } => {
  const text = typed.trim();
  if (kind === 'blogUrlPattern' || !text) return { kind, address: text };
  const actualKind = linkKindOf(text, kinds) ?? kind;
  const address = linkKindOf(text) ? text : (prefixes[kind] ?? '') + text;
  const isPhone = actualKind === 'tel' || actualKind === 'sms';
  return { kind: actualKind, address: isPhone ? withPlainNumber(address) : address };
};
