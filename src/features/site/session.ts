import type { Credentials, SignInResult } from '../../core/site/site-api';
import { isObject } from '../../core/util/is-object';
import { setCsrfToken } from '../api/crumb';
import { pageText } from '../api/page-text';
import { request } from '../api/request';
import { changeAccount, isMemberSession } from './current-account';

const sessionPath = '/api/site-users/account/session';

/** A sign-in that is refused does not ask for a sign-in. */
const sessionCall = { credentials: 'include', announcesRefusal: false } as const;

/** See `SiteApi.login`. The password goes into the one call and nowhere else. */
export const login = async ({ email, password, rememberMe = false }: Credentials): Promise<SignInResult> => {
  const result = await request<{ xsrfToken?: unknown; account?: unknown }>(sessionPath, {
    ...sessionCall,
    method: 'POST',
    body: { email, password, rememberMe },
    // With the code of the sign-in, so that a lost network has a message, too.
    text: await pageText(),
  });
  const { ok, status } = result;
  if (!ok) return { ok, status, message: result.message };
  const { xsrfToken, account } = result.data;
  if (typeof xsrfToken === 'string') setCsrfToken(xsrfToken);
  changeAccount(isObject(account) ? account : { email });
  return { ok, status };
};

/** @returns whether the server has ended the session */
export const endSession = async (keepCart: boolean): Promise<boolean> => {
  // A failure is for the console alone.
  const call = { ...sessionCall, loadsText: false };
  const result = await (isMemberSession()
    ? request(sessionPath, { ...call, method: 'DELETE', query: { cloneCart: keepCart } })
    : request('/api/auth/Logout', { ...call, method: 'POST' }));
  if (result.ok) changeAccount(null);
  else console.error('[azulejo] The sign-out failed; the visitor is still signed in.', result);
  return result.ok;
};
