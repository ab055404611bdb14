import type { MessageFormatter } from '../../../core/i18n/message-formatter';
import { pageLocale } from '../../../core/i18n/messages';
import type { ApiResult } from '../../api/api-result';
import type { ApiCall } from '../../api/calls/api-call';
import { requestCall } from '../../api/request-call';
import type { SignInMessages } from './messages/es-419';

interface CredentialsOptions {
  text: MessageFormatter<SignInMessages>;
  /** Key of the message for a server that refuses and does not say why. */
  refusal: 'wrongCredentials' | 'wrongPassword';
}

const tooManyRequests = 429;

/**
 * Makes a call with a password, which goes into this call and nowhere else. A failure has a message for visitors who may have
 * mistyped it; the server writes its own messages in the page's language. A refusal does not open the sign-in dialog, because
 * this call is the sign-in itself.
 */
export const sendCredentials = async <T>(
  call: ApiCall<T>,
  { text, refusal }: CredentialsOptions,
): Promise<ApiResult<T>> => {
  const result = await requestCall(call, {
    announcesRefusal: false,
    headers: { 'Accept-Language': pageLocale() },
    text: (key, values) => text(key === 'apiUnauthorized' ? refusal : key, values),
  });
  return !result.ok && result.status === tooManyRequests
    ? { ...result, message: text('tooManyAttempts') }
    : result;
};
