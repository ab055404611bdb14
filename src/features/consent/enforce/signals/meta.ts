import type { SendSignal } from './signal';
import { whenDefined } from './when-defined';

type Fbq = (command: 'consent', state: 'grant' | 'revoke') => void;

/**
 * The consent of Meta's pixel, which is revoked until the visitor allows marketing.
 * https://developers.facebook.com/docs/meta-pixel/implementation/gdpr
 */
export const sendSignal: SendSignal = ({ hasChoice, categories }) => {
  const isGranted = hasChoice && categories.marketing;
  whenDefined<Fbq>({
    signal: 'meta',
    variable: 'fbq',
    isGranted,
    send: (fbq) => fbq('consent', isGranted ? 'grant' : 'revoke'),
  });
};
