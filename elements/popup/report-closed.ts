import { warnOnce } from '../../src/core/util/warn-once';

const reasons = {
  style: 'it has no style, such as popup-style="light"',
  content: 'it has no content',
};

/** Logs why a popup that was to open by itself stays closed. A popup that opens does not load the texts. */
export const reportClosed = (host: Element, missing: keyof typeof reasons): void =>
  warnOnce(host, `${reasons[missing]}. The popup stays closed.`);
