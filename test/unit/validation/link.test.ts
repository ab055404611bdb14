import { expect, it } from 'vitest';
import { isBlogUrlPattern } from '../../../src/validation/is-blog-url-pattern';
import { isZip } from '../../../src/validation/is-zip';
import { type LinkKind, linkKind } from '../../../src/validation/link';

/** `text`, with its last character as often as it takes. */
const ofLength = (length: number, text: string): string => text.padEnd(length, text.at(-1));

it.each<[string, string, LinkKind | undefined]>([
  ['digits', 'tel:5512345678', 'tel'],
  ['plus and minus', 'tel:+52-55-1234', 'tel'],
  ['4 digits', 'tel:1234', 'tel'],
  ['3 digits', 'tel:123', undefined],
  ['letters', 'tel:12345a', undefined],
  ['blanks', 'tel:12 34', undefined],
  ['49 characters', ofLength(49, 'tel:1'), 'tel'],
  ['50 characters', ofLength(50, 'tel:1'), undefined],
  ['a number', 'sms:+5215512345678?body=Hola', 'sms'],
  ['no number', 'sms:', undefined],
  ['999 characters', ofLength(999, 'sms:1'), 'sms'],
  ['1,000 characters', ofLength(1000, 'sms:1'), undefined],
  ['an address', 'mailto:ana@taller.example.mx', 'mailto'],
  ['a subject', 'mailto:ana@taller.mx?subject=Hola', 'mailto'],
  ['no @', 'mailto:ana.taller.mx', undefined],
  ['two @', 'mailto:ana@b@taller.mx', undefined],
  ['a domain without extension', 'mailto:ana@taller', undefined],
  ['a dot at its end', 'mailto:ana@taller.', undefined],
  ['no name', 'mailto:@taller.mx', undefined],
  ['999 characters', ofLength(999, 'mailto:ana@taller.mx'), 'mailto'],
  ['1,000 characters', ofLength(1000, 'mailto:ana@taller.mx'), undefined],
  ['a name', '#precios', 'anchor'],
  ['the beginning of the page', '#', 'anchor'],
  ['99 characters', ofLength(99, '#a'), 'anchor'],
  ['100 characters', ofLength(100, '#a'), undefined],
  ['249 characters', ofLength(249, 'javascript:a'), 'javascript'],
  ['250 characters', ofLength(250, 'javascript:a'), undefined],
  ['a host', 'ftp://files.example.com', 'ftp'],
  ['no host', 'ftp://', undefined],
  ['99 characters', ofLength(99, 'ftp://a'), 'ftp'],
  ['100 characters', ofLength(100, 'ftp://a'), undefined],
  ['the first page', '/', 'internal'],
  ['a path with a filter', '/tienda?category=azulejos', 'internal'],
  ['149 characters', ofLength(149, '/a'), 'internal'],
  ['150 characters', ofLength(150, '/a'), undefined],
  ['another host', '//taller.mx/a', 'url'],
  ['a scheme', 'https://taller.example.com/a?b=c#d', 'url'],
  ['no scheme', 'taller.mx', 'url'],
  ['a port', 'http://taller.mx:8080', 'url'],
  ['a suffix of 1 letter', 'https://taller.m', undefined],
  ['a suffix of 2 letters', 'https://taller.mx', 'url'],
  ['a suffix of 3 letters', 'https://taller.org', 'url'],
  ['a suffix of 4 letters', 'https://taller.shop', undefined],
  ['a suffix of digits', 'https://10.0.0.12', undefined],
  ['no suffix', 'https://localhost', undefined],
  ['a blank', 'https://taller.mx/a b', undefined],
  ['a hyphen at the end of a part', 'https://taller-.mx', undefined],
  ['another scheme', 'data:text/html,a', undefined],
  ['nothing', '', undefined],
])('a link with %s: %s', (_, text, kind) => {
  expect(linkKind(text)).toBe(kind);
});

it.each([
  ['12345', true],
  ['00000', true],
  ['1234', false],
  ['123456', false],
  ['1234a', false],
  ['12345-6789', false],
  [' 12345', false],
  ['12345\n', false],
])('a ZIP code of %j: %s', (text, isOne) => {
  expect(isZip(text)).toBe(isOne);
});

it.each([
  ['%y/%m/%d/%t', true],
  ['%t', true],
  ['blog/%y-%t.html', true],
  ['%y/%h', false],
  ['%Y', false],
  ['%', false],
  ['100%', false],
  ['%y %t', false],
  ['', false],
])("a pattern of a blog's addresses %j: %s", (text, isOne) => {
  expect(isBlogUrlPattern(text)).toBe(isOne);
});
