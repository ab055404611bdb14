import { type CSSProperties, type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { hasModifierKey } from '../../../src/core/util/modifier-keys';
import { durationInWords, formatClock } from '../durations';
import type { LazyPlayer } from '../lazy-player';
import type { AudioTime } from '../state';
import type { AudioText } from './audio-view';

/** Arrow keys move by this. */
const arrowS = 5;
/** Page Up and Page Down move by this share of the recording. */
const pageShare = 0.1;

/** The keys of a slider: https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
const timeOfKey: Record<string, (time: AudioTime) => number> = {
  ArrowUp: ({ currentTime }) => currentTime + arrowS,
  ArrowDown: ({ currentTime }) => currentTime - arrowS,
  PageUp: ({ currentTime, duration }) => currentTime + duration * pageShare,
  PageDown: ({ currentTime, duration }) => currentTime - duration * pageShare,
  Home: () => 0,
  End: ({ duration }) => duration,
};

/** Maps the arrow in the reading direction to ArrowUp, and the opposite one to ArrowDown. */
const upwardKey = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): string => {
  const isRtl = currentTarget.matches(':dir(rtl)');
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 'ArrowUp';
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? 'ArrowDown' : key;
};

interface TimeLineProps {
  player: LazyPlayer;
  text: AudioText;
  locale: string;
}

/** The slider of the current recording, with its times. A component of its own, because it renders several times a second. */
export const TimeLine = ({ player, text, locale }: TimeLineProps) => {
  const { currentTime, duration, bufferedTo } = useSyncExternalStore(
    player.time.subscribe,
    player.time.getSnapshot,
  );
  // A screen reader reads each change of a slider with the focus, so the slider's text changes only when the visitor seeks.
  const [announcedTime, setAnnouncedTime] = useState<number>();
  const isKnown = Number.isFinite(duration);
  /** Waits for the player's code, which the first key loads; `target` then gets the time of that moment. */
  const seek = (target: (time: AudioTime) => number): void => {
    if (!isKnown) return;
    player.run((loaded) => {
      loaded.seek(target(player.time.getSnapshot()));
      setAnnouncedTime(player.time.getSnapshot().currentTime);
    });
  };
  const words = (seconds: number): string => durationInWords(seconds, locale);
  const valueText = isKnown
    ? text('positionOf', { time: words(announcedTime ?? currentTime), duration: words(duration) })
    : words(announcedTime ?? currentTime);
  const shares = { '--_played': currentTime / duration, '--_buffered': bufferedTo / duration };
  return (
    <div part="timeline">
      <span part="time" aria-hidden="true">
        {formatClock(currentTime)}
      </span>
      <input
        type="range"
        part="seek"
        aria-label={text('position')}
        aria-valuetext={valueText}
        min={0}
        max={isKnown ? duration : 1}
        step="any"
        value={isKnown ? currentTime : 0}
        // Not `disabled`: the focus would be lost when the next recording begins.
        aria-disabled={!isKnown}
        style={isKnown ? (shares as CSSProperties) : undefined}
        onChange={({ currentTarget: { valueAsNumber } }) => seek(() => valueAsNumber)}
        onKeyDown={(event) => {
          const target = timeOfKey[upwardKey(event)];
          if (!target || hasModifierKey(event)) return;
          event.preventDefault();
          seek(target);
        }}
        onFocus={() => setAnnouncedTime(currentTime)}
        onBlur={() => setAnnouncedTime(undefined)}
      />
      <span part="duration" aria-hidden="true">
        {duration === Number.POSITIVE_INFINITY ? '' : formatClock(duration)}
      </span>
    </div>
  );
};
