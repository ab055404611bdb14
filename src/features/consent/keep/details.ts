import { tell } from '..';
import { type CategoryName, categoryNames, readChoice, writeChoice } from '../choice';
import { type Choice, type Details, shared } from '../of-page';
import { cookieSettings } from '../policy';

/** Its change is told to the site's other tabs. */
const key = 'azConsent';

/** Of the choice that the cookie holds; undefined where somebody else has written it, or nothing may be stored. */
export const readDetails = (): Details | undefined => {
  try {
    const details = JSON.parse(localStorage[key]);
    return details.isAccepted === readChoice() ? details : undefined;
  } catch {
    return undefined;
  }
};

/** The cookie has what is not yes as no; yes to all by their names is a yes. */
const store = (choice: Choice): void => {
  const categories = categoryNames.filter((name) =>
    typeof choice === 'object' ? choice[name] : readChoice(),
  );
  const isAccepted = categories.length === categoryNames.length;
  const version = `${cookieSettings().consentVersion ?? ''}`;
  writeChoice(isAccepted);
  try {
    localStorage[key] = JSON.stringify({ isAccepted, categories, version, time: Date.now() });
  } catch {}
};

/** From now on more than yes and no is kept, and other tabs hear of it. */
export const keepDetails = (): void => {
  shared.details = readDetails;
  shared.chosen = () => {
    const chosen = readDetails()?.categories;
    if (!chosen?.includes) return undefined;
    const [preferences, statistics, marketing] = categoryNames.map((name) => chosen.includes(name));
    return { preferences, statistics, marketing } as Record<CategoryName, boolean>;
  };
  shared.store = store;
  addEventListener('storage', (event) => {
    if (event.key === key) tell();
  });
};
