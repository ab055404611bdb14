import type { RecordProblem } from '../settings/console-messages';
import { reportOnce } from '../settings/report-once';

/** Records that the browser refused to store. They last until the visitor leaves the page. */
const pageRecords = new Map<string, string>();

/** Logs what is wrong with a record, once a page. */
export const reportRecordProblem = (key: string, problem: RecordProblem): void => {
  reportOnce(key + problem, ({ reportRecord }) => reportRecord(key, problem));
};

const readText = (key: string): string | null | undefined => {
  try {
    return pageRecords.get(key) ?? localStorage.getItem(key);
  } catch {
    // The visitor, or the policy of a frame, forbids storage.
    return undefined;
  }
};

/** Reads a value from local storage; undefined where there is none. Text that is not JSON is logged and counts as none. */
export const readRecord = (key: string): unknown => {
  const text = readText(key);
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    reportRecordProblem(key, 'malformed');
    return undefined;
  }
};

/** Deletes a value, if there is one. */
export const removeRecord = (key: string): void => {
  pageRecords.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing is stored.
  }
};

/** Stores a value as JSON. If storage is full or forbidden, the value lasts only until the visitor leaves the page. */
export const writeRecord = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    pageRecords.delete(key);
  } catch {
    pageRecords.set(key, text);
    reportRecordProblem(key, 'refused');
  }
};
