import type { BlockHost } from '../../src/core/block-host';
import { contentBeside, hasOwnContent } from '../../src/core/host-content';
import { importWithRetry } from '../../src/core/lazy-import';
import { safeImageUrl } from '../../src/core/util/safe-url';
import { maxTracks } from './max-tracks';
import type { AudioSettings } from './schema';

/** A recording as the block shows it. */
export interface Track {
  /**
   * - `file`: the browser plays it.
   * - `soundcloud`: SoundCloud's player plays it.
   * - `link`: an address that the block cannot play, and that visitors can follow.
   * - `none`: a recording without an address.
   */
  kind: 'file' | 'soundcloud' | 'link' | 'none';
  title: string;
  author: string;
  /** Address of a picture. */
  cover: string | undefined;
  /** In s. */
  duration: number | undefined;
  /** Absolute address of the file or the page; "" where there is none. */
  url: string;
  /** Address of SoundCloud's player. */
  player?: string | undefined;
  /** The page's own `<audio>`, which plays the recording. */
  element?: HTMLAudioElement | undefined;
}

/** A recording as settings or the page's content have it. */
export interface TrackSource {
  title?: string | undefined;
  author?: string | undefined;
  url: string;
  cover?: string | undefined;
  duration?: number | undefined;
  /** The element of the content that is the recording; undefined for one from data. */
  node?: Element;
  element?: HTMLAudioElement;
  /** Whether a link leads to a page rather than to a recording. */
  isPage?: boolean;
}

export const isPlayable = ({ kind }: Pick<Track, 'kind'>): boolean =>
  kind === 'file' || kind === 'soundcloud';

/** The nearest recording that can be played, from `start` in the direction of `step`; undefined where there is none. */
export const findPlayable = (
  tracks: readonly Track[],
  { start, step }: { start: number; step: 1 | -1 },
): number | undefined => {
  for (let index = start; ; index += step) {
    const track = tracks[index];
    if (!track) return undefined;
    if (isPlayable(track)) return index;
  }
};

const audioFile = /\.(aac|aiff?|flac|m3u8|m4[ab]|mp3|mp4|oga|ogg|opus|wav|weba|webm)$/i;

/** Parses an address that a player can play: http(s), or `blob:` for a recording made in the page. Undefined for all others. */
const parseAddress = (address: string, base: string): URL | undefined => {
  const url = address && URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url && /^(https?|blob):$/.test(url.protocol) ? url : undefined;
};

/** `…/02-la_fuente.mp3` -> "02 la fuente" */
const nameInAddress = ({ pathname }: URL): string => {
  const [file = ''] = pathname.split('/').filter(Boolean).slice(-1);
  const name = file.replace(/\.\w+$/, '').replace(/[-_+]+/g, ' ');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Reads a duration from an attribute, in s; undefined if the attribute is missing or is not a positive number. */
const secondsIn = (text: string | undefined, unit = 1): number | undefined => {
  const seconds = Number(text) * unit;
  return seconds > 0 ? seconds : undefined;
};

const titleOfAudio = (audio: HTMLAudioElement): string | undefined =>
  audio.title ||
  audio.ariaLabel ||
  audio.closest('figure')?.querySelector('figcaption')?.textContent.trim() ||
  undefined;

/** The element of a saved page of the hosted builder: empty, with data about its recording. */
const savedAudio = '.sqs-audio-embed';

const sourceOfElement = (element: HTMLElement): TrackSource => {
  const { url, title, author, cover, duration, durationInMs } = element.dataset;
  const common = { author, cover, duration: secondsIn(duration), node: element };
  if (element.matches(savedAudio))
    return { ...common, title, url: url ?? '', duration: secondsIn(durationInMs, 0.001) };
  if (element.localName === 'audio') {
    const audio = element as HTMLAudioElement;
    const source = audio.querySelector<HTMLSourceElement>('source[src]');
    return {
      ...common,
      title: title ?? titleOfAudio(audio),
      url: audio.src || source?.src || '',
      element: audio,
    };
  }
  const { href, type, pathname, textContent } = element as HTMLAnchorElement;
  const isRecording =
    audioFile.test(pathname) ||
    type.startsWith('audio/') ||
    element.hasAttribute('download') ||
    href.includes('soundcloud');
  return { ...common, title: title ?? textContent.trim(), url: href, isPage: !isRecording };
};

/** The recordings in the page's content. The fallback of an `<audio>` is not a second recording. */
const recordingSelector = `audio, a[href]:not(audio *), ${savedAudio}`;

const sourcesInContent = (host: Element): TrackSource[] =>
  [...host.querySelectorAll<HTMLElement>(recordingSelector)].map(sourceOfElement);

/** The element's content beside its recordings, such as a heading. Data replace all content. */
export const contentBesideRecordings = (sources: TrackSource[], host: Element): (Element | Text)[] => {
  const recordings = sources.flatMap(({ node }) => node ?? []);
  return recordings.length ? contentBeside(host, recordings) : [];
};

/** The index of the recording that an element of the content is, contains or belongs to; -1 without one, or of several. */
export const recordingAt = (element: Element, sources: TrackSource[]): number => {
  const [found, another] = sources.filter(
    ({ node }) => node?.contains(element) || element.contains(node ?? null),
  );
  return found && !another ? sources.indexOf(found) : -1;
};

/** The recordings of the settings, else of the content. */
export const readSources = (settings: AudioSettings, host: Element): TrackSource[] => {
  const { items, url, title, duration } = settings;
  if (items.length) return items;
  return url ? [{ url, title, duration }] : sourcesInContent(host);
};

/** Whether an address is on SoundCloud, whose own player must play it. */
const isSoundCloud = ({ hostname }: URL): boolean =>
  /(^|\.)soundcloud\.com$|^soundcloud\.app\.goo\.gl$/.test(hostname);

export interface TrackOptions {
  /** The author and the picture of recordings that have none of their own. */
  common: Pick<AudioSettings, 'author' | 'cover'>;
  /** The address of SoundCloud's player for an address there; undefined for one that it cannot play. */
  soundCloudPlayer?: ((url: URL) => string | undefined) | undefined;
}

export const trackOf = (source: TrackSource, { common, soundCloudPlayer }: TrackOptions): Track => {
  const url = parseAddress(source.url, document.baseURI);
  const player = url && isSoundCloud(url) ? soundCloudPlayer?.(url) : undefined;
  const isLink = url && (source.isPage || isSoundCloud(url));
  return {
    kind: player ? 'soundcloud' : isLink ? 'link' : url || source.element ? 'file' : 'none',
    title: source.title || (url ? nameInAddress(url) : ''),
    author: source.author || common.author,
    cover: safeImageUrl(source.cover || common.cover),
    duration: source.duration,
    url: url?.href ?? '',
    player,
    element: source.element,
  };
};

export interface AudioDesign {
  design: NonNullable<AudioSettings['design']>;
  download: boolean;
}

interface ReadDesignOptions {
  settings: AudioSettings;
  /** Number of recordings. */
  count: number;
}

/** The design of the settings, else of a saved page, else the one that suits the number of recordings. */
export const readDesign = (host: Element, { settings, count }: ReadDesignOptions): AudioDesign => {
  const saved = host.querySelector<HTMLElement>(savedAudio)?.dataset;
  const design = settings.design ?? (saved?.designStyle === 'minimal' ? 'minimal' : 'player');
  return {
    // A player alone would hide the other recordings.
    design: design === 'player' && count !== 1 ? 'playlist' : design,
    download: settings.download || saved?.showDownload === 'true',
  };
};

interface ReadTracksOptions extends Pick<TrackOptions, 'soundCloudPlayer'> {
  sources: TrackSource[];
  settings: Pick<AudioSettings, 'title' | 'author' | 'cover'>;
  host: BlockHost;
}

/** Reads the recordings of a block, and reports those that cannot be played. */
export const readTracks = ({ sources, host, settings, soundCloudPlayer }: ReadTracksOptions): Track[] => {
  const tracks = sources
    .slice(0, maxTracks)
    .map((source) => trackOf(source, { common: settings, soundCloudPlayer }));
  // An empty element is no mistake.
  const isMissing = sources.every(({ isPage }) => isPage) && (!!settings.title || hasOwnContent(host));
  const hasProblems =
    isMissing ||
    sources.length > maxTracks ||
    tracks.some(({ kind }, index) => !sources[index]?.isPage && !isPlayable({ kind }));
  // A page without mistakes does not load the texts.
  if (hasProblems)
    importWithRetry(() => import('./report-tracks')).then(
      ({ reportTracks }) => reportTracks({ host, sources, tracks, isMissing }),
      (error) => host.report(error),
    );
  return tracks;
};
