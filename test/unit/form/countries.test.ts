import { expect, it } from 'vitest';
import { countryOf } from '../../../src/form/parts/countries';

it('knows a country by its code and its names', () => {
  for (const name of ['MX', 'mx', 'México', 'mexico', ' Mexico '])
    expect(countryOf(name)?.dial, name).toBe('+52');
  for (const name of ['Brasil', 'Brazil', 'BR']) expect(countryOf(name)?.dial, name).toBe('+55');
});

it('makes nothing of what it does not know', () => {
  for (const name of ['', 'M', 'Atlantis', 'constructor', '__proto__', 'ZZ'])
    expect(countryOf(name), name).toBeUndefined();
});
