import { pageLocale, type Text } from '../../../core/i18n/messages';
import type { ApiResult } from '../../api/api-result';
import { request } from '../../api/request';
import type { SignInMessages } from './messages/es-419';

interface CredentialsCall {
  /** With the password. It goes into this call and nowhere else. */
  body: object;
  text: Text<SignInMessages>;
  /** Key of the message for a server that refuses and does not say why. */
  refusal: 'wrongCredentials' | 'wrongPassword';
}

const tooManyRequests = 429;

/**
 * Posts a password. A failure has a message for someone who may have mistyped it; the server's own is asked for in the
 * page's language. A refusal does not ask the visitor to sign in: that is what the call is about.
 */
export const sendCredentials = async <T>(
  path: string,
  { body, text, refusal }: CredentialsCall,
): Promise<ApiResult<T>> => {
  const result = await request<T>(path, {
    method: 'POST',
    body,
    credentials: 'include',
    announcesRefusal: false,
    headers: { 'Accept-Language': pageLocale() },
    text: (key, values) => text(key === 'apiUnauthorized' ? refusal : key, values),
  });
  return !result.ok && result.status === tooManyRequests
    ? { ...result, message: text('tooManyAttempts') }
    : result;
};
