import { findLocale } from '../../src/core/i18n/locale';
import { isRecent, recentTextLocale, relativeTime } from '../../src/features/util/relative-time';

export { clock } from './clock';

interface RecentTimeProps {
  /** Milliseconds since 1970. */
  time: number;
  locale: string;
}

/** How long ago something happened. Not a live region, which would interrupt screen readers every five seconds. */
export const RecentTime = ({ time, locale }: RecentTimeProps) => {
  const now = Date.now();
  const isAge = isRecent(time, now);
  const textLocale = recentTextLocale(locale);
  const isForeign = isAge && !findLocale(locale, [textLocale]);
  return (
    <span className={isAge ? 'age' : undefined} lang={isForeign ? textLocale : undefined}>
      {relativeTime(time, { now, locale })}
    </span>
  );
};
