import type { SettingError } from './check-value';
import { withConsoleMessages } from './with-console-messages';

/**
 * Logs wrong values in data that a block checks itself, beside its settings; each set of wrong values once.
 * @param part names the part of the data, such as one of its items. Default: all of it.
 */
export const reportSettingErrors = async (
  host: Element,
  errors: SettingError[],
  part?: string,
): Promise<void> => {
  if (errors.length)
    await withConsoleMessages(({ warnElementErrors }) => warnElementErrors(host, errors, part));
};
