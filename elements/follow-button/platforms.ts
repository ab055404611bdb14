import type { FollowButtonSettings } from './schema';

export type PlatformName = NonNullable<FollowButtonSettings['service']>;

interface Account {
  account: string;
  /** Whether to show the number of followers. */
  count: boolean;
}

interface Platform {
  title: string;
  /** Address of the platform's script. */
  script: string;
  hosts: RegExp;
  /** The account in the decoded path of a link; undefined in that of another page. */
  accountIn: (path: string) => string | undefined;
  /** Address of an account. */
  profile: (account: string) => string;
  /** The markup that the platform documents for its button. */
  createButton: (account: Account) => HTMLElement;
  /** Whether the script has put its button in the place of the markup. */
  isReady: (widget: HTMLElement) => boolean;
  /** Asks a script that has run already, for an earlier button of the page, to look at another one. */
  render: (widget: HTMLElement) => void;
}

/** What the platforms' scripts add to the window. */
interface PlatformGlobals {
  twttr?: { widgets?: { load?: (element: HTMLElement) => void } };
  gapi?: { ytsubscribe?: { go?: (element: HTMLElement) => void } };
  PinUtils?: { build?: (element: HTMLElement) => void };
}

const globals = globalThis as PlatformGlobals;

const createLink = (href: string, className: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, className });

const hasFrame = (widget: HTMLElement): boolean => widget.querySelector('iframe') !== null;

/** Whether an account of YouTube is the id of a channel. */
const isChannelId = (account: string): boolean => account.startsWith('UC');

/** The first segment of a path: `/taller/blue` -> `taller`. */
const firstSegment = (path: string): string | undefined => path.split('/')[1];

export const platforms: Record<PlatformName, Platform> = {
  x: {
    title: 'X',
    script: 'https://platform.x.com/widgets.js',
    hosts: /^(www\.|mobile\.)?(x|twitter)\.com$/,
    accountIn: (path) =>
      /^\/(explore|hashtag|home|i|intent|login|messages|notifications|search|settings|share|signup)(\/|$)/.test(
        path,
      )
        ? undefined
        : firstSegment(path),
    profile: (account) => `https://x.com/${account}`,
    // https://developer.x.com/en/docs/x-for-websites/follow-button
    createButton: ({ account, count }) => {
      const link = createLink(`https://x.com/${account}`, 'twitter-follow-button');
      link.dataset.showCount = `${count}`;
      return link;
    },
    isReady: hasFrame,
    render: (widget) => globals.twttr?.widgets?.load?.(widget),
  },
  youtube: {
    title: 'YouTube',
    script: 'https://apis.google.com/js/platform.js',
    hosts: /^(www\.|m\.)?youtube\.com$/,
    // `/@taller`, `/channel/UC1/videos`, `/user/taller`, `/c/taller`
    accountIn: (path) => /^\/(?:(?=@)|(?:channel|user|c)\/)([^/]+)/.exec(path)?.[1],
    profile: (account) => {
      const name = isChannelId(account) ? `channel/${account}` : `@${account.replace('@', '')}`;
      return `https://www.youtube.com/${name}`;
    },
    // https://developers.google.com/youtube/youtube_subscribe_button
    createButton: ({ account, count }) => {
      const place = document.createElement('div');
      place.className = 'g-ytsubscribe';
      if (isChannelId(account)) place.dataset.channelid = account;
      else place.dataset.channel = account.replace('@', '');
      place.dataset.count = count ? 'default' : 'hidden';
      return place;
    },
    isReady: hasFrame,
    render: (widget) => globals.gapi?.ytsubscribe?.go?.(widget),
  },
  pinterest: {
    title: 'Pinterest',
    script: 'https://assets.pinterest.com/js/pinit.js',
    hosts: /^([a-z]+\.)?pinterest(\.[a-z]+)+$/,
    accountIn: (path) =>
      /^\/(ideas|login|pin|search|today)(\/|$)/.test(path) ? undefined : firstSegment(path),
    profile: (account) => `https://www.pinterest.com/${account}/`,
    // https://developers.pinterest.com/docs/web-features/add-ons-overview/
    createButton: ({ account }) => {
      const link = createLink(`https://www.pinterest.com/${account}/`, '');
      link.dataset.pinDo = 'buttonFollow';
      link.textContent = account;
      return link;
    },
    isReady: (widget) => widget.querySelector('[data-pin-do]') === null,
    render: (widget) => globals.PinUtils?.build?.(widget),
  },
};

/** Names as the platforms allow them: no address, no markup. */
const accountPattern = /^@?[\p{L}\p{N}_.-]+$/u;

export interface FollowedAccount {
  platform: Platform;
  account: string;
}

/** The account of the settings, else of the page's own link; undefined where neither names one that has a button. */
export const readAccount = (
  { service, account }: Pick<FollowButtonSettings, 'service' | 'account'>,
  link: HTMLAnchorElement | undefined,
): FollowedAccount | undefined => {
  const names = Object.keys(platforms) as PlatformName[];
  const name = service ?? names.find((one) => link && platforms[one].hosts.test(link.hostname));
  const found = account || (link && name && linkedAccount(link, platforms[name]));
  return name && found && accountPattern.test(found)
    ? { platform: platforms[name], account: readableName(name, found) }
    : undefined;
};

/** The account that a link to the platform leads to. */
const linkedAccount = (
  { hostname, pathname }: HTMLAnchorElement,
  { hosts, accountIn }: Platform,
): string | undefined => {
  try {
    return hosts.test(hostname) ? accountIn(decodeURIComponent(pathname)) : undefined;
  } catch {
    // Not valid UTF-8.
    return undefined;
  }
};

/** Platforms other than YouTube have no `@` in their addresses. */
const readableName = (name: PlatformName, account: string): string =>
  name === 'youtube' ? account : account.replace('@', '');
