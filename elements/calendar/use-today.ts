import { useSyncExternalStore } from 'react';
import { dayMs, wallTimeOf } from '../../src/features/dates/time-zone';
import { dayOf } from './days';

const visitorClock = (): Date => wallTimeOf(Date.now(), undefined);

const currentDay = (): number => dayOf(visitorClock());

const hourMs = 3_600_000;

/** Milliseconds until midnight, but at most an hour: the clocks may be put forward meanwhile. */
const msUntilNextCheck = (): number => Math.min(hourMs, dayMs - (Number(visitorClock()) % dayMs));

/**
 * Calls `onChange` at midnight, at least every hour, and when the visitor returns to the page, whose timers may have been
 * suspended.
 */
const subscribeToDays = (onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const scheduleCheck = (): void => {
    timer = setTimeout(() => {
      onChange();
      scheduleCheck();
    }, msUntilNextCheck());
  };
  scheduleCheck();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};

/** The day that it is for the visitor. */
export const useToday = (): number => useSyncExternalStore(subscribeToDays, currentDay);
