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
 * @when Once a page view, when the page is idle.
 * @field landing - The page's address.
 * @field refer - Address of the previous page.
 * @field rk - A random number, so that no answer is cached.
 * @field lang - The browser's language.
 * @field screen - Size of the screen, such as 1440x900.
 * @field source? - Query parameter of the page, as are the following.
 * @field campaign? - See `source`.
 * @field subcampaign? - See `source`.
 * @field channel? - See `source`.
 * @field subchannel? - See `source`.
 * @field variation? - See `source`.
 * @field mkwid? - See `source`.
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
