const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * A format for dates. Each is created once, because creating one takes the browser far longer than using it.
 * @throws RangeError for a time zone that the browser does not know
 */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, options]);
  formats[key] ??= new Intl.DateTimeFormat(locale, options);
  return formats[key];
};
