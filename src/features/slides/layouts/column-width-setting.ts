import { pipe, regex, string, union } from 'valibot';
import { atLeast } from '../../../core/settings/at-least';

/** The preferred width of a column in px, as `columnWidthPx` reads it: a number above 0, or a text such as "300px". */
export const columnWidthSetting = () => union([atLeast(1), pipe(string(), regex(/^0*[1-9]\d*(\.\d+)?px$/))]);
