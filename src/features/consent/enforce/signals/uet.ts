import { readGlobal, writeGlobal } from '../../../../core/util/page-globals';
import { grantedIf, type SendSignal } from './signal';

/** An array until Microsoft's script replaces it. */
interface UetQueue {
  push(command: 'consent', kind: 'default' | 'update', states: { ad_storage: 'granted' | 'denied' }): void;
}

/** The page's inline snippet may have set the default before its tag. Each call is three entries of the array. */
const hasDefault = (queue: unknown): boolean =>
  Array.isArray(queue) && queue.some((entry, index) => entry === 'consent' && queue[index + 1] === 'default');

let hasStarted = false;

/**
 * Sends consent to Microsoft's Universal Event Tracking: the default once, and the visitor's choice.
 * https://help.ads.microsoft.com/apex/index/3/en/60119
 */
export const sendSignal: SendSignal = ({ hasChoice, categories }) => {
  const uetq = readGlobal<UetQueue>('uetq') ?? ([] as unknown[] as UetQueue);
  writeGlobal('uetq', uetq);
  if (!hasStarted && !hasDefault(uetq)) uetq.push('consent', 'default', { ad_storage: 'denied' });
  hasStarted = true;
  if (hasChoice) uetq.push('consent', 'update', { ad_storage: grantedIf(categories.marketing) });
};
