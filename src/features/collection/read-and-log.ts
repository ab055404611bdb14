import type { SettingError } from '../../core/settings/check-value';
import { reportSettingErrors } from '../../core/settings/report-setting-errors';

/**
 * Reads data of a block with `read`, and logs all properties that `read` reports as wrong in one line, once.
 * @param part names the part of the data. Default: all of it.
 */
export const readAndLog = <Data>(
  host: Element,
  read: (report: (error: SettingError) => void) => Data,
  part?: string,
): Data => {
  const errors: SettingError[] = [];
  const data = read((error) => errors.push(error));
  reportSettingErrors(host, errors, part);
  return data;
};
