import { elementName } from './element-name';
import { markOnce } from './mark-once';

/**
 * Logs once what is wrong with an element's data: `month is "mayo", expected a month such as 2026-05; the current month shows.`
 * @param problem names what is wrong, what was expected, and what happens now
 */
export const warnOnce = (host: Element, problem: string): void => {
  if (markOnce(host, problem)) console.warn(`[azulejo] ${elementName(host)}: ${problem}`, host);
};
