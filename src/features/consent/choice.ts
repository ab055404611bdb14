/** What a visitor can consent to beyond what a site needs. */
export const categoryNames = ['preferences', 'statistics', 'marketing'] as const;
export type CategoryName = (typeof categoryNames)[number];

/** The cookie with the visitor's choice, and its lifetime: 30 days. */
const cookie = 'ss_cookieAllowed';
const lifetimeMs = 2_592_000_000;

/** What the visitor has chosen: true for accept, false for decline; undefined without a choice. */
export const readChoice = (): boolean | undefined => {
  const [, value] = new RegExp(`(?:^|; )${cookie}=(true|false)(?:;|$)`).exec(document.cookie) ?? [];
  return value ? value === 'true' : undefined;
};

/** Nothing forgets the choice, so that the visitor is asked again. */
export const writeChoice = (isAccepted?: boolean): void => {
  const lifetimeS = isAccepted === undefined ? 0 : lifetimeMs / 1000;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // Not everywhere is there a cookieStore, and it does not write at once.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookie}=${isAccepted}; path=/; max-age=${lifetimeS}; samesite=lax${secure}`;
};
