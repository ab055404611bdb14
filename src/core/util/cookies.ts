import Cookies from 'js-cookie';

/**
 * The page's cookies. Values are not encoded or decoded, because the server and other scripts of the page read them, too. Where
 * cookies are forbidden, as in a sandboxed frame, there are none, and storing does nothing.
 * @module
 */

const cookies = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

const secondsPerDay = 24 * 60 * 60;

const whereAllowed = <Value>(access: () => Value): Value | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

export const readCookie = (name: string): string | undefined => whereAllowed(() => cookies.get(name));

export const readCookies = (): Record<string, string> => whereAllowed(() => cookies.get()) ?? {};

interface StoredCookie {
  name: string;
  /** Stored without encoding: must not contain `;` or spaces. */
  value: string;
  /** In seconds. Default: until the browser is closed. */
  lifetimeS?: number;
}

/** Stores a cookie for the whole site. */
export const storeCookie = ({ name, value, lifetimeS }: StoredCookie): void => {
  whereAllowed(() =>
    cookies.set(name, value, {
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      ...(lifetimeS !== undefined && { expires: lifetimeS / secondsPerDay }),
    }),
  );
};

/** @param domain default: only the cookie of this host */
export const removeCookie = (name: string, domain?: string): void => {
  whereAllowed(() => cookies.remove(name, domain ? { domain } : {}));
};
