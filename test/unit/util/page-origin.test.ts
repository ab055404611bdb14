import { afterEach, expect, it, vi } from 'vitest';
import { pageOrigin } from '../../../src/core/util/page-origin';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://shop.example/page', 'https://shop.example', 'https://shop.example'],
  // The page has a variable named origin.
  ['https://shop.example/page', 'Lisbon', 'https://shop.example'],
  // A frame with `srcdoc`.
  ['about:srcdoc', 'https://shop.example', 'https://shop.example'],
  // A page from a disk, as `new URL('file:///film.webm').origin`.
  ['file:///home/page.html', 'null', 'null'],
])('of %s, where `origin` is %j, is %s', (address, origin, expected) => {
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('origin', origin);
  expect(pageOrigin()).toBe(expected);
});
