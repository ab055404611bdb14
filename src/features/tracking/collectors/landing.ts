import { apiUrl } from '../../api/encode';
import { canCollect } from '../consent';
import { logDebug } from '../debug';

/** Query parameters that advertisements add to their links. */
const campaignParameters = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'variation',
  'mkwid',
];

const randomRange = 1e9;

/**
 * Records where the visitor came from, by requesting an invisible picture.
 * @call GET /api/track/Track
 * @when Once per page view, when the page is idle.
 * @field landing - The page's address.
 * @field refer - Address of the previous page.
 * @field rk - A random number, which keeps the response from being cached.
 * @field lang - The browser's language.
 * @field screen - Size of the screen, such as 1440x900.
 * @field source? - Query parameter `source` of the page's address.
 * @field campaign? - Query parameter `campaign` of the page's address.
 * @field subcampaign? - Query parameter `subcampaign` of the page's address.
 * @field channel? - Query parameter `channel` of the page's address.
 * @field subchannel? - Query parameter `subchannel` of the page's address.
 * @field variation? - Query parameter `variation` of the page's address.
 * @field mkwid? - Query parameter `mkwid` of the page's address.
 */
export const collectLanding = (): void => {
  if (!canCollect()) return;
  const { searchParams: query } = new URL(location.href);
  const campaign = campaignParameters.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const fields = new URLSearchParams([
    ['landing', location.href],
    ['refer', document.referrer],
    ['rk', `${Math.floor(Math.random() * randomRange)}`],
    ['lang', navigator.language],
    ['screen', `${window.screen.width}x${window.screen.height}`],
    ...campaign,
  ]);
  const path = '/api/track/Track';
  const pixel = new Image();
  pixel.onload = () => logDebug('info', path, `${fields}`);
  pixel.onerror = () => logDebug('warn', path);
  // The call changes nothing on the server, so it needs no crumb.
  pixel.src = `${apiUrl(path)}?${fields}`;
};
