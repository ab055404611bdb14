import { isObject } from '../../src/core/util/is-object';

/** The hosted builder's code of the role. */
const viewerRole = '10';

/** Whether the site context names an account that may change the site: one with another role than the viewer's. */
export const isOwner = ({ authenticatedAccount, websiteRoles }: Record<string, unknown>): boolean => {
  const roles = isObject(websiteRoles) ? Object.keys(websiteRoles).filter((role) => websiteRoles[role]) : [];
  return isObject(authenticatedAccount) && roles.join() !== viewerRole;
};
