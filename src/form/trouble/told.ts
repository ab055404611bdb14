import type { FormMessages } from '../messages/es-419';
import type { Refusal } from '../send';

/** What a visitor is told of a submission that failed. */
export interface Told {
  /** Key of the message that says it. */
  key: keyof FormMessages;
  /** What the server says of it, in place of that message. */
  text?: string | undefined;
}

/** Storefront 8, "Forms", by HTTP status. */
const byStatus: Record<number, Told['key']> = {
  401: 'unauthorized',
  404: 'notFound',
  429: 'tooMany',
  500: 'apiServer',
  503: 'apiUnavailable',
};

/** What is said where an answer of SaveFormSubmission is no success. */
export const toldOf = ({ status, reason, message, told }: Refusal): Told => {
  if (told) return { key: told };
  if (status === 400 && reason === 'error') return { key: 'submitFailed', text: message };
  const key = byStatus[status];
  if (key) return { key };
  if (reason === 'network' || reason === 'timeout') return { key: 'apiConnection' };
  return { key: status >= 400 && status < 500 ? 'submitFailed' : 'unknown' };
};
