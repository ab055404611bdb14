import { expect, it } from 'vitest';
import { addressIn } from '../../../src/core/lazy-import';

it('the file whose import failed is found, also on a host or in a folder called .js', () => {
  for (const file of ['https://cdn.example/chunks/panel.js', 'https://azulejo.js.org/my.js/chunks/panel.js'])
    for (const error of [
      TypeError(`Failed to fetch dynamically imported module: ${file}`),
      TypeError(`error loading dynamically imported module: ${file}?retry=1`),
    ])
      expect(addressIn(error)).toBe(file);
  expect(addressIn(TypeError('Importing a module script failed.'))).toBeUndefined();
});
