/** Why a recording stopped, or did not begin. The names are keys of messages/. */
export type PlaybackFailure =
  /** The file is not there, or the browser cannot play it. */
  | 'missing'
  /** The connection broke. */
  | 'network'
  /** The file is damaged. */
  | 'damaged'
  /** The file ended well before its time. */
  | 'short';

export interface Sound {
  /** As a multiple of the recording's own speed. */
  speed: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
}

export interface AudioState extends Sound {
  /** Position of the current recording in the list. */
  index: number;
  /** `loading`: the recording waits for data and plays as soon as they arrive. */
  phase: 'paused' | 'loading' | 'playing';
  /** Keyed by the address of the recording. */
  failures: ReadonlyMap<string, PlaybackFailure>;
  /** The address of the recording that failed last, if the list went on to another one. */
  skippedUrl: string | undefined;
  /** Durations that the files have reported, in s, keyed by the address of the recording. */
  durations: ReadonlyMap<string, number>;
  /** Whether the visitor is asked for consent to the current recording. */
  asksConsent: boolean;
  /** Whether SoundCloud's player replaces the block's own. */
  hasFrame: boolean;
}

/** The part of the state that changes while a recording plays. In s. */
export interface AudioTime {
  currentTime: number;
  /** NaN where it is unknown, Infinity for a live stream. */
  duration: number;
  /** The end of the part that is loaded around the current time. */
  bufferedTo: number;
}

export const initialAudioState: AudioState = {
  index: 0,
  phase: 'paused',
  failures: new Map(),
  skippedUrl: undefined,
  durations: new Map(),
  asksConsent: false,
  hasFrame: false,
  speed: 1,
  volume: 1,
  isMuted: false,
};

/** @param duration of the recording in s, where the settings have it */
export const startTime = (duration = Number.NaN): AudioTime => ({ currentTime: 0, duration, bufferedTo: 0 });

/**
 * Key in local storage: the positions in s at which the visitor stopped, keyed by the address of the recording; the latest is
 * last.
 */
export const positionsKey = 'azulejo.audio';
