import { isObject } from '../../core/util/is-object';
import type { FailureReason } from './api-result';

/** A field of a body, or of the body's `data`, because servers use either. */
export const readField = (body: unknown, name: string): unknown => {
  if (!isObject(body)) return undefined;
  return body[name] ?? (isObject(body.data) ? body.data[name] : undefined);
};

/** Whether a body reports a failure in spite of a 2xx. Some servers set no status: WordPress, FormSubmit, Google Apps Script. */
export const isFailureWithoutStatus = (body: unknown): boolean =>
  ['success', 'ok'].some((name) => `${readField(body, name)}` === 'false') ||
  readField(body, 'result') === 'error';

/** Field of a body -> why the server refuses the call, whatever the status says. */
export const refusals: Record<string, FailureReason> = {
  crumbFail: 'crumb',
  loginRequired: 'login',
  authorizationFail: 'authorization',
};

/** The reason for which a body refuses the call; undefined for one that does not. */
export const refusalIn = (body: unknown): FailureReason | undefined =>
  Object.entries(refusals).find(([name]) => readField(body, name))?.[1];
