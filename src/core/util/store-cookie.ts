import { writeCookie } from './cookies';

interface StoredCookie {
  name: string;
  /** Stored as it is: without `;` and spaces. */
  value: string;
  /** 0 deletes the cookie. */
  lifetimeS: number;
}

/** Stores a cookie for the whole site. */
export const storeCookie = ({ name, value, lifetimeS }: StoredCookie): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  writeCookie(`${name}=${value}; path=/; max-age=${lifetimeS}; samesite=lax${secure}`);
};
