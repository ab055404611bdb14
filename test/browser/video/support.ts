import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { openPage, type Page, type PageOptions } from '../support/page';
import { wholeDocument } from '../support/page-html';
import { outside, runCommand } from '../support/tab';

/** Whether the engine lets tests replace the responses of other sites. */
export const hasPlayers = supports('outside');

/** Another site, with a player of an unknown provider. */
const other = 'player.example';

/** The response of every address of other sites: a page that posts its address to the parent page. */
const anyPlayer =
  "<!doctype html><title>Player</title><script>parent.postMessage({ opened: location.href }, '*')</script>";

const otherSites = {
  'www.youtube-nocookie.com': anyPlayer,
  'player.vimeo.com': anyPlayer,
  [other]: anyPlayer,
};

/** The demo server's players, in place of YouTube's and Vimeo's. */
const mockAttributes = 'data-youtube="/_players/youtube/" data-vimeo="/_players/vimeo/"';

export interface VideoPageOptions extends PageOptions {
  /** Whether the page uses the real sites' addresses, with replaced responses. Default: the demo's mocks of the players. */
  isReal?: boolean;
}

interface Recording {
  /** Addresses of other sites' players that have been opened. */
  openedPlayers: string[];
  /** The events of videos: `az-play one`, by the element's id. */
  events: string[];
}

export type VideoPage = Page & Recording;

const record = (view: Window): Recording => {
  const recording: Recording = { openedPlayers: [], events: [] };
  view.addEventListener('message', ({ data }) => {
    if (data?.opened) recording.openedPlayers.push(data.opened);
  });
  for (const type of ['az-play', 'az-pause', 'az-ended'])
    view.addEventListener(type, (event) => {
      const [target] = event.composedPath() as Element[];
      recording.events.push(`${type} ${target?.id}`.trim());
    });
  return recording;
};

/** Starts the recording before the first video: one behind content may play before the suite has the page's window. */
const recorder = '<script>parent.recordVideos(window)</script>';

/** A page whose videos are all there. */
export async function openVideo({ html = '', isReal, ...rest }: VideoPageOptions): Promise<VideoPage> {
  if (hasPlayers) await outside(otherSites);
  // The mouse may still stand on the play button of the test before.
  await runCommand('pointer', { kind: 'mouse', steps: [{ do: 'move', x: 1590, y: 1190 }] });
  const { script = '/dist/azulejo.js', dir, lang } = rest;
  const content = `${recorder}<style>body { margin: 0 }</style>${html}`;
  const wrapped = wholeDocument({ html: content, script, dir, lang });
  const document = html.startsWith('<!doctype') ? html : wrapped;
  let recording: Recording | undefined;
  const recordVideos = (view: Window): void => {
    recording = record(view);
  };
  Object.assign(window, { recordVideos });
  const page = await openPage({
    ...rest,
    html: isReal ? document : document.replace(' async>', ` ${mockAttributes} async>`),
    until: 'start',
  });
  // A whole document has its own scripts only.
  recording ??= record(page.window);
  await page.waitFor(() => page.document.readyState === 'complete');
  await page.waitFor(() => page.$$('az-video').every(isReady));
  return Object.assign(page, recording);
}

export interface VideoElement extends HTMLElement {
  play(): unknown;
  pause(): unknown;
  mode: string;
  url: string;
  overlay: boolean;
}

export const video = (page: Page, selector = 'az-video') => page.$<VideoElement>(selector);

/** The player that shows in a video, if there is one. */
export const playerIn = <T extends HTMLElement = HTMLIFrameElement>(element: Element): T | null =>
  element.shadowRoot?.querySelector<T>('iframe, video, object') ?? null;

export const playButton = (page: Page, name: string | RegExp = /^Reproducir video/, within?: Element) =>
  page.byRole('button', { name, ...(within && { within }) });

/** The film that a mock plays for YouTube or Vimeo. */
export const filmOf = (element: Element): HTMLVideoElement | null =>
  playerIn(element)?.contentDocument?.querySelector('video') ?? null;

export const youtubeUrl = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
export const vimeoUrl = 'https://vimeo.com/76979871';

/** A site with a restrictive cookie policy. */
export const restrictive = `<script type="application/json" data-azulejo-context>
  {"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}</script>`;
