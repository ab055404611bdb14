import type { CSSProperties, Ref } from 'react';
import type { AudioState } from '../state';
import type { AudioText } from './audio-view';
import { Icon } from './icon';

interface PlayButtonProps {
  title: string;
  phase: AudioState['phase'];
  text: AudioText;
  /** The share of the recording that has played, from 0 to 1, for a ring around the button. */
  progress?: number;
  buttonRef?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** Plays and pauses one recording. */
export const PlayButton = ({ title, phase, text, progress, buttonRef, onClick }: PlayButtonProps) => {
  const isPaused = phase === 'paused';
  const label = isPaused ? 'play' : 'pause';
  return (
    <button
      ref={buttonRef}
      type="button"
      part="play"
      className={phase}
      aria-label={title ? text(`${label}Title`, { title }) : text(label)}
      style={progress === undefined ? undefined : ({ '--_progress': progress } as CSSProperties)}
      onClick={onClick}
    >
      <Icon name={label} />
    </button>
  );
};
