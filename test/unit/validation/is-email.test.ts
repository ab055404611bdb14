import { expect, it } from 'vitest';
import { isEmail } from '../../../src/validation/is-email';

const domain = '@example.com';

it.each([
  'a@b.co',
  'ana.lopez+barro@taller.example.mx',
  'ñandú@correo.com',
  'a@b.c0m',
  'x@y.info',
  `${'a'.repeat(256 - domain.length)}${domain}`,
])('takes %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['no @', 'ana.example.com'],
  ['no local part', '@example.com'],
  ['two @', 'ana@b@example.com'],
  ['no dot in the domain', 'ana@example'],
  ['two dots in a row', 'ana@example..com'],
  ['a dot at the beginning of the domain', 'ana@.com'],
  ['a top-level part of one letter', 'ana@example.c'],
  ['a top-level part of five letters', 'ana@example.store'],
  ['a top-level part with a hyphen', 'ana@example.c-m'],
  ['a blank', 'ana @example.com'],
  ['a line break at the end', 'ana@example.com\n'],
  ['257 characters', `${'a'.repeat(257 - domain.length)}${domain}`],
])('refuses %s', (_, address) => {
  expect(isEmail(address)).toBe(false);
});
