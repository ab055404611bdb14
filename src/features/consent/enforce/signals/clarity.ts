import { readGlobal, writeGlobal } from '../../../../core/util/page-globals';
import { grantedIf, type SendSignal } from './signal';

interface Clarity {
  (command: 'consentv2', states: { ad_Storage: string; analytics_Storage: string }): void;
  /** The calls that Clarity's script carries out once it has loaded. */
  q?: unknown[];
}

const createQueue = (): Clarity => {
  const queue: Clarity = (...call) => {
    queue.q ??= [];
    queue.q.push(call);
  };
  return queue;
};

/**
 * Sends consent to Microsoft Clarity (ConsentV2). There is no command for a default, so without a choice both states are denied.
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-consent-api-v2
 */
export const sendSignal: SendSignal = ({ hasChoice, categories }) => {
  const clarity = readGlobal<Clarity>('clarity') ?? createQueue();
  writeGlobal('clarity', clarity);
  clarity('consentv2', {
    ad_Storage: grantedIf(hasChoice && categories.marketing),
    analytics_Storage: grantedIf(hasChoice && categories.statistics),
  });
};
