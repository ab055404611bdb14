// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { apiUrl } from '../../../src/features/api/encode';

afterEach(() => vi.unstubAllGlobals());

it("calls the page's own server, also where the page has a variable named origin", () => {
  vi.stubGlobal('origin', 'Lisbon');
  vi.stubGlobal('location', new URL('https://shop.example/page'));
  expect(apiUrl('/api/x').href).toBe('https://shop.example/api/x');
});

it('calls the server of the page around a frame with `srcdoc`', () => {
  vi.stubGlobal('origin', 'https://shop.example');
  vi.stubGlobal('location', new URL('about:srcdoc'));
  expect(apiUrl('/api/x').href).toBe('https://shop.example/api/x');
});
