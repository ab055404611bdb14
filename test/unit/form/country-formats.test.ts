import { expect, it } from 'vitest';
import { countryFormatOf } from '../../../src/features/form/composite-fields/country-formats';

it('finds a country by its code and its names', () => {
  for (const name of ['MX', 'mx', 'México', 'mexico', ' Mexico '])
    expect(countryFormatOf(name)?.dialCode, name).toBe('+52');
  for (const name of ['Brasil', 'Brazil', 'BR']) expect(countryFormatOf(name)?.dialCode, name).toBe('+55');
  expect(countryFormatOf('Espana')?.dialCode).toBe('+34');
});

it('finds no country for other texts', () => {
  for (const name of ['', 'M', 'Atlantis', 'constructor', '__proto__', 'ZZ'])
    expect(countryFormatOf(name), name).toBeUndefined();
});
