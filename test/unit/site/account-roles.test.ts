// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { uncheckedSiteContext } from '../../../src/core/site/unchecked-site-context';
import { accountRoles, isOwner, signedInAccount } from '../../../src/features/site/account';

vi.mock('../../../src/core/site/unchecked-site-context');

afterEach(() => vi.resetAllMocks());

it.each([
  [{ '10': true }, [10], false],
  [{ '1': true, '10': false }, [1], true],
  [[10], [10], false],
  [['10', 4], [10, 4], true],
  [[{ id: 10 }], [10], false],
  [[{ id: '4' }, { name: 'editor' }, null, 'editor'], [4], true],
  [undefined, [], true],
  [10, [], true],
])('an account with the roles %j has the numbers %j; an owner: %s', (websiteRoles, roles, owner) => {
  vi.mocked(uncheckedSiteContext).mockReturnValue({
    authenticatedAccount: { id: 'a' },
    websiteRoles,
  } as never);
  expect(accountRoles()).toEqual(roles);
  expect(isOwner()).toBe(owner);
});

it('nobody is signed in once the site says so, whoever the page was made for', () => {
  vi.mocked(uncheckedSiteContext).mockReturnValue({ siteUser: { id: 'm' } } as never);
  expect(signedInAccount()).toEqual({ id: 'm' });
  vi.stubGlobal('Azulejo', { site: { account: null } });
  expect(signedInAccount()).toBe(null);
});
