import { useRef, useSyncExternalStore } from 'react';
import { useStyles } from '../../../src/hooks/use-styles';
import { Notice, SoundCloudFrame } from '../lazy-modules';
import { isPlayable, type Track } from '../tracks';
import type { AudioViewProps } from './audio-view';
import { DownloadLink } from './download-link';
import styles from './minimal-tracks.css';
import { PlayButton } from './play-button';

interface MinimalTrackProps extends Omit<AudioViewProps, 'tracks'> {
  track: Track;
  index: number;
}

const MinimalTrack = ({ player, state, track, index, text, download }: MinimalTrackProps) => {
  const playRef = useRef<HTMLButtonElement>(null);
  const isCurrent = index === state.index;
  // Changes several times a second; renders the current recording only.
  const progress = useSyncExternalStore(player.time.subscribe, () => {
    const { currentTime, duration } = player.time.getSnapshot();
    return (isCurrent && currentTime / duration) || 0;
  });
  const hasNotice = state.failures.has(track.url) || (isCurrent && state.asksConsent);
  if (isCurrent && state.hasFrame) return <SoundCloudFrame player={player} track={track} />;
  return (
    <div part="player" className="minimal">
      {isPlayable(track) && (
        <PlayButton
          title={track.title}
          phase={isCurrent ? state.phase : 'paused'}
          text={text}
          progress={progress}
          buttonRef={playRef}
          onClick={() => player.toggle(index)}
        />
      )}
      <div className="heading">
        <p part="title">{track.kind === 'link' ? <a href={track.url}>{track.title}</a> : track.title}</p>
        {track.author && <p part="author">{track.author}</p>}
      </div>
      {download && <DownloadLink track={track} text={text} />}
      {hasNotice && (
        <Notice
          host={player.host}
          state={state}
          track={track}
          index={index}
          text={text}
          onAnswer={(command) => {
            player.run(command);
            playRef.current?.focus();
          }}
        />
      )}
    </div>
  );
};

/** One button and the title for each recording. */
export const MinimalTracks = ({ tracks, ...common }: AudioViewProps) => {
  useStyles(common.player.host, styles);
  return tracks.map((track, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids the same recording twice
    <MinimalTrack key={index} track={track} index={index} {...common} />
  ));
};
