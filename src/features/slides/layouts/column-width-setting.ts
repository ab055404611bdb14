import { pipe, regex, string, union } from 'valibot';
import { atLeast } from '../../../core/settings/at-least';

/** The narrowest column that a setting can ask for: a minimum that means "above 0". */
const leastPx = 0.1;

/**
 * The preferred width of a column in px, as `columnWidthPx` reads it: a number above 0, or a text such as "300px" or "300.7", which
 * counts as its whole number. "300" is a number, as in all settings.
 */
export const columnWidthSetting = () =>
  union([atLeast(leastPx), pipe(string(), regex(/^0*[1-9]\d*(\.\d+(px)?|px)$/))]);
