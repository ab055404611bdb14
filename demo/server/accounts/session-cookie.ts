import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type Accounts, longSessionLifeMs, type Session } from './accounts';

const sessionCookie = 'demoSession';
const unlockCookie = 'demoUnlocked';

/** No script reads these cookies. Without an age they end with the browser. */
const options = { path: '/', sameSite: 'Lax', httpOnly: true } as const;

export const sessionIdOf = (c: Context): string | undefined => getCookie(c, sessionCookie);

export const sessionOf = (c: Context, accounts: Accounts): Promise<Session | undefined> =>
  accounts.find(sessionIdOf(c));

export const hasUnlockedPage = (c: Context, accounts: Accounts): Promise<boolean> =>
  accounts.hasUnlocked(getCookie(c, unlockCookie));

export function setSessionCookie(c: Context, id: string, isLong: boolean): void {
  setCookie(c, sessionCookie, id, isLong ? { ...options, maxAge: longSessionLifeMs / 1000 } : options);
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, sessionCookie, options);
}

export function setUnlockedCookie(c: Context, id: string): void {
  setCookie(c, unlockCookie, id, options);
}
