/** A block's player, which stops when other media of the page begin to play. */
interface ActiveMedia {
  /** The block's element. Media in its content belong to the player. */
  readonly host: Element;
  /** Whether the media play without sound by autoplay; they do not interrupt others. */
  readonly isSilent?: boolean;
  /** Stops, because other media of the page play. */
  yieldPlayback(): void;
}

let active: ActiveMedia | undefined;

/** Only audible media interrupt others, and are interrupted by them. */
const isAudible = ({ muted, volume }: HTMLMediaElement): boolean => !muted && volume > 0;

/**
 * Stops the active player when a plain `<audio>` or `<video>` of the page begins. Events of media in shadow roots do not
 * reach the document, so blocks call `claimPlayback` for theirs.
 */
const yieldToPageMedia = ({ target }: Event): void => {
  if (isAudible(target as HTMLMediaElement) && !active?.host.contains(target as Node))
    active?.yieldPlayback();
};

const pausePageMedia = (host: Element): void => {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (!media.paused && isAudible(media) && !host.contains(media)) media.pause();
};

/**
 * Makes `media` the one that plays on the page: the player that played before stops, and plain `<audio>` and `<video>`
 * elements pause. Silent media get no claim while others play.
 */
export const claimPlayback = (media: ActiveMedia): void => {
  const previous = active;
  if (media.isSilent && previous) return;
  active = media;
  if (previous !== media) previous?.yieldPlayback();
  if (!media.isSilent) pausePageMedia(media.host);
  document.addEventListener('play', yieldToPageMedia, true);
};

/** Ends the claim of `media`, if it has one. */
export const releasePlayback = (media: ActiveMedia): void => {
  if (active !== media) return;
  active = undefined;
  document.removeEventListener('play', yieldToPageMedia, true);
};

/** Stops the players and the plain media in an element that is about to be hidden, where visitors could not pause them. */
export const stopPlaybackIn = (element: Element): void => {
  if (active && element.contains(active.host)) active.yieldPlayback();
  for (const media of element.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
};
