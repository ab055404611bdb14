import { importWithRetry } from '../../core/lazy-import';
import type { Failure } from '../api/api-result';
import { currentAccount } from './current-account';

/**
 * Shows the sign-in dialog. Calls while the dialog is open share it.
 * @returns whether the visitor has signed in; false, too, where the dialog cannot be loaded
 * @internal
 */
export const askToSignIn = async (): Promise<boolean> => {
  try {
    const { showSignIn } = await importWithRetry(() => import('./sign-in/sign-in-dialog'));
    return await showSignIn();
  } catch (error) {
    console.error('[azulejo] The sign-in dialog cannot be shown; nobody is signed in.', error);
    return false;
  }
};

/** See `SiteApi.requireLogin`. */
export const requireLogin = async (): Promise<boolean> => !!currentAccount() || askToSignIn();

/**
 * Tells the visitor why the server refuses a call: it needs a sign-in, or the visitor may not do this.
 * @returns whether the visitor has signed in since
 * @internal
 */
export const answerRefusal = async (refusal: Failure): Promise<boolean> => {
  // Also for an account that seems to be signed in: its session has expired.
  if (refusal.reason === 'login') return askToSignIn();
  const { showError } = await importWithRetry(() => import('azulejo/overlays'));
  const canSignIn = !currentAccount();
  const answer = showError({ ...refusal, canSignIn });
  // Where no sign-in can help, the caller does not wait for the visitor.
  return canSignIn && (await answer) === 'sign-in' && askToSignIn();
};
