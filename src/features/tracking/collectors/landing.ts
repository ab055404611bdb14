import { mayCollect } from '../consent';
import { tell } from '../debug';
import { baseOf } from '../send';

/** Query parameters that advertisements add to their links. */
const sources = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'variation', 'mkwid'];

const randomRange = 1e9;

/**
 * Says where the visitor came from, as a picture that nobody sees.
 * @call GET /api/track/Track
 * @when Once a page view, when the page is idle.
 * @field landing - The page's address.
 * @field refer - The page that led here.
 * @field rk - A random number, so that no answer is kept.
 * @field lang - The browser's language.
 * @field screen - The screen, 1440x900.
 * @field source? - From the page's query, where it is there; so are the following.
 * @field campaign? - See `source`.
 * @field subcampaign? - See `source`.
 * @field channel? - See `source`.
 * @field subchannel? - See `source`.
 * @field variation? - See `source`.
 * @field mkwid? - See `source`.
 */
export const collectLanding = (): void => {
  if (!mayCollect()) return;
  const { searchParams: query } = new URL(location.href);
  const found = sources.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const fields = new URLSearchParams([
    ['landing', location.href],
    ['refer', document.referrer],
    ['rk', `${Math.floor(Math.random() * randomRange)}`],
    ['lang', navigator.language],
    ['screen', `${screen.width}x${screen.height}`],
    ...found,
  ]);
  const path = '/api/track/Track';
  const pixel = new Image();
  pixel.onload = () => tell('info', path, `${fields}`);
  pixel.onerror = () => tell('warn', path);
  // Nothing is changed by it: a crumb would only stand in the server's log.
  pixel.src = `${baseOf()}${path}?${fields}`;
};
