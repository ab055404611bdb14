import { useSyncExternalStore } from 'react';
import { dayMs, wallTimeOf } from '../../src/features/collection/time-zone';
import { dayOf } from './days';

const visitorClock = (): Date => wallTimeOf(Date.now(), undefined);

const currentDay = (): number => dayOf(visitorClock());

const hourMs = 3_600_000;

/** Milliseconds until midnight, or an hour where that is longer: the clocks may be put forward meanwhile. */
const nextLook = (): number => Math.min(hourMs, dayMs - (Number(visitorClock()) % dayMs));

/** Calls `onChange` at each midnight, and when the visitor comes back to the page, whose timers may have slept. */
const subscribeToDays = (onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = (): void => {
    timer = setTimeout(() => {
      onChange();
      waitForMidnight();
    }, nextLook());
  };
  waitForMidnight();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};

/** The day that it is for the visitor. */
export const useToday = (): number => useSyncExternalStore(subscribeToDays, currentDay);
