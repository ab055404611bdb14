import type { FollowButtonSettings } from './schema';

export type PlatformName = NonNullable<FollowButtonSettings['service']>;

interface Platform {
  title: string;
  /** Address of the platform's script. */
  script: string;
  hosts: RegExp;
  /** The account in the decoded path of a link; undefined in that of another page. */
  accountIn: (path: string) => string | undefined;
  /** Address of an account. */
  profile: (account: string) => string;
}

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
  },
  pinterest: {
    title: 'Pinterest',
    script: 'https://assets.pinterest.com/js/pinit.js',
    hosts: /^([a-z]+\.)?pinterest(\.[a-z]+)+$/,
    accountIn: (path) =>
      /^\/(ideas|login|pin|search|today)(\/|$)/.test(path) ? undefined : firstSegment(path),
    profile: (account) => `https://www.pinterest.com/${account}/`,
  },
};

/** Names as the platforms allow them: no address, no markup. */
const accountPattern = /^@?[\p{L}\p{N}_.-]+$/u;

export interface FollowedAccount {
  service: PlatformName;
  account: string;
  /** Address of the account. */
  profile: string;
}

/** The account of the settings, else of the page's own link; undefined where neither names one that has a button. */
export const readAccount = (
  settings: Pick<FollowButtonSettings, 'service' | 'account'>,
  link: HTMLAnchorElement | undefined,
): FollowedAccount | undefined => {
  const names = Object.keys(platforms) as PlatformName[];
  const service = settings.service ?? names.find((one) => link && platforms[one].hosts.test(link.hostname));
  const found = settings.account || (link && service && linkedAccount(link, platforms[service]));
  if (!service || !found || !accountPattern.test(found)) return undefined;
  const account = readableName(service, found);
  return { service, account, profile: platforms[service].profile(account) };
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
const readableName = (service: PlatformName, account: string): string =>
  service === 'youtube' ? account : account.replace('@', '');
