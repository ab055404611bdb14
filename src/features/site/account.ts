import type { SiteAccount } from '../../core/site/site-api';
import { uncheckedSiteContext } from '../../core/site/unchecked-site-context';
import { isObject } from '../../core/util/is-object';
import type { websiteRoles } from '../enums/website-roles';

/** Written out, so that visitors do not load the table of all roles. */
const viewerRole: (typeof websiteRoles)['viewer'] = 10;

const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  isObject(value) ? value : undefined;

/** The part of the site context that says who is signed in to the website. */
interface AccountContext {
  authenticatedAccount?: unknown;
  websiteRoles?: unknown;
}

/** The account of the website that is signed in, by the site context. */
export const websiteAccount = (context: AccountContext = uncheckedSiteContext()): SiteAccount | undefined =>
  objectOf(context.authenticatedAccount);

/** Who is signed in, by the site context: an account of the website, else a member of the site. */
export const contextAccount = (): SiteAccount | null =>
  websiteAccount() ?? objectOf(uncheckedSiteContext().siteUser) ?? null;

/** The signed-in account, by `Azulejo.site`, which knows who has signed in on this page; without it, by the site context. */
export const signedInAccount = (): SiteAccount | null => {
  const site = globalThis.Azulejo?.site;
  // After a sign-out, the site's answer is null, while the context still has the account that the page was made for.
  return site ? site.account : contextAccount();
};

/**
 * The numbers of the account's roles. In the site context, they are an object such as `{ "10": true }`, a list of numbers, or a
 * list of objects with `id`. Other values are left out.
 */
export const accountRoles = (context: AccountContext = uncheckedSiteContext()): number[] => {
  if (!websiteAccount(context)) return [];
  const { websiteRoles: roles } = context;
  const record = objectOf(roles) ?? {};
  const codes = Array.isArray(roles)
    ? roles.map((role) => objectOf(role)?.id ?? role)
    : Object.keys(record).filter((role) => record[role]);
  return codes.map(Number).filter((role) => role > 0);
};

/**
 * Whether the signed-in account has a role beyond `viewer`. An account without roles counts as an owner: nothing limits it to
 * viewing.
 */
export const isOwner = (context: AccountContext = uncheckedSiteContext()): boolean => {
  const roles = accountRoles(context);
  return !!websiteAccount(context) && (roles.length === 0 || roles.some((role) => role !== viewerRole));
};
