/**
 * Regions where the week does not begin on Monday, from Unicode's CLDR. Not every browser has `getWeekInfo` of `Intl.Locale`, and
 * a week begins on the same day in all of them.
 */
const sundayRegions =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturdayRegions = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The first day of the week in the region of a locale: 0 Sunday to 6 Saturday. */
export const firstWeekdayOf = (locale: string): number => {
  const { region = '' } = new Intl.Locale(locale).maximize();
  if (sundayRegions.split(' ').includes(region)) return 0;
  return saturdayRegions.split(' ').includes(region) ? 6 : 1;
};
