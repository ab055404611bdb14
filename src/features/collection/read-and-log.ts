import type { SettingError } from '../../core/settings/check-value';
import { reportSettingErrors } from '../../core/settings/report-setting-errors';

/** Reads the items of a block with `read`, and logs all properties that `read` reports as wrong in one line, once. */
export const readAndLog = <Items>(
  host: Element,
  read: (report: (error: SettingError) => void) => Items,
): Items => {
  const errors: SettingError[] = [];
  const items = read((error) => errors.push(error));
  reportSettingErrors(host, errors);
  return items;
};
