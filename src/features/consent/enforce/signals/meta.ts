import { pageVariable } from '../../../../core/util/page-variable';
import type { SendSignal } from './signal';

type Fbq = (command: 'consent', state: 'grant' | 'revoke') => void;

const readFbq = (): Fbq | undefined => pageVariable('fbq');

const pollIntervalMs = 100;
const maxWaitMs = 10_000;

let timer: ReturnType<typeof setInterval> | undefined;

/** Waits for Meta's tag, which does not start where `fbq` exists already, so that no queue can stand in for it. */
const whenDefined = (send: (fbq: Fbq) => void, onGiveUp: () => void): void => {
  clearInterval(timer);
  const fbq = readFbq();
  if (fbq) {
    send(fbq);
    return;
  }
  const lastTime = Date.now() + maxWaitMs;
  timer = setInterval(() => {
    const defined = readFbq();
    if (!defined && Date.now() < lastTime) return;
    clearInterval(timer);
    if (defined) send(defined);
    else onGiveUp();
  }, pollIntervalMs);
};

/**
 * The consent of Meta's pixel, which is revoked until the visitor allows marketing.
 * https://developers.facebook.com/docs/meta-pixel/implementation/gdpr
 */
export const sendSignal: SendSignal = ({ hasChoice, categories }) => {
  const isGranted = hasChoice && categories.marketing;
  whenDefined(
    (fbq) => fbq('consent', isGranted ? 'grant' : 'revoke'),
    () => {
      // A page may add the pixel only after consent.
      if (isGranted)
        console.warn(
          `[azulejo] The consent signal "meta" was not sent: the page has defined no fbq() within ${maxWaitMs / 1000} s.`,
        );
    },
  );
};
