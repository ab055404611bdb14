import { useSyncExternalStore } from 'react';
import { wallTimeOf } from '../../src/features/dates/time-zone';
import { dayOf } from './days';

/** The time between two looks at the clock. A timer for midnight would be wrong once the computer sleeps or its clock changes. */
const checkMs = 5000;

const subscribeToClock = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, checkMs);
  return () => clearInterval(timer);
};

/** The day that it is for the visitor. */
export const useToday = (): number =>
  useSyncExternalStore(subscribeToClock, () => dayOf(wallTimeOf(Date.now(), undefined)));
