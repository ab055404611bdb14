import { readRecord, removeRecord, writeRecord } from '../../core/util/stored-record';

/** In local storage: `true` during the visitor's first session, `false` later. A session is a visit as `ss_cvt` has it. */
const recordKey = 'azulejo.first-session';

/**
 * Whether this is the visitor's first session on the site. `false` also where analytics may not recognise visitors, and on a
 * visitor's first page until the page view has been counted, which happens when the page is idle.
 */
export const isFirstSession = (): boolean => readRecord(recordKey) === true;

/** Keeps whether this is the first session. */
export const keepFirstSession = (isFirst: boolean): void => writeRecord(recordKey, isFirst);

/** Deletes the flag, where visitors may no longer be recognised. */
export const forgetFirstSession = (): void => removeRecord(recordKey);
