import { expect, it } from 'vitest';
import type { SiteContext } from '../../../src/core/site/site-context-types';
import { isTracked } from '../../../src/features/tracking/rules';

const tracked = (site: SiteContext, { tracking = undefined as unknown, paths = ['/tienda'] } = {}) =>
  isTracked({ site: { website: { id: 'w' }, ...site }, tracking, paths });
const account = { authenticatedAccount: { id: 'a' } };

it('a visitor who is not logged in is tracked on a site with an id', () => {
  expect(tracked({})).toBe(true);
  expect(tracked({ website: {} })).toBe(false);
  expect(tracked({ website: undefined })).toBe(false);
});

it('only the value `off` of the flag turns tracking off', () => {
  expect(tracked({}, { tracking: 'off' })).toBe(false);
  for (const tracking of ['debug', 'on', '']) expect(tracked({}, { tracking })).toBe(true);
});

it.each([100, 103, 106, '103'])('a page of the type %s is not tracked', (pageType) => {
  expect(tracked({ pageType: pageType as number })).toBe(false);
});

it.each([1, 2, 50, 101, 102, 200])('a page of the type %s is tracked', (pageType) => {
  expect(tracked({ pageType })).toBe(true);
});

it.each([
  ['no role', undefined, false],
  ['an editor', { 4: true }, false],
  ['a viewer', { 10: true }, true],
  ['a viewer who edits too', { 4: true, 10: true }, false],
  ['a viewer who no longer edits', { 4: false, 10: true }, true],
  ['a viewer, by a list', [10], true],
  ['a viewer who edits too, by a list of roles', [{ id: 4 }, { id: 10 }], false],
])('logged in with %s', (_who, websiteRoles, expected) => {
  expect(tracked({ ...account, websiteRoles })).toBe(expected);
});

it('a viewer in the configuration area, or in a page framed by it, is not tracked', () => {
  const viewer = { ...account, websiteRoles: { 10: true } };
  expect(tracked(viewer, { paths: ['/config'] })).toBe(false);
  expect(tracked(viewer, { paths: ['/', '/config/pages'] })).toBe(false);
  expect(tracked(viewer, { paths: ['/configure'] })).toBe(true);
  // A site may have a page at this path.
  expect(tracked({}, { paths: ['/config'] })).toBe(true);
});
