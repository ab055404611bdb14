import type { FollowButtonSettings } from './schema';

/** A network with accounts. */
interface Network {
  title: string;
  /** Address of an account. */
  profile: (account: string) => string;
  /** Address of the platform's script; undefined where there is no button for pages, so that visitors get a link. */
  script?: string;
  /** Matches the host of each page of the platform. */
  hosts?: RegExp;
  /** Matches the path of an account's page. The group is the account. */
  accountPath?: RegExp;
}

/** A key of `networks` with a script. */
export type PlatformName = 'x' | 'youtube' | 'pinterest';

/** Whether an account of YouTube is the id of a channel. Names may begin with UC, too. */
const isChannelId = (account: string): boolean => /^UC[\w-]{22}$/.test(account);

const networks: Record<string, Network> = {
  x: {
    title: 'X',
    profile: (account) => `https://x.com/${account}`,
    script: 'https://platform.x.com/widgets.js',
    hosts: /^(www\.|mobile\.)?(x|twitter)\.com$/,
    accountPath:
      /^\/(?!(?:explore|hashtag|home|i|intent|login|messages|notifications|search|settings|share|signup)(?:\/|$))([^/]+)/,
  },
  youtube: {
    title: 'YouTube',
    profile: (account) =>
      `https://www.youtube.com/${isChannelId(account) ? 'channel/' : '@'}${account.replace('@', '')}`,
    script: 'https://apis.google.com/js/platform.js',
    hosts: /^(www\.|m\.)?youtube\.com$/,
    // `/@taller`, `/channel/UC…/videos`, `/user/taller`, `/c/taller`
    accountPath: /^\/(?:(?=@)|(?:channel|user|c)\/)([^/]+)/,
  },
  pinterest: {
    title: 'Pinterest',
    profile: (account) => `https://www.pinterest.com/${account}/`,
    script: 'https://assets.pinterest.com/js/pinit.js',
    hosts: /^([a-z]+\.)?pinterest(\.[a-z]+)+$/,
    accountPath: /^\/(?!(?:ideas|login|pin|search|today)(?:\/|$))([^/]+)/,
  },
  facebook: { title: 'Facebook', profile: (account) => `https://www.facebook.com/${account}` },
  instagram: { title: 'Instagram', profile: (account) => `https://www.instagram.com/${account}/` },
  threads: { title: 'Threads', profile: (account) => `https://www.threads.com/@${account}` },
  tiktok: { title: 'TikTok', profile: (account) => `https://www.tiktok.com/@${account}` },
  twitch: { title: 'Twitch', profile: (account) => `https://www.twitch.tv/${account}` },
};

/** The key of a network for its name in any letter case; undefined for an unknown one. */
const serviceNamed = (name: string): string | undefined => {
  const key = name.toLowerCase().replace(/^twitter$/, 'x');
  return Object.hasOwn(networks, key) ? key : undefined;
};

/** The key of the platform that a link leads to. */
const serviceLinkedBy = ({ hostname }: HTMLAnchorElement): string | undefined =>
  Object.keys(networks).find((service) => networks[service]?.hosts?.test(hostname));

/** Names as the platforms allow them: no address, no markup. */
const accountPattern = /^@?[\p{L}\p{N}_.-]+$/u;

type AccountSettings = Pick<FollowButtonSettings, 'service' | 'account'>;

/** Describes the first wrong setting for the console; undefined if both are right. */
export const accountProblem = ({ service, account }: AccountSettings): string | undefined => {
  if (service && !serviceNamed(service))
    return `service is ${JSON.stringify(service)}, expected ${Object.keys(networks).join(', ')}; the content of the page stays.`;
  if (account && !accountPattern.test(account))
    return `account is ${JSON.stringify(account)}, expected the name of an account; the content of the page stays.`;
  return undefined;
};

export interface FollowedAccount extends Pick<Network, 'title' | 'script'> {
  /** The name of a platform where there is a `script`. */
  service: string;
  account: string;
  /** Address of the account. */
  profile: string;
}

/** The account that a link to the platform leads to. A network without a button needs none: its link stays as it is. */
const linkedAccount = (
  { hosts, accountPath }: Network,
  { hostname, pathname }: HTMLAnchorElement,
): string | undefined => {
  if (!hosts?.test(hostname)) return undefined;
  try {
    return accountPath?.exec(decodeURIComponent(pathname))?.[1];
  } catch {
    // Not valid UTF-8.
    return undefined;
  }
};

/** The account of the settings, else of the page's own link; undefined where neither names one. */
export const readAccount = (
  { service: name, account: ownAccount }: AccountSettings,
  link: HTMLAnchorElement | undefined,
): FollowedAccount | undefined => {
  const service = name ? serviceNamed(name) : link && serviceLinkedBy(link);
  const network = service && networks[service];
  if (!network) return undefined;
  const found = ownAccount || (link && linkedAccount(network, link));
  if (!found || !accountPattern.test(found)) return undefined;
  // Networks other than YouTube have no `@` in their accounts' names.
  const account = service === 'youtube' ? found : found.replace('@', '');
  const { title, script, profile } = network;
  return { service, title, script, account, profile: profile(account) };
};
