/**
 * If the page is still here after this time, it stays: the address has started a download or another program, such as that for
 * mails.
 */
const leavingMs = 3000;

/** Calls `onStay` if the page is still here 3 s after `location.assign`. */
export const unlessPageLeaves = (onStay: () => void): void => {
  const timer = setTimeout(onStay, leavingMs);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
};
