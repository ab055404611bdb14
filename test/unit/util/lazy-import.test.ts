import { expect, it } from 'vitest';
import { addressIn } from '../../../src/core/lazy-import';

const load = () => 'import("./panel.js")';

it('the file whose import failed is found, also on a host or in a folder called .js', () => {
  for (const file of ['https://cdn.example/chunks/panel.js', 'https://azulejo.js.org/my.js/chunks/panel.js'])
    for (const error of [
      TypeError(`Failed to fetch dynamically imported module: ${file}`),
      TypeError(`error loading dynamically imported module: ${file}?retry=1`),
    ])
      expect(addressIn(error, load)).toBe(file);
  expect(addressIn(TypeError('Importing a module script failed.'), load)).toBeUndefined();
});

it('a file that the module imports, which Firefox names where that one failed, is not taken for the module', () => {
  const error = TypeError('error loading dynamically imported module: https://cdn.example/chunks/shared.js');
  expect(addressIn(error, load)).toBeUndefined();
});
