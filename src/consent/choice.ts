/** Shell 4 and 9: where the visitor's choice is kept, and for how long. */
const cookie = 'ss_cookieAllowed';
const lifetimeMs = 2_592_000_000;

/** What the visitor has chosen: true for accept, false for decline; undefined without a choice. */
export const readChoice = (): boolean | undefined => {
  const [, value] = new RegExp(`(?:^|; )${cookie}=(true|false)(?:;|$)`).exec(document.cookie) ?? [];
  return value ? value === 'true' : undefined;
};

export const writeChoice = (isAccepted: boolean): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // Not everywhere is there a cookieStore, and it does not write at once.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookie}=${isAccepted}; path=/; max-age=${lifetimeMs / 1000}; samesite=lax${secure}`;
};
