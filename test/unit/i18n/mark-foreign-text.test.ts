import { expect, it } from 'vitest';
import { normalise } from '../../../src/core/i18n/mark-foreign-text';

it.each([
  [' Enviar… ', 'Enviar'],
  ['Nombre *', 'Nombre'],
  ['¿Listo? .:', '¿Listo?'],
  ['a. b', 'a. b'],
  ['...', ''],
  [null, ''],
])('a message without outer spaces and final marks: %j is %j', (text, message) => {
  expect(normalise(text)).toBe(message);
});

it('a long row of dots within a text takes no time', () => {
  // In engines that begin the search again at each dot, this took minutes.
  const text = `${'.'.repeat(200_000)}x`;
  expect(normalise(text)).toBe(text);
});
