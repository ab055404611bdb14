// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loadFonts } from '../../../src/features/fonts';

it('a page without the loader can load its fonts', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML =
    '<script type="application/json" data-azulejo-context>{"googleFonts":["Lora:400"]}</script>';
  loadFonts();
  expect(document.head.querySelector('link')?.href).toBe(
    'https://fonts.googleapis.com/css?family=Lora%3A400&display=swap',
  );
});
