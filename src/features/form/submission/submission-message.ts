import type { MessageFormatter } from '../../../core/i18n/message-formatter';
import type { Failure } from '../../api/api-result';
import type { SubmissionMessages } from './messages/es-419';

/** What the message for the visitor depends on. */
type FailedCall = Pick<Failure, 'status'> & Partial<Pick<Failure, 'reason' | 'message'>>;

const messageKeys: Record<number, keyof SubmissionMessages> = {
  401: 'unauthorized',
  404: 'notFound',
  429: 'tooMany',
  500: 'apiServer',
  503: 'apiUnavailable',
};

/**
 * The message for the visitor about a submission that failed as a whole; the forms of pages and `azulejo/client` have the same.
 * @param failure its `message` is the server's own text
 */
export const submissionMessage = (
  { status, reason, message }: FailedCall,
  text: MessageFormatter<SubmissionMessages>,
): string => {
  // Status 200, too: the body reports an error in spite of the status.
  if ((status === 400 || status === 200) && reason === 'error') return message || text('submitFailed');
  const key = messageKeys[status];
  if (key) return text(key);
  if (reason === 'network' || reason === 'timeout') return text('apiConnection');
  return text(status >= 400 && status < 500 ? 'submitFailed' : 'unknown');
};
