import { readCookies, writeCookie } from '../../core/util/cookies';

export const readCookie = (name: string): string => {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(readCookies())?.[1] ?? '';
  // Some scripts and servers encode the `|`.
  return value.replace(/%7C/gi, '|');
};

export const storeCookie = (name: string, value: string, lifetimeS: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  writeCookie(`${name}=${value}; path=/; max-age=${lifetimeS}; samesite=lax${secure}`);
};
