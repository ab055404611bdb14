import { expect, it } from 'vitest';
import { isEmail, isZip } from '../../../src/features/form/text-formats';

const domain = '@example.com';

it.each([
  'a@b.co',
  'ana.lopez+barro@taller.example.mx',
  'ñandú@correo.com',
  'a@b.c0m',
  'x@y.info',
  `${'a'.repeat(256 - domain.length)}${domain}`,
])('accepts the e-mail address %s', (address) => {
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
])('refuses an e-mail address with %s', (_, address) => {
  expect(isEmail(address)).toBe(false);
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

it.each(['ana@example.photography', 'ana@example.xn--p1ai', 'ana@ejemplo.рф'])(
  'the wide rule accepts %s, the rule of the API does not',
  (address) => {
    expect(isEmail(address, 'wide')).toBe(true);
    expect(isEmail(address, 'spec')).toBe(false);
  },
);
