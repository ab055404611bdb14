import type { CSSProperties } from 'react';
import type { Sound } from '../state';
import type { AudioViewProps } from './audio-view';
import { Icon } from './icon';

interface SoundControlsProps extends Pick<AudioViewProps, 'player' | 'state' | 'text'> {
  locale: string;
  speeds: readonly number[];
}

/** Mute, volume and speed. */
export const SoundControls = ({ player, state, text, locale, speeds }: SoundControlsProps) => {
  const { speed, volume, isMuted } = state;
  const setSound = (change: Partial<Sound>) => player.run((loaded) => loaded.setSound(change));
  const level = isMuted ? 0 : volume;
  const choices = [...new Set([...speeds, speed])].sort((a, b) => a - b);
  return (
    <>
      <button
        type="button"
        part="mute"
        aria-label={text('mute')}
        aria-pressed={isMuted}
        onClick={() => setSound({ isMuted: !isMuted })}
      >
        <Icon name={level ? 'sound' : 'muted'} />
      </button>
      <input
        type="range"
        part="volume"
        aria-label={text('volume')}
        aria-valuetext={level.toLocaleString(locale, { style: 'percent' })}
        min={0}
        max={1}
        step={0.05}
        value={level}
        style={{ '--_played': level, '--_buffered': level } as CSSProperties}
        onChange={({ currentTarget }) => setSound({ volume: currentTarget.valueAsNumber, isMuted: false })}
      />
      {speeds.length > 0 && (
        <select
          part="speed"
          aria-label={text('speed')}
          value={speed}
          onChange={({ currentTarget }) => setSound({ speed: Number(currentTarget.value) })}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice.toLocaleString(locale)}×
            </option>
          ))}
        </select>
      )}
    </>
  );
};
