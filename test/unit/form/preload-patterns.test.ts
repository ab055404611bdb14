import { expect, it } from 'vitest';
import { lazyFormModules } from '../../../src/features/form/preload-patterns';

/** The modules that the loader requests together with a form that has these data. */
const requestedWith = (...fields: object[]): string[] =>
  Object.entries(lazyFormModules)
    .filter(([, pattern]) => pattern.test(JSON.stringify({ fields })))
    .map(([path]) => path.replace(/.*\//, ''));

it('a contact form with a phone in one text needs no further module', () => {
  const fields = ['name', 'email', 'phone', 'textarea'].map((type) => ({ type }));
  expect(requestedWith(...fields)).to.deep.equal([]);
});

it.each([
  [{ type: 'phone', showCountryCode: false }, 'composite-fields'],
  [{ type: 'address' }, 'composite-fields'],
  [{ type: 'radio' }, 'choice-fields'],
  [{ type: 'website' }, 'website-field'],
])('%j needs %s', (field, module) => {
  expect(requestedWith(field)).to.deep.equal([module]);
});
