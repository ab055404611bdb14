import { isObject } from '../../../src/core/util/is-object';
import { readRecord, writeRecord } from '../../../src/core/util/stored-record';
import { positionsKey } from '../state';

const maxPositions = 50;
/** A shorter recording always starts at its beginning. */
const minDurationS = 20;
/** This close to its beginning or end, a recording counts as not started or as finished. */
const marginS = 5;

const readPositions = (): Record<string, unknown> => {
  const positions = readRecord(positionsKey);
  return isObject(positions) ? positions : {};
};

/** The position in s where the visitor stopped; 0 for a recording that has not been heard. */
export const readPosition = (url: string): number => {
  const position = readPositions()[url];
  return typeof position === 'number' && position > 0 ? position : 0;
};

export const forgetPosition = (url: string): void => {
  const { [url]: forgotten, ...others } = readPositions();
  if (forgotten !== undefined) writeRecord(positionsKey, others);
};

/** Both in s. */
interface Position {
  currentTime: number;
  duration: number;
}

/** Stores where the visitor is in a recording. */
export const storePosition = (url: string, { currentTime, duration }: Position): void => {
  const isInside = currentTime > marginS && currentTime < duration - marginS;
  if (!(duration >= minDurationS && Number.isFinite(duration))) return;
  if (!isInside) {
    forgetPosition(url);
    return;
  }
  const { [url]: _, ...others } = readPositions();
  const latest = Object.entries(others).slice(1 - maxPositions);
  writeRecord(positionsKey, Object.fromEntries([...latest, [url, Math.round(currentTime)]]));
};
