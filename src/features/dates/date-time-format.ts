const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * A format for dates. To make one takes the browser far longer than to use it, so that each is made once.
 * @throws RangeError for a time zone that the browser does not know
 */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, options]);
  formats[key] ??= new Intl.DateTimeFormat(locale, options);
  return formats[key];
};
