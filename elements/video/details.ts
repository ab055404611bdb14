import { prefersReducedData } from '../../src/core/util/prefers-reduced-data';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { readLinkedContent } from '../../src/features/embeds/linked-content';
import { posterAddress } from '../../src/features/embeds/poster-address';
import type { EmbeddedVideo, VideoSource } from './player/contract';
import type { VideoSettings } from './schema';

/** Everything that is known about a video before it plays. */
export interface VideoDetails {
  /** Address of the video's page or file. */
  url: string;
  /** Embed code. */
  html: string;
  /** A file that the page's own `<video>` or the markup of a saved page names. */
  hosted: VideoSource | undefined;
  provider: string;
  title: string;
  /** Address of a picture that the block shows itself. */
  poster: string | undefined;
  /** Whether the element's own content is the picture. */
  hasPicture: boolean;
  /** Address of the picture, from `poster` or from the content; "" without one. */
  picture: string;
  /** CSS: width divided by height. */
  ratio: number | string;
}

/** Where the size is unknown, the height is 56.3% of the width, or what the block around the video has reserved for it. */
const defaultRatio = 'var(--az-_placeholder-ratio, calc(100 / 56.3))';

/** Marks the template that holds a frame of the page. */
const asideTemplate = 'template[data-az-aside]';

/** The page's own frame with the video. */
export const findFrame = (host: Element): Element | null | undefined =>
  host.querySelector<HTMLTemplateElement>(asideTemplate)?.content.firstElementChild ??
  host.querySelector('iframe');

/** The page's own video, which plays without a script. */
export const findVideo = (host: Element): HTMLVideoElement | null => host.querySelector('video');

/**
 * Stops the page's own videos and frames, which the block's player replaces. A video pauses and stays in its place, hidden, where a
 * framework that hydrates the page looks for it. A frame of a saved page, which has the provider's live player, moves into a template,
 * where it loads and plays nothing.
 */
export const stopOwnPlayers = (host: Element): void => {
  for (const video of host.querySelectorAll('video')) video.pause();
  for (const frame of host.querySelectorAll('iframe')) {
    const template = document.createElement('template');
    template.dataset.azAside = '';
    frame.replaceWith(template);
    template.content.append(frame);
  }
};

/** Puts the page's own frames back. */
export const putFramesBack = (host: Element): void => {
  for (const template of host.querySelectorAll<HTMLTemplateElement>(asideTemplate))
    template.replaceWith(template.content);
};

/**
 * Address of the first file that the browser can play, of the page's own `<video>`, or of a `<video data-az="video">`, whose
 * sources are the block's children now; "" without one.
 */
export const fileAddress = (host: Element): string => {
  const video = findVideo(host);
  if (video?.src) return video.src;
  const sources = [...(video ?? host).querySelectorAll<HTMLSourceElement>(':scope > source[src]')];
  const playable = sources.find(({ type }) => !type || document.createElement('video').canPlayType(type));
  return (playable ?? sources[0])?.src ?? '';
};

interface DetailsSource {
  settings: VideoSettings;
  host: Element;
  /** Known once the player's code is loaded, which reads embed codes and saved pages. */
  embedded: EmbeddedVideo | undefined;
}

/** Reads the settings, else the embed code, else the content: a `<video>`, or a link around a picture. */
export const videoDetails = ({ settings, host, embedded }: DetailsSource): VideoDetails => {
  const content = readLinkedContent(host);
  const video = findVideo(host);
  const videoSize = { width: video?.getAttribute('width'), height: video?.getAttribute('height') };
  const size = [settings, embedded, videoSize].find((source) => source?.width && source.height);
  const poster = posterAddress(settings.poster || embedded?.poster || video?.poster);
  return {
    html: embedded?.html ?? '',
    hosted: embedded?.hosted,
    url: settings.url || (embedded?.html ? '' : fileAddress(host) || content.url),
    provider: settings.provider || embedded?.provider || '',
    title: settings.title || embedded?.title || video?.title || video?.ariaLabel || content.title,
    poster,
    picture: poster ?? content.picture,
    hasPicture: content.hasPicture && !embedded?.isSaved,
    // A width in percent gives no shape: the division is NaN.
    ratio: Number(size?.width) / Number(size?.height) || defaultRatio,
  };
};

/** Whether the video plays without a press. */
export const playsByItself = ({ autoplay, background }: VideoSettings): boolean =>
  (autoplay || background) && !prefersReducedMotion() && !prefersReducedData();

/** Whether the player shows without a press of the play button. */
export const startsWithPlayer = (settings: VideoSettings): boolean =>
  (!settings.overlay && !settings.background) || playsByItself(settings);
