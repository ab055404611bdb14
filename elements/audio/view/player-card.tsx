import { type KeyboardEvent, useRef } from 'react';
import { hasModifierKey } from '../../../src/core/util/modifier-keys';
import { Notice, SoundCloudFrame } from '../lazy-modules';
import type { Track } from '../tracks';
import type { AudioViewProps } from './audio-view';
import { DownloadLink } from './download-link';
import { Icon } from './icon';
import { PlayButton } from './play-button';
import { SoundControls } from './sound-controls';
import { TimeLine } from './time-line';

interface PlayerBodyProps extends Pick<AudioViewProps, 'player' | 'state' | 'text'> {
  track: Track;
  /** For durations in words. */
  locale: string;
  /** Called when the visitor has answered the notice, which then goes away. */
  onAnswer: () => void;
}

/** The timeline of a recording; in its place a request for consent, an error message, or the text about SoundCloud's player. */
const PlayerBody = ({ player, state, track, text, locale, onAnswer }: PlayerBodyProps) => {
  if (state.asksConsent || state.failures.has(track.url))
    return (
      <Notice
        host={player.host}
        state={state}
        track={track}
        index={state.index}
        text={text}
        onAnswer={(command) => {
          player.run(command);
          onAnswer();
        }}
      />
    );
  if (track.kind === 'soundcloud') return <p part="source">{text('soundcloud')}</p>;
  return <TimeLine player={player} text={text} locale={locale} />;
};

interface PlayerCardProps extends AudioViewProps {
  /** Name of the list; "" for none. */
  album: string;
  speeds: readonly number[];
  label: string;
  /** For durations in words. */
  locale: string;
}

/** The current recording with all its controls, or SoundCloud's player in their place. */
export const PlayerCard = ({ album, speeds, label, locale, ...common }: PlayerCardProps) => {
  const { player, state, tracks, text, download } = common;
  const playRef = useRef<HTMLButtonElement>(null);
  const track = tracks[state.index];
  if (!track) return null;
  const byline = [track.author, album].filter(Boolean).join(' · ');

  const step = (by: 1 | -1) => player.run((loaded) => loaded.step(by));
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target } = event;
    const { localName } = target as Element;
    // In a `<select>`, letters choose an option.
    if (hasModifierKey(event) || localName === 'select') return;
    // A button uses Space itself.
    const toggles = key.toLowerCase() === 'k' || (key === ' ' && localName === 'input');
    if (toggles) player.toggle();
    else if (key.toLowerCase() === 'm') player.run((loaded) => loaded.setSound({ isMuted: !state.isMuted }));
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div part="player" role="group" aria-label={label} onKeyDown={handleKeyDown}>
      {state.hasFrame ? (
        <SoundCloudFrame key={track.player} player={player} track={track} />
      ) : (
        <>
          {track.cover && <img part="cover" src={track.cover} alt="" />}
          <div className="heading">
            <p part="title">{track.title}</p>
            {byline && <p part="author">{byline}</p>}
          </div>
          <PlayerBody
            player={player}
            state={state}
            track={track}
            text={text}
            locale={locale}
            onAnswer={() => playRef.current?.focus()}
          />
          <div part="controls">
            {tracks.length > 1 && (
              <button type="button" part="previous" aria-label={text('previous')} onClick={() => step(-1)}>
                <Icon name="previous" />
              </button>
            )}
            <PlayButton
              title={track.title}
              phase={state.phase}
              text={text}
              buttonRef={playRef}
              onClick={() => player.toggle()}
            />
            {tracks.length > 1 && (
              <button type="button" part="next" aria-label={text('next')} onClick={() => step(1)}>
                <Icon name="next" />
              </button>
            )}
            <span className="space" />
            {track.kind === 'file' && (
              <SoundControls player={player} state={state} text={text} locale={locale} speeds={speeds} />
            )}
            {download && <DownloadLink track={track} text={text} />}
          </div>
        </>
      )}
    </div>
  );
};
