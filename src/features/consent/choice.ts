/** The categories that a visitor can allow beyond the necessary one. */
export const categoryNames = ['preferences', 'statistics', 'marketing'] as const;
export type CategoryName = (typeof categoryNames)[number];

const lifetimeS = 30 * 24 * 60 * 60;

/** The choice that the browser has not stored, as where visitors block cookies: it holds for this page. */
let pageChoice: boolean | undefined;

/** The visitor's choice: true for accept, false for decline; undefined without a choice. */
export const readChoice = (): boolean | undefined => {
  try {
    const value = /(?:^| )ss_cookieAllowed=(true|false)\b/.exec(document.cookie)?.[1];
    if (value) return value === 'true';
  } catch {
    // A sandboxed frame may not read cookies.
  }
  return pageChoice;
};

/** @param isAccepted undefined deletes the choice, so that the visitor is asked again */
export const writeChoice = (isAccepted?: boolean): void => {
  const maxAgeS = isAccepted === undefined ? 0 : lifetimeS;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and for secure pages only
    document.cookie = `ss_cookieAllowed=${isAccepted}; path=/; max-age=${maxAgeS}; samesite=lax${secure}`;
  } catch {}
  pageChoice = undefined;
  if (readChoice() !== isAccepted) pageChoice = isAccepted;
};
