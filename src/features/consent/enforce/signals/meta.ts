import { readGlobal } from '../../../../core/util/page-globals';
import type { SendSignal } from './signal';

type Fbq = (command: 'consent', state: 'grant' | 'revoke') => void;

const pollIntervalMs = 100;
const maxWaitMs = 10_000;

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Sends consent to Meta's pixel: revoked until the visitor allows marketing. The pixel does not start if its function exists
 * already, so no queue can stand in for it: the signal waits for the pixel. A later signal replaces a waiting one.
 * https://developers.facebook.com/docs/meta-pixel/implementation/gdpr
 */
export const sendSignal: SendSignal = ({ hasChoice, categories }) => {
  const isGranted = hasChoice && categories.marketing;
  /** @returns whether the page has the pixel */
  const send = (): boolean => {
    const fbq = readGlobal<Fbq>('fbq');
    fbq?.('consent', isGranted ? 'grant' : 'revoke');
    return !!fbq;
  };
  clearInterval(timer);
  if (send()) return;
  const lastTime = Date.now() + maxWaitMs;
  timer = setInterval(() => {
    const isSent = send();
    if (!isSent && Date.now() < lastTime) return;
    clearInterval(timer);
    // A page may add the pixel only after consent.
    if (!isSent && isGranted)
      console.warn(
        `[azulejo] The consent signal "meta" was not sent: the page has defined no fbq() within ${maxWaitMs / 1000} s.`,
      );
  }, pollIntervalMs);
};
