import type { MarqueeSettings } from './schema';

export interface WaveOptions {
  settings: MarqueeSettings;
  /** Half of the wave's height, px. */
  amplitude: number;
  /** Speed of the text, px per ms. */
  pxPerMs: number;
}

/** The pieces of a line that runs along a wave. */
export interface Wave {
  /** Width of one copy, px. */
  width: number;
  /** Number of copies after which the line looks as at the start. */
  copiesPerLoop: number;
  /**
   * Moves or pauses the pieces near the frame together with the track; pieces further away cost nothing.
   * @param viewWidth width of the frame, px; -Infinity stops every piece
   */
  syncWithTrack(track: Animation, viewWidth: number): void;
}

/** Makes a copy of the text run along a wave; undefined where the wave would be too flat to see. */
export type CreateWave = (copy: HTMLElement, options: WaveOptions) => Wave | undefined;

export interface MotionOptions {
  settings: MarqueeSettings;
  /** Whether the visitor has pressed the pause button. */
  isPaused: boolean;
  /** Undefined for a straight line. */
  createWave: CreateWave | undefined;
}
