import { intlLocale } from '../../core/i18n/locale';

/** The bytes of a decimal megabyte, in which upload limits are given. `fileSize` counts in steps of 1,024. */
export const bytesPerMegabyte = 1_000_000;

const unitNames = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
const step = 1024;

interface FileSizeOptions {
  /** BCP 47 tag for the number. Default, also for "": the browser's. */
  locale?: string;
  /** The most digits after the decimal separator. Default: 1. */
  digits?: number;
}

/**
 * A size for people: `fileSize(1536)` is "1.5 KB". A unit is 1,024 of the one before, from Bytes to YB.
 * @param bytes 0 or more
 * @throws TypeError for anything but a number, such as the text of a number; RangeError for a number that is no size
 */
export const fileSize = (bytes: number, { locale, digits = 1 }: FileSizeOptions = {}): string => {
  if (typeof bytes !== 'number')
    throw new TypeError(
      `fileSize: ${JSON.stringify(bytes)} is a ${typeof bytes}; expected a number of bytes.`,
    );
  if (!Number.isFinite(bytes) || bytes < 0)
    throw new RangeError(`fileSize: ${bytes} is no number of bytes; expected 0 or more.`);
  // `-0` would be formatted with its sign.
  let size = Math.abs(bytes);
  let unit = 0;
  // A size that rounds up to 1,024 belongs to the next unit.
  while (Number(size.toFixed(digits)) >= step && unit < unitNames.length - 1) {
    size /= step;
    unit += 1;
  }
  return `${size.toLocaleString(locale ? intlLocale(locale) : undefined, { maximumFractionDigits: digits })} ${unitNames[unit]}`;
};
