interface LocaleWithWeek extends Intl.Locale {
  /** 1 Monday to 7 Sunday. */
  getWeekInfo?(): { firstDay: number };
  /** The same, in earlier versions of browsers. */
  weekInfo?: { firstDay: number };
}

/** Regions where the week does not begin on Monday, from Unicode's CLDR, for browsers without `getWeekInfo` and `weekInfo`. */
const sundayRegions =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturdayRegions = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The first day of the week in a region, by these lists. */
export const firstWeekdayOfRegion = (region = ''): number => {
  if (sundayRegions.split(' ').includes(region)) return 0;
  return saturdayRegions.split(' ').includes(region) ? 6 : 1;
};

/** The first day of the week in a locale: 0 Sunday to 6 Saturday. */
export const firstWeekdayOf = (tag: string): number => {
  const locale = new Intl.Locale(tag) as LocaleWithWeek;
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return week ? week.firstDay % 7 : firstWeekdayOfRegion(locale.maximize().region);
};
