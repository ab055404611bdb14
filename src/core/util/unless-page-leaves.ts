/** After this time the page has stayed: its address has started a download or another program, such as that for mails. */
const leavingMs = 3000;

/** Calls back where the page is still there a while after `location.assign`. */
export const unlessPageLeaves = (onStay: () => void): void => {
  const timer = setTimeout(onStay, leavingMs);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
};
