/** What a visitor can consent to beyond what a site needs. */
export const categoryNames = ['preferences', 'statistics', 'marketing'] as const;
export type CategoryName = (typeof categoryNames)[number];

/** What is kept of a choice beside its cookie. */
export interface Details {
  /** As the cookie said then; details of another choice than the cookie's count for nothing. */
  isAccepted: boolean;
  categories: CategoryName[];
  /** Of the policy that was chosen under. */
  version: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** Shell 4 and 9: where the visitor's choice is kept, and for how long. */
const cookie = 'ss_cookieAllowed';
const lifetimeMs = 2_592_000_000;

/** Its change is told to the site's other tabs. */
export const detailsKey = 'azConsent';

/** What the visitor has chosen: true for accept, false for decline; undefined without a choice. */
export const readChoice = (): boolean | undefined => {
  const [, value] = new RegExp(`(?:^|; )${cookie}=(true|false)(?:;|$)`).exec(document.cookie) ?? [];
  return value ? value === 'true' : undefined;
};

const writeCookie = (value: string, lifetimeS: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // Not everywhere is there a cookieStore, and it does not write at once.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookie}=${value}; path=/; max-age=${lifetimeS}; samesite=lax${secure}`;
};

/** Of the choice that the cookie holds; undefined where somebody else has written it, or nothing may be stored. */
export const readDetails = (): Details | undefined => {
  try {
    const details = JSON.parse(localStorage[detailsKey]);
    return details.isAccepted === readChoice() ? details : undefined;
  } catch {
    return undefined;
  }
};

export const writeChoice = (details: Details): void => {
  writeCookie(`${details.isAccepted}`, lifetimeMs / 1000);
  try {
    localStorage[detailsKey] = JSON.stringify(details);
  } catch {}
};

/** The visitor is asked again. */
export const forgetChoice = (): void => writeCookie('', 0);
