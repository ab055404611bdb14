import { categoryNames, readChoice } from './choice';
import { pageState } from './page-state';

/**
 * Whether the visitor has accepted everything: in the page's other consent platform if there is one, else by the cookie.
 * Undefined without a choice.
 */
export const currentChoice = (): boolean | undefined => {
  const { platform } = pageState;
  if (!platform) return readChoice();
  const { categories } = platform;
  return categories && categoryNames.every((name) => categories[name]);
};
