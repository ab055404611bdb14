import type { AudioState, AudioTime, PlaybackFailure } from '../state';

/** For the message in the console, after the name of the recording. */
export const failureReasons: Record<PlaybackFailure, string> = {
  missing: 'cannot be loaded, expected a file that this browser plays',
  network: 'has stopped, because the connection broke',
  damaged: 'has stopped, because the file is damaged',
  short: 'has ended before its time, so its file is incomplete',
};

export const phaseOf = (media: HTMLMediaElement): AudioState['phase'] => {
  if (media.error || media.paused || media.ended) return 'paused';
  return media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'loading' : 'playing';
};

const bufferedTo = ({ buffered, currentTime }: HTMLMediaElement): number => {
  for (let index = 0; index < buffered.length; index++)
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index))
      return buffered.end(index);
  return currentTime;
};

/**
 * @param knownDuration in s, from the settings. The file's own duration wins once it is known: it is NaN until the metadata have
 *   loaded, and Infinity where the server does not tell the length of the file.
 */
export const timeOf = (media: HTMLMediaElement, knownDuration = media.duration): AudioTime => ({
  currentTime: media.currentTime,
  duration: Number.isFinite(media.duration) ? media.duration : knownDuration,
  bufferedTo: bufferedTo(media),
});

export const failureOf = ({ error }: HTMLMediaElement): PlaybackFailure => {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'network';
  return error?.code === MediaError.MEDIA_ERR_DECODE ? 'damaged' : 'missing';
};

/** Durations in files are estimates, so only an end far from the expected one is early. */
const minMissingShare = 0.1;
const minMissingS = 1;

export const endsEarly = (endS: number, expectedS: number): boolean =>
  expectedS - endS > Math.max(minMissingS, expectedS * minMissingShare);

/** Removes the file from a media element, with its position and the events that are still to come. */
export const emptyMedia = (media: HTMLMediaElement | null): void => {
  media?.removeAttribute('src');
  media?.load();
};
