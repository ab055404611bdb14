import { shared } from '../of-page';

/** What follows from a choice asks the consent that has loaded it: another copy would be 0.5 KB. */
export const { consent, tell, cookieSettings, isRestrictive, siteContext } = shared.lent as NonNullable<
  typeof shared.lent
>;
