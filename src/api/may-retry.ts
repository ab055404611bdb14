import type { Failure } from './answer';

/** Those with a message of their own (storefront 8, `statusMessages` of read-answer.ts): the server means them. */
const finalStatuses = [401, 403, 500, 501, 503];

/** Whether the same call may work another time: nobody answered, or with a status that says nothing of its own. */
export const mayRetry = ({ reason, status }: Failure): boolean =>
  reason === 'network' || reason === 'timeout' || (reason === 'status' && !finalStatuses.includes(status));
