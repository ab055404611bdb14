/** The categories that a visitor can allow beyond the necessary one. */
export const categoryNames = ['preferences', 'statistics', 'marketing'] as const;
export type CategoryName = (typeof categoryNames)[number];

/** The cookie with the visitor's choice. */
const cookie = 'ss_cookieAllowed';
const lifetimeS = 30 * 24 * 60 * 60;

/** The visitor's choice: true for accept, false for decline; undefined without a choice. */
export const readChoice = (): boolean | undefined => {
  const [, value] = new RegExp(`(?:^|; )${cookie}=(true|false)(?:;|$)`).exec(document.cookie) ?? [];
  return value ? value === 'true' : undefined;
};

/** @param isAccepted undefined deletes the choice, so that the visitor is asked again */
export const writeChoice = (isAccepted?: boolean): void => {
  const maxAgeS = isAccepted === undefined ? 0 : lifetimeS;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and for secure pages only
  document.cookie = `${cookie}=${isAccepted}; path=/; max-age=${maxAgeS}; samesite=lax${secure}`;
};
