import { translations } from '../../core/i18n/messages';
import type { Credentials, SignInResult } from '../../core/site/site-api';
import { isObject } from '../../core/util/is-object';
import { setCsrfToken } from '../api/crumb';
import { request } from '../api/request';
import { changeAccount, isMemberSession } from './current-account';
import { messages as spanish } from './sign-in/messages/es-419';
import { sendCredentials } from './sign-in/send-credentials';

const sessionPath = '/api/site-users/account/session';

const loadText = translations('src/features/site/sign-in', spanish);

/** See `SiteApi.login`. The password goes into the one call and nowhere else. */
export const login = async ({ email, password, rememberMe = false }: Credentials): Promise<SignInResult> => {
  const result = await sendCredentials<{ xsrfToken?: unknown; account?: unknown }>(sessionPath, {
    body: { email, password, rememberMe },
    text: await loadText(document.documentElement),
    refusal: 'wrongCredentials',
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
  // A refusal asks for no sign-in, and a failure is for the console alone.
  const call = { credentials: 'include', announcesRefusal: false, loadsText: false } as const;
  const result = await (isMemberSession()
    ? request(sessionPath, { ...call, method: 'DELETE', query: { cloneCart: keepCart } })
    : request('/api/auth/Logout', { ...call, method: 'POST' }));
  if (result.ok) changeAccount(null);
  else console.error('[azulejo] The sign-out failed; the visitor is still signed in.', result);
  return result.ok;
};
