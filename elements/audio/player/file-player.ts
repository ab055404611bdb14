import type { AudioTime, PlaybackFailure, Sound } from '../state';
import type { Track } from '../tracks';
import { endsEarly, failureOf, timeOf } from './playback';
import { forgetPosition, readPosition, storePosition } from './positions';

/** `play`: somebody wants to hear the recording. `playing`: it can be heard. */
export type FileEvent = 'play' | 'playing' | 'pause' | 'ended' | PlaybackFailure;

interface FilePlayerOptions {
  track: Track;
  /** The page's own element, or the block's. */
  media: HTMLAudioElement;
  /** The state of the element has changed. */
  onChange: () => void;
  onEvent: (event: FileEvent) => void;
}

/** Plays one recording in an `<audio>`, and remembers where the visitor is in it. */
export interface FilePlayer {
  readonly media: HTMLAudioElement;
  getTime(): AudioTime;
  /** Sets the file as the element's `src`. @param preload what the browser requests before the recording plays */
  load(preload: 'none' | 'metadata'): void;
  /**
   * Plays; after a failure, tries again. @param hasFailed whether it has failed, also where `media.error` is null: an incomplete
   * file
   */
  play(hasFailed: boolean): void;
  /** @param toS in s; the recording's limits apply */
  seek(toS: number): void;
  setSound(sound: Sound): void;
  /** Stops listening. The element stays as it is. */
  destroy(): void;
}

const mediaEvents = [
  'play playing pause waiting canplay timeupdate seeking',
  'seeked durationchange progress volumechange ended error',
].join(' ');

const storeIntervalS = 5;

export const createFilePlayer = ({ track, media, onChange, onEvent }: FilePlayerOptions): FilePlayer => {
  const { url } = track;
  const listening = new AbortController();
  /** The longest duration so far: the browser shortens the duration of an incomplete file when that ends. */
  let longestS = track.duration ?? 0;
  let storedAtS = 0;

  const getTime = (): AudioTime => timeOf(media, track.duration);

  const store = (): void => {
    storedAtS = media.currentTime;
    // A `blob:` address is not valid on the next visit.
    if (url.startsWith('http')) storePosition(url, getTime());
  };

  const end = (): void => {
    if (endsEarly(media.currentTime, longestS)) onEvent('short');
    else {
      forgetPosition(url);
      onEvent('ended');
    }
  };

  const onMediaEvent = ({ type }: Event): void => {
    if (Number.isFinite(media.duration) && media.duration > longestS) longestS = media.duration;
    onChange();
    // An event may come late, when the element already plays another recording, so check the element's state.
    if ((type === 'play' || type === 'playing') && !media.paused) onEvent(type);
    if (type === 'timeupdate' && Math.abs(media.currentTime - storedAtS) > storeIntervalS) store();
    // The browser fires `pause` at the end of a recording, too.
    if (type === 'pause' && media.paused && !media.ended) {
      store();
      onEvent(type);
    }
    if (type === 'ended' && media.ended) end();
    if (type === 'error' && media.error) onEvent(failureOf(media));
  };
  for (const type of mediaEvents.split(' '))
    media.addEventListener(type, onMediaEvent, { signal: listening.signal });

  return {
    media,
    getTime,
    load(preload) {
      if (!track.element) {
        media.preload = preload;
        if (media.src !== url) media.src = url;
      }
      const position = media.currentTime ? 0 : readPosition(url);
      if (position) media.currentTime = position;
    },
    play(hasFailed) {
      if (hasFailed || media.error) {
        const { currentTime } = media;
        media.load();
        media.currentTime = currentTime;
      }
      media.play().catch(({ name }: DOMException) => {
        // An element without a source that the browser can play fires no event.
        if (name === 'NotSupportedError' && !listening.signal.aborted) onEvent('missing');
        // After `destroy`, the element may already play another recording.
        if (!listening.signal.aborted) onChange();
      });
    },
    seek(toS) {
      const { duration } = getTime();
      media.currentTime = Math.max(0, Number.isNaN(duration) ? toS : Math.min(toS, duration));
      onChange();
    },
    setSound({ speed, volume, isMuted }) {
      // The next file begins with the default speed.
      Object.assign(media, { defaultPlaybackRate: speed, playbackRate: speed, volume, muted: isMuted });
    },
    destroy() {
      listening.abort();
      if (media.currentTime) store();
    },
  };
};
