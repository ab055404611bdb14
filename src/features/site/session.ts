import { translations } from '../../core/i18n/messages';
import type { Credentials, SignInOptions, SignInResult } from '../../core/site/site-api';
import { createSession, deleteSession, logout } from '../api/calls/session';
import { setCsrfToken } from '../api/crumb';
import { requestCall } from '../api/request-call';
import { changeAccount, isMemberSession } from './current-account';
import { messages as spanish } from './sign-in/messages/es-419';
import { sendCredentials } from './sign-in/send-credentials';

const loadText = translations('src/features/site/sign-in', spanish);

/** See `SiteApi.login`. The password goes into the one call and nowhere else. */
export const login = async (
  credentials: Credentials,
  { source = document.documentElement }: SignInOptions = {},
): Promise<SignInResult> => {
  const result = await sendCredentials(createSession(credentials), {
    text: await loadText(source),
    refusal: 'wrongCredentials',
  });
  const { ok, status } = result;
  if (!ok) return { ok, status, message: result.message };
  const { xsrfToken, account } = result.data;
  if (xsrfToken !== undefined) setCsrfToken(xsrfToken);
  changeAccount(account ?? { email: credentials.email });
  return { ok, status };
};

/** @returns whether the server has ended the session */
export const endSession = async (keepCart: boolean): Promise<boolean> => {
  const call = isMemberSession() ? deleteSession({ cloneCart: keepCart }) : logout();
  // A refusal asks for no sign-in, and a failure is for the console alone.
  const result = await requestCall(call, { announcesRefusal: false, loadsText: false });
  if (result.ok) changeAccount(null);
  else console.error('[azulejo] The sign-out failed; the visitor is still signed in.', result);
  return result.ok;
};
