import type { PlayerProvider } from '../../../src/features/embeds/player-protocols';
import { providerPlayerFor, videoProviders } from '../../../src/features/embeds/provider-player';
import { soundCloudAddress } from '../../../src/features/embeds/soundcloud-address';

/** The size of a frame: width divided by height, or a height in px. reserve-sheet.css has the same sizes. */
export interface FrameSize {
  ratio?: number;
  height?: number;
  /** In px. */
  maxWidth?: number;
}

/** A provider's frame. */
export interface ProviderFrame extends FrameSize {
  /** Name of the provider. */
  provider: string;
  address: string;
  /** Whether the frame reports the height that its content needs. */
  reportsHeight?: boolean;
  /** The provider whose player the frame has; undefined for other content, and for a player that reports nothing. */
  player?: PlayerProvider;
}

interface Provider {
  name: string;
  /** Matches the host, without `www.`, and the path of an address. */
  pattern: RegExp;
  /** Address of the frame; "" for a page that cannot be embedded. */
  frame: (match: string[], url: URL) => string;
  size?: FrameSize | ((match: string[]) => FrameSize);
  reportsHeight?: boolean;
  player?: PlayerProvider;
}

/** The place, search or position of a map's page. */
const mapQuery = ({ pathname, searchParams }: URL): string => {
  const [, place = ''] = /\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  const [, position = ''] = /@(-?[\d.]+,-?[\d.]+)/.exec(pathname) ?? [];
  // The path is encoded like a query, and `decodeURIComponent` would throw for a stray %.
  const inPath = new URLSearchParams(`q=${place}`).get('q');
  const inQuery = ['q', 'query', 'll'].map((name) => searchParams.get(name)).find(Boolean);
  return inPath || inQuery || position;
};

const mapFrame = (url: URL): string => {
  const { pathname, search, searchParams } = url;
  if (pathname.endsWith('/embed')) return `https://www.google.com${pathname}${search}`;
  const id = searchParams.get('mid');
  if (id) return `https://www.google.com/maps/d/embed?${new URLSearchParams({ mid: id })}`;
  const q = mapQuery(url);
  const z = /,(\d+)[\d.]*z/.exec(pathname)?.[1] ?? searchParams.get('z') ?? '15';
  return q && `https://www.google.com/maps?${new URLSearchParams({ q, z, output: 'embed' })}`;
};

const postSize: FrameSize = { height: 600, maxWidth: 550 };

const providers: Provider[] = [
  {
    name: 'SoundCloud',
    pattern: /^(?:(w)\.soundcloud\.com\/player|(?:m\.)?soundcloud\.com\/[\w-]+(\/sets)?)/,
    frame: ([, isPlayer], url) => {
      if (isPlayer) return `https://w.soundcloud.com/player/${url.search}`;
      const address = soundCloudAddress(url);
      return address ? `https://w.soundcloud.com/player/?${new URLSearchParams({ url: address })}` : '';
    },
    size: ([, , isList]) => ({ height: isList ? 450 : 166 }),
    player: 'soundcloud',
  },
  {
    name: 'Spotify',
    pattern:
      /^open\.spotify\.com\/(?:intl-[\w-]+\/)?(?:embed\/)?(?:user\/\w+\/)?(album|artist|episode|playlist|show|track)\/(\w+)/,
    frame: ([, kind, id]) => `https://open.spotify.com/embed/${kind}/${id}`,
    size: ([, kind = '']) => ({ height: /track|episode/.test(kind) ? 152 : 352 }),
  },
  {
    name: 'Google Maps',
    pattern: /^(?:maps\.google(?:\.\w+){1,2}\/|google(?:\.\w+){1,2}\/maps)/,
    frame: (_, url) => mapFrame(url),
  },
  {
    name: 'Instagram',
    // The id of a shared address (/share/p/ID) is not that of the post.
    pattern: /^instagram\.com(?:\/(?!share\/)[\w.]+)?\/(p|reel|tv)s?\/([\w-]+)/,
    frame: ([, kind, id]) => `https://www.instagram.com/${kind}/${id}/embed/`,
    size: postSize,
    reportsHeight: true,
  },
  {
    name: 'X',
    pattern: /^(?:(?:mobile\.)?(?:x|twitter)\.com\/.+\/status(?:es)?\/(\d+)|platform\.twitter\.com\/embed\/)/,
    frame: ([, id], { searchParams }) => {
      const postId = id ?? searchParams.get('id');
      return postId
        ? `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${encodeURIComponent(postId)}`
        : '';
    },
    size: postSize,
    reportsHeight: true,
  },
  {
    name: 'TikTok',
    // https://developers.tiktok.com/doc/embed-player/
    pattern: /^(?:m\.)?tiktok\.com\/(?:.*\/)?(?:embed|photo|v\d?|video)\/(\d+)/,
    frame: ([, id]) => `https://www.tiktok.com/player/v1/${id}?description=1&music_info=1`,
    size: { height: 600, maxWidth: 338 },
  },
  {
    name: 'CodePen',
    pattern: /^codepen\.io\/((?:team\/)?[\w-]+)\/(?:details|embed|full|pen)\/(?:preview\/)?([\w-]+)/,
    frame: ([, user, pen], { search }) =>
      `https://codepen.io/${user}/embed/${pen}${search || '?default-tab=result'}`,
  },
  {
    name: 'Figma',
    // https://developers.figma.com/docs/embeds/resources
    pattern: /^(?:embed\.)?figma\.com\/(embed$|[\w-]+\/\w{22,128})/,
    frame: ([, path], url) => {
      if (path === 'embed') return `https://www.figma.com/embed${url.search}`;
      const frame = new URL(`https://embed.figma.com${url.pathname}${url.search}`);
      frame.searchParams.set('embed-host', location.hostname);
      return frame.href;
    },
  },
];

export const wide: FrameSize = { ratio: 16 / 9 };

export const providerNames = [...Object.values(videoProviders), ...providers].map(({ name }) => name);

/** The frame for the address of a page, or of a frame, at a known provider, in any form that people copy. */
export const providerFrameFor = (url: URL): ProviderFrame | undefined => {
  const video = providerPlayerFor(url);
  if (video) {
    const { provider: player, address } = video;
    return { ...wide, provider: videoProviders[player].name, address, player };
  }
  const place = url.hostname.replace(/^www\./, '') + url.pathname;
  for (const { name, pattern, frame, size = wide, ...rest } of providers) {
    const match = pattern.exec(place);
    const address = match && frame(match, url);
    if (address)
      return { provider: name, address, ...rest, ...(typeof size === 'function' ? size(match) : size) };
  }
  return undefined;
};
