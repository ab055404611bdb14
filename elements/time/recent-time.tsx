import { defaultLocale, findLocale, textLocales } from '../../src/core/i18n/locale';
import { relativeTime } from '../../src/features/util/relative-time';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import { clock } from './clock';
import { recentMs } from './read-time';

interface RecentTimeProps {
  /** Milliseconds since 1970. */
  time: number;
  locale: string;
}

/**
 * How long ago something happened; from one minute on, its date. Nothing announces a change, so that screen readers are not
 * interrupted every five seconds.
 */
export const RecentTime = ({ time, locale }: RecentTimeProps) => {
  const now = Date.now();
  const isOver = now - time >= recentMs;
  // Renders again with each tick. A date stays the same.
  useOptionalStore(isOver ? undefined : clock, undefined);
  const isSentence = !isOver && now >= time;
  return (
    <span lang={isSentence && !findLocale(locale, textLocales) ? defaultLocale : undefined}>
      {relativeTime(time, { now, locale })}
    </span>
  );
};
