import { parseUrl } from '../../core/util/parse-url';

/** Pages of SoundCloud's own, where other addresses have the name of a user. */
const ownPages =
  /^(charts|discover|feed|go|imprint|jobs|login|messages|mobile|pages|people|popular|pro|search|settings|signin|stations|stream|tags|terms-of-use|upload|you)$/;

/** Pages about a user, where other addresses have the name of a track. */
const userPages = /^(albums|comments|followers|following|likes|popular-tracks|reposts|spotlight|tracks)$/;

/** /USER, /USER/TRACK, /USER/sets/SET, each of the last two with the secret of a private one (`s-AbC1`). */
const playablePath = /^\/([\w-]+)(?:\/(?:sets\/)?([\w-]+)(?:\/s-\w+)?)?\/?$/;

const apiPath = /^\/(tracks|playlists|users)\/[\w:%]+$/;

/** The address of a track, a set or a user, as SoundCloud's player takes it; undefined for other pages and short links. */
export const soundCloudAddress = (url: URL): string | undefined => {
  const { hostname, pathname, searchParams } = url;
  if (hostname === 'w.soundcloud.com') {
    const inner = parseUrl(searchParams.get('url') ?? '');
    return inner && inner.hostname !== hostname ? soundCloudAddress(inner) : undefined;
  }
  const secret = searchParams.get('secret_token');
  const query = secret ? `?${new URLSearchParams({ secret_token: secret })}` : '';
  if (hostname === 'api.soundcloud.com')
    return apiPath.test(pathname) ? `https://api.soundcloud.com${pathname}${query}` : undefined;
  if (!/^((www|m)\.)?soundcloud\.com$/.test(hostname)) return undefined;
  const [, user = '', name = ''] = playablePath.exec(pathname) ?? [];
  if (!user || ownPages.test(user) || name === 'sets' || userPages.test(name)) return undefined;
  return `https://soundcloud.com${pathname}${query}`;
};
