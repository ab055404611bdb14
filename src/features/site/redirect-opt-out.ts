/**
 * `?noredirect` in an address: owners stay on the site for the rest of the session.
 * @module
 */
const key = 'azulejo.noredirect';

/** Remembers `?noredirect` for the session, also for an owner who has not signed in yet. */
export const rememberOptOut = (): void => {
  if (!new URLSearchParams(location.search).has('noredirect')) return;
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Without storage nobody is redirected (owner-redirect.ts).
  }
};

/** @throws where the session storage cannot be used */
export const hasOptedOut = (): boolean => sessionStorage.getItem(key) !== null;
