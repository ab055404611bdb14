/** Time that passes when the suite says so, and a tab that is hidden when the suite says so. */
import type { Page } from './page';

interface HeldClock {
  forward(ms: number): void;
  intervals: Map<number, () => void>;
}

interface HeldClockOptions {
  /** The moment at which the clock stands; default: when the page opens. */
  at?: string;
  /** Intervals of this length run in `forward` only. All other timers go on, as the page itself needs them. */
  intervalMs?: number;
}

/** Markup for the top of a page: `Date.now()` and `new Date()` stand until the suite calls `forward`. */
export const heldClock = ({ at, intervalMs }: HeldClockOptions = {}): string => `<script>{
  const RealDate = Date;
  let now = ${at === undefined ? 'RealDate.now()' : Date.parse(at)};
  window.Date = class extends RealDate {
    static now() { return now; }
    constructor(...parts) { super(...(parts.length ? parts : [now])); }
  };
  const intervals = new Map();
  const { setInterval, clearInterval } = window;
  window.setInterval = (callback, ms, ...args) => {
    if (ms !== ${intervalMs}) return setInterval(callback, ms, ...args);
    const id = setInterval(() => {}, 1e9);
    intervals.set(id, () => callback(...args));
    return id;
  };
  window.clearInterval = (id) => { intervals.delete(id); clearInterval(id); };
  const forward = (ms) => {
    now += ms;
    for (const run of [...intervals.values()]) run();
  };
  window.heldClock = { forward, intervals };
}</script>`;

const clockOf = (page: Page): HeldClock => (page.window as unknown as { heldClock: HeldClock }).heldClock;

/** Moves the clock of a page with `heldClock`, then runs each of its held intervals once. */
export const forward = (page: Page, ms: number): void => clockOf(page).forward(ms);

/** How many intervals the clock of a page with `heldClock` holds. */
export const countIntervals = (page: Page): number => clockOf(page).intervals.size;

/** Simulates another tab in front of the page: no tested browser has a command for that. */
export const setHidden = ({ document, window }: Page, isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  const visibilityState = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new window.Event('visibilitychange'));
};
