import { readRecord, writeRecord } from '../../src/core/util/stored-record';

const storageKey = 'azulejo.announcements';

const maxRemembered = 20;

const readTexts = (): unknown[] => {
  const record = readRecord(storageKey);
  return Array.isArray(record) ? record : [];
};

/** Whether this visitor has closed an announcement with this text. */
export const isClosed = (text: string): boolean => readTexts().includes(text);

export const rememberClosed = (text: string): void =>
  writeRecord(storageKey, [...readTexts(), text].slice(-maxRemembered));
