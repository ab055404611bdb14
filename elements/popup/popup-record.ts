import { readRecord, reportRecordProblem, writeRecord } from '../../src/core/util/stored-record';
import { type PopupRecord, parseRecord } from './popup-rules';

const keyOf = (host: Element): string => `azulejo.popup.${host.id || 'popup'}`;

/** Reads this browser's record of the visitor and the popup. A malformed record is logged and counts as none. */
export const readPopupRecord = (host: Element): PopupRecord | undefined => {
  const value = readRecord(keyOf(host));
  if (value === undefined) return undefined;
  const parsed = parseRecord(value, Date.now());
  if (!parsed) reportRecordProblem(keyOf(host), 'malformed');
  if (parsed?.isFromFuture) reportRecordProblem(keyOf(host), 'future');
  return parsed?.record;
};

interface Change {
  version: number;
  /** Whether the visitor has signed up. Default: as in the record before. */
  submitted?: boolean;
}

/** Stores that the visitor has closed the popup, or has signed up and needs it no more. */
export const writePopupRecord = (host: Element, { version, submitted }: Change): void =>
  writeRecord(keyOf(host), {
    version,
    submitted: submitted ?? readPopupRecord(host)?.submitted ?? false,
    'date-closed': Date.now(),
  });
