import type { Credentials, SiteAccount } from '../../../core/site/site-api';
import { isObject } from '../../../core/util/is-object';
import { type ApiCall, readNothing } from './api-call';

/** The session of a member who has signed in. */
export interface Session {
  /** The token for the header `X-CSRF-Token` of later calls; undefined if the server sends none. */
  xsrfToken: string | undefined;
  /** The account that has signed in; undefined if the server does not say. */
  account: SiteAccount | undefined;
}

const path = '/api/site-users/account/session';

const readSession = (data: unknown): Session => {
  const { xsrfToken, account } = isObject(data) ? data : {};
  return {
    xsrfToken: typeof xsrfToken === 'string' ? xsrfToken : undefined,
    account: isObject(account) ? account : undefined,
  };
};

export const createSession = ({ email, password, rememberMe = false }: Credentials): ApiCall<Session> => ({
  path,
  options: { method: 'POST', credentials: 'include', body: { email, password, rememberMe } },
  read: readSession,
});

/** The server has ended the session, whatever the body of its answer: empty, or a word. */
const acceptsText = true;

/** How a session ends. */
export interface SessionEnd {
  /** Asks the server to leave a copy of the member's cart to the visitor. Default: false. */
  cloneCart?: boolean;
}

export const deleteSession = ({ cloneCart = false }: SessionEnd = {}): ApiCall<void> => ({
  path,
  options: { method: 'DELETE', credentials: 'include', query: { cloneCart }, acceptsText },
  read: readNothing,
});

export const logout = (): ApiCall<void> => ({
  path: '/api/auth/Logout',
  options: { method: 'POST', credentials: 'include', acceptsText },
  read: readNothing,
});

/**
 * Opens a page for visitors who know its password. A call of our own: the hosted builder documents none. Any 2xx opens the
 * page, whatever its body.
 */
export const unlockPage = ({ password }: { password: string }): ApiCall<void> => ({
  path: '/api/auth/visitor/unlock',
  options: { method: 'POST', credentials: 'include', body: { password }, acceptsText: true },
  read: readNothing,
});
