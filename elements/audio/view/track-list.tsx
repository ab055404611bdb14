import { memo } from 'react';
import { useStyles } from '../../../src/hooks/use-styles';
import { durationInWords, formatClock } from '../durations';
import type { LazyPlayer } from '../lazy-player';
import type { AudioState, PlaybackFailure } from '../state';
import { isPlayable, type Track } from '../tracks';
import type { AudioText, AudioViewProps } from './audio-view';
import { DownloadLink } from './download-link';
import styles from './track-list.css';

interface TrackRowProps {
  player: LazyPlayer;
  track: Track;
  index: number;
  isCurrent: boolean;
  /** Undefined for all recordings but the current one. */
  phase: AudioState['phase'] | undefined;
  failure: PlaybackFailure | undefined;
  /** In s. */
  duration: number | undefined;
  text: AudioText;
  locale: string;
  download: boolean;
}

const TrackText = ({ track, text, failure }: Pick<TrackRowProps, 'track' | 'text' | 'failure'>) => {
  const detail = failure ? text(failure) : track.kind === 'none' ? text('unavailable') : track.author;
  return (
    <span className="names">
      <span part="track-title">{track.title}</span>
      {detail && (
        <span part="track-author" className={failure && 'failure'}>
          {detail}
        </span>
      )}
    </span>
  );
};

/** One recording of the list. With `memo`, a change of one recording does not render the others. */
const TrackRow = memo((props: TrackRowProps) => {
  const { player, track, index, isCurrent, phase, failure, duration, text, locale, download } = props;
  const names = <TrackText track={track} text={text} failure={failure} />;
  if (track.kind === 'none') return <div part="track">{names}</div>;
  if (!isPlayable(track))
    return (
      <a part="track" href={track.url}>
        {names}
      </a>
    );
  return (
    <>
      <button
        type="button"
        part="track"
        aria-current={isCurrent || undefined}
        onClick={() => player.toggle(index)}
      >
        <span className={`number ${phase ?? ''}`} aria-hidden="true">
          {isCurrent ? <i /> : index + 1}
        </span>
        {names}
        {duration !== undefined && (
          <>
            <span part="track-duration" aria-hidden="true">
              {formatClock(duration)}
            </span>
            <span className="visually-hidden">{durationInWords(duration, locale)}</span>
          </>
        )}
      </button>
      {download && <DownloadLink track={track} text={text} />}
    </>
  );
});

interface TrackListProps extends AudioViewProps {
  /** For durations in words. */
  locale: string;
}

/** All recordings, with the current one marked. A click on a recording plays it. */
export const TrackList = ({ player, state, tracks, text, locale, download }: TrackListProps) => {
  useStyles(player.host, styles);
  const skipped = tracks.find(({ url }) => url === state.skippedUrl);
  const skippedFailure = skipped && state.failures.get(skipped.url);
  return (
    <>
      <ol part="list" role="list" aria-label={text('list')}>
        {tracks.map((track, index) => {
          const isCurrent = index === state.index && isPlayable(track);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids the same recording twice
            <li key={index} part={isCurrent ? 'item current' : 'item'}>
              <TrackRow
                player={player}
                track={track}
                index={index}
                isCurrent={isCurrent}
                phase={isCurrent ? state.phase : undefined}
                failure={state.failures.get(track.url)}
                duration={state.durations.get(track.url) ?? track.duration}
                text={text}
                locale={locale}
                download={download}
              />
            </li>
          );
        })}
      </ol>
      {/* The player, whose notice is an alert, shows the next recording already. */}
      <p role="status" className="visually-hidden">
        {skippedFailure && `${skipped.title}: ${text(skippedFailure)}`}
      </p>
    </>
  );
};
