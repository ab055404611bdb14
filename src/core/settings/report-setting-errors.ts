import { importWithRetry } from '../lazy-import';
import type { SettingError } from './check-value';

/**
 * Logs wrong values in data that a block checks itself, beside its settings; each set of wrong values once.
 * @param part names the part of the data, such as one of its items. Default: all of it.
 */
export const reportSettingErrors = async (
  host: Element,
  errors: SettingError[],
  part?: string,
): Promise<void> => {
  if (!errors.length) return;
  try {
    // A page without mistakes does not load the texts.
    const { warnElementErrors } = await importWithRetry(() => import('./report-problem'));
    warnElementErrors(host, errors, part);
  } catch (error) {
    console.error('[azulejo]', error);
  }
};
