import type { FollowButtonSettings } from './schema';

/** A network with accounts. */
interface Network {
  title: string;
  /** Address of an account. */
  profile: (account: string) => string;
}

/** A network with a button of its own. */
interface Platform extends Network {
  /** Address of the platform's script. */
  script: string;
  hosts: RegExp;
  /** The account in the decoded path of a link; undefined if the path is that of another page. */
  accountIn: (path: string) => string | undefined;
}

export type PlatformName = 'x' | 'youtube' | 'pinterest';

/** Whether an account of YouTube is the id of a channel. Names may begin with UC, too. */
const isChannelId = (account: string): boolean => /^UC[\w-]{22}$/.test(account);

/** The first segment of a path: `/taller/blue` -> `taller`. */
const firstSegment = (path: string): string | undefined => path.split('/')[1];

const platforms: Record<PlatformName, Platform> = {
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
    // `/@taller`, `/channel/UC…/videos`, `/user/taller`, `/c/taller`
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

/** The platforms, and networks that offer no button for pages: visitors get a link to the account. */
const networks: Record<string, Network & Partial<Platform>> = {
  ...platforms,
  facebook: { title: 'Facebook', profile: (account) => `https://www.facebook.com/${account}` },
  instagram: { title: 'Instagram', profile: (account) => `https://www.instagram.com/${account}/` },
  threads: { title: 'Threads', profile: (account) => `https://www.threads.com/@${account}` },
  tiktok: { title: 'TikTok', profile: (account) => `https://www.tiktok.com/@${account}` },
  twitch: { title: 'Twitch', profile: (account) => `https://www.twitch.tv/${account}` },
};

type AccountSettings = Pick<FollowButtonSettings, 'service' | 'account'>;

/** The key of a network for its name in any letter case; undefined for an unknown one. */
const networkNamed = (name: string): string | undefined => {
  const key = name.toLowerCase().replace(/^twitter$/, 'x');
  return Object.hasOwn(networks, key) ? key : undefined;
};

/** Names as the platforms allow them: no address, no markup. */
const accountPattern = /^@?[\p{L}\p{N}_.-]+$/u;

/** Describes the first wrong setting for the console; undefined if both are right. */
export const accountProblem = ({ service, account }: AccountSettings): string | undefined => {
  const isUnknown = service && !networkNamed(service);
  if (!isUnknown && (!service || !account || accountPattern.test(account))) return undefined;
  const [wrong, expected] = isUnknown
    ? [`service is ${JSON.stringify(service)}`, Object.keys(networks).join(', ')]
    : [`account is ${JSON.stringify(account)}`, 'the name of an account'];
  return `${wrong}, expected ${expected}; the content of the page stays.`;
};

export interface FollowedAccount extends Pick<Network, 'title'>, Partial<Pick<Platform, 'script'>> {
  /** A key of the table; the name of a platform where there is a `script`. */
  service: string;
  account: string;
  /** Address of the account. */
  profile: string;
}

/** The account of the settings, else of the page's own link; undefined where neither names one. */
export const readAccount = (
  settings: AccountSettings,
  link: HTMLAnchorElement | undefined,
): FollowedAccount | undefined => {
  const service = settings.service
    ? networkNamed(settings.service)
    : Object.keys(platforms).find((one) => link && networks[one]?.hosts?.test(link.hostname));
  const network = service && networks[service];
  if (!network) return undefined;
  const found = settings.account || (link && linkedAccount(link, network));
  if (!found || !accountPattern.test(found)) return undefined;
  const { title, script } = network;
  const account = readableName(service, found);
  return { service, title, script, account, profile: network.profile(account) };
};

/** The account that a link to the platform leads to; undefined for a network without a button, whose link needs no change. */
const linkedAccount = (
  { hostname, pathname }: HTMLAnchorElement,
  { hosts, accountIn }: Partial<Platform>,
): string | undefined => {
  try {
    return hosts?.test(hostname) ? accountIn?.(decodeURIComponent(pathname)) : undefined;
  } catch {
    // Not valid UTF-8.
    return undefined;
  }
};

/** Networks other than YouTube have no `@` in their accounts' names. */
const readableName = (service: string, account: string): string =>
  service === 'youtube' ? account : account.replace('@', '');
