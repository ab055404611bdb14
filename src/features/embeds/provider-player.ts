/**
 * Providers of videos. Each has a field in `AzulejoConfig` (src/loader/api.ts), which replaces the address of its players. How to
 * add one: elements/video/README.md.
 */
export type VideoProvider = 'youtube' | 'vimeo';

/** A provider's player in a frame. */
interface ProviderPlayer {
  provider: VideoProvider;
  /** Absolute. */
  address: string;
}

const secondsPerUnit: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** "90", "90s", "1m30s" -> seconds; 0 for a text without a time. */
const parseSeconds = (time: string): number =>
  [...time.matchAll(/(\d+)([hms]?)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (secondsPerUnit[unit || 's'] as number),
    0,
  );

/** Where the video begins, in s: from `?t=`, `?start=` and their older spellings, or `#t=`. */
const parseStart = ({ searchParams, hash }: URL): number => {
  const names = ['t', 'start', 'time_continue'];
  const value = names.map((name) => searchParams.get(name)).find(Boolean);
  return parseSeconds(value ?? /#t=(.+)/.exec(hash)?.[1] ?? '');
};

/** Parameters of the page that the address was copied from; the player does not get them. */
const pageParameters = 'v t start time_continue si pp app feature ab_channel wmode autoplay mute'.split(' ');

interface VideoProviderDetails {
  /** The name that visitors read. */
  name: string;
  /** Address of the provider's own players. */
  playerBase: string;
}

export const videoProviders: Record<VideoProvider, VideoProviderDetails> = {
  // Of YouTube's hosts, the one that sets no cookie before the video plays.
  youtube: { name: 'YouTube', playerBase: 'https://www.youtube-nocookie.com/' },
  vimeo: { name: 'Vimeo', playerBase: 'https://player.vimeo.com/' },
};

/** Address of a provider's players: the address in `Azulejo.config`, else the provider's own site. */
export const playerBaseUrl = (provider: VideoProvider): string => {
  // A type error here means that a new provider lacks its field in `AzulejoConfig`.
  const configured: string | undefined = globalThis.Azulejo?.config[provider];
  return configured ? new URL(configured, document.baseURI).href : videoProviders[provider].playerBase;
};

/** The player of a video, by its id of 11 characters, or of a playlist; undefined for other pages. */
const youtubePlayer = (url: URL): ProviderPlayer | undefined => {
  const { hostname, pathname, searchParams } = url;
  const [, first = '', second = ''] = pathname.split('/');
  const isShortLink = hostname.endsWith('youtu.be');
  // The name of a channel may have 11 letters, too.
  const inPath = /^(c|channel|user|@.*)$/.test(first) ? '' : second;
  const candidateId = isShortLink ? first : (searchParams.get('v') ?? inPath);
  const list = searchParams.get('list');
  const isPlaylist = list && (first === 'playlist' || candidateId === 'videoseries');
  const id = isPlaylist ? 'videoseries' : /^[\w-]{11}$/.exec(candidateId)?.[0];
  if (!id) return undefined;
  const player = new URL(`embed/${id}`, playerBaseUrl('youtube'));
  for (const [name, value] of searchParams)
    if (!pageParameters.includes(name)) player.searchParams.set(name, value);
  const start = parseStart(url);
  if (start) player.searchParams.set('start', `${start}`);
  player.searchParams.set('enablejsapi', '1');
  player.searchParams.set('playsinline', '1');
  return { provider: 'youtube', address: player.href };
};

/**
 * The player for vimeo.com/ID, /ID/HASH of an unlisted video, /channels/…/ID and the like, and player.vimeo.com/video/ID?h=HASH.
 */
const vimeoPlayer = (url: URL): ProviderPlayer | undefined => {
  const { pathname, searchParams } = url;
  const [, id, unlisted] =
    /^\/(?:video\/)?(\d+)\/(\w+)\/?$/.exec(pathname) ??
    // Events and lists have numbers of their own, which as videos would be others.
    /(?<!\/(?:album|event|showcase))\/(\d+)\/?$/.exec(pathname) ??
    [];
  if (!id) return undefined;
  const player = new URL(`video/${id}`, playerBaseUrl('vimeo'));
  const hash = unlisted ?? searchParams.get('h');
  if (hash) player.searchParams.set('h', hash);
  // Do not track the visitor: https://developer.vimeo.com/player/sdk/embed
  player.searchParams.set('dnt', '1');
  const start = parseStart(url);
  if (start) player.hash = `t=${start}s`;
  return { provider: 'vimeo', address: player.href };
};

/** The player for the address of a page at YouTube or Vimeo, in any form that people copy; undefined for other addresses. */
export const providerPlayerFor = (url: URL): ProviderPlayer | undefined => {
  const host = url.hostname;
  if (/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)) return youtubePlayer(url);
  return /(^|\.)vimeo\.com$/.test(host) ? vimeoPlayer(url) : undefined;
};
