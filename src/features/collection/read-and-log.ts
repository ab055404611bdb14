import type { SettingError } from '../../core/settings/check-value';
import { reportSettingErrors } from '../../core/settings/report-setting-errors';

/** Reads the items of a block with `read`, and logs in one line, once, which of their properties it reports as wrong. */
export const readAndLog = <Items>(
  host: Element,
  read: (report: (error: SettingError) => void) => Items,
): Items => {
  const errors: SettingError[] = [];
  const items = read((error) => errors.push(error));
  reportSettingErrors(host, errors);
  return items;
};
