import type { Source } from './source';

const unitsS: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** "90", "90s", "1m30s" -> seconds; 0 where it says no time. */
const secondsOf = (time: string): number =>
  [...time.matchAll(/(\d+)([hms]?)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unitsS[unit || 's'] as number),
    0,
  );

/** Where it begins, in s: of `?t=`, `?start=` and their older spellings, or `#t=`. */
const startOf = ({ searchParams, hash }: URL): number => {
  const names = ['t', 'start', 'time_continue'];
  const said = names.map((name) => searchParams.get(name)).find(Boolean);
  return secondsOf(said ?? /#t=(.+)/.exec(hash)?.[1] ?? '');
};

/** Of the page that the address was copied from, not of the player. */
const foreign = 'v t start time_continue si pp app feature ab_channel wmode autoplay mute'.split(' ');

/** Of YouTube, the host that sets no cookie before the video plays. */
const homes = { youtube: 'https://www.youtube-nocookie.com/', vimeo: 'https://player.vimeo.com/' };

/** Where a provider's players are: its own site, or what the page's `Azulejo.config` has in its place. */
export const homeOf = (provider: keyof typeof homes): string => {
  const other = globalThis.Azulejo?.config[provider];
  return other ? new URL(other, document.baseURI).href : homes[provider];
};

/** With an id of 11 characters, or a playlist. */
const youtube = (url: URL): Source | undefined => {
  const { hostname, pathname, searchParams } = url;
  const [, first = '', second = ''] = pathname.split('/');
  const isShort = hostname.endsWith('youtu.be');
  const named = isShort ? first : (searchParams.get('v') ?? second);
  const list = searchParams.get('list');
  const isPlaylist = list && (first === 'playlist' || named === 'videoseries');
  const id = isPlaylist ? 'videoseries' : /^[\w-]{11}$/.exec(named)?.[0];
  if (!id) return undefined;
  const player = new URL(`embed/${id}`, homeOf('youtube'));
  for (const [name, value] of searchParams) if (!foreign.includes(name)) player.searchParams.set(name, value);
  const start = startOf(url);
  if (start) player.searchParams.set('start', `${start}`);
  player.searchParams.set('enablejsapi', '1');
  player.searchParams.set('playsinline', '1');
  return { type: 'iframe', address: player.href, speaks: 'youtube' };
};

/** vimeo.com/ID, /ID/HASH of an unlisted one, /channels/…/ID and the like; player.vimeo.com/video/ID?h=HASH. */
const vimeo = (url: URL): Source | undefined => {
  const { pathname, searchParams } = url;
  const [, id, unlisted] =
    /^\/(?:video\/)?(\d+)\/(\w+)\/?$/.exec(pathname) ?? /\/(\d+)\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const player = new URL(`video/${id}`, homeOf('vimeo'));
  const hash = unlisted ?? searchParams.get('h');
  if (hash) player.searchParams.set('h', hash);
  // It is told not to follow the visitor.
  player.searchParams.set('dnt', '1');
  const start = startOf(url);
  if (start) player.hash = `t=${start}s`;
  return { type: 'iframe', address: player.href, speaks: 'vimeo' };
};

const files = /\.(mp4|m4v|webm|ogv|mov|m3u8)$/i;

/** An address as a whole one; `//host` is https, whatever the page is. */
export const urlOf = (address: string, base?: string): URL | undefined => {
  try {
    const url = new URL(address.trim().replace(/^\/\//, 'https://'), base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
};

/**
 * What an address plays, in any form that people copy.
 * @param base what a relative address counts from
 * @returns undefined for one that names no video
 */
export const sourceOf = (address: string, base?: string): Source | undefined => {
  const url = urlOf(address, base);
  if (!url) return undefined;
  const host = url.hostname;
  if (/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)) return youtube(url);
  if (/(^|\.)vimeo\.com$/.test(host)) return vimeo(url);
  return files.test(url.pathname) ? { type: 'file', address: url.href } : undefined;
};
