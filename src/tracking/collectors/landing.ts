import { mayCollect } from '../consent';
import { tell } from '../debug';
import { addressOf } from '../send';

/** What an advertisement's link may say (storefront 7). */
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
export const collect = (): void => {
  if (!mayCollect()) return;
  const pixel = new Image();
  const url = addressOf('/api/track/Track');
  // Nothing is changed by it: it needs no crumb, which would stand in the server's log.
  url.searchParams.delete('crumb');
  const fields: Record<string, string> = {
    landing: location.href,
    refer: document.referrer,
    rk: `${Math.floor(Math.random() * randomRange)}`,
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  };
  const query = new URLSearchParams(location.search);
  for (const name of sources) {
    const value = query.get(name);
    if (value !== null) fields[name] = value;
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  pixel.onload = () => tell('info', url.pathname, fields);
  pixel.onerror = () => tell('warn', url.pathname, 'No picture came.');
  pixel.src = url.href;
};
