import { supports } from './support/engine';
import { openPage, type Page, type PageOptions } from './support/page';
import { outside, tell } from './support/tab';

/** Whether players of other sites can be played here: pages of our own stand for them. */
export const hasPlayers = supports('outside');

const hosts = { youtube: 'www.youtube-nocookie.com', vimeo: 'player.vimeo.com', other: 'player.example' };
export type Host = keyof typeof hosts;

/** What stands for a player; it tells its page what it was sent, beside what the real one would tell. */
const player = (script: string) => `<!doctype html><title>Player</title><script>
  const send = (message) => parent.postMessage(JSON.stringify(message), '*');
  const note = (said) => parent.postMessage({ note: said, at: location.href }, '*');
  let isStarted = new URLSearchParams(location.search).has('autoplay');
  note('open');
  ${script}
</script>`;

const pages = {
  [hosts.youtube]: player(`
    const state = (info) => { send({ event: 'onStateChange', info }); send({ event: 'infoDelivery', info: { playerState: info } }); };
    onmessage = ({ data }) => {
      const { event, func } = JSON.parse(data);
      note(func ?? event);
      if (event === 'listening') {
        send({ event: 'onReady' });
        if (isStarted) state(1);
        isStarted = false;
      }
      if (func === 'playVideo') state(1);
      if (func === 'pauseVideo') state(2);
    };
    onclick = () => state(0);
    onkeydown = () => state(2);`),
  [hosts.vimeo]: player(`
    const heard = new Set();
    const tell = (event) => heard.has(event) && send({ event });
    onmessage = ({ data }) => {
      const { method, value } = JSON.parse(data);
      note(method + (value ? ' ' + value : ''));
      if (method === 'ping') send({ method });
      if (method === 'addEventListener') heard.add(value);
      if (method === 'addEventListener' && value === 'play' && isStarted) tell('play');
      if (method === 'play' || method === 'pause') tell(method);
    };
    onclick = () => tell('ended');`),
  [hosts.other]: player(''),
};

interface Note {
  note: string;
  at: string;
  origin: string;
}

export interface VideoPage extends Page {
  /** What the players were sent, in their words. */
  notes: Note[];
  /** The events of videos: `az-play one`, by the element's id. */
  heard: string[];
}

/** A page whose videos are all there, with players of other sites. */
export async function openVideo({ html = '', ...rest }: PageOptions): Promise<VideoPage> {
  if (hasPlayers) await outside(pages);
  // Where the mouse stands after the test before, it would be a visitor's who is about to press.
  await tell('pointer', { kind: 'mouse', steps: [{ do: 'move', x: 1590, y: 1190 }] });
  const isWhole = html.startsWith('<!doctype');
  const page = (await openPage({
    html: isWhole ? html : `<style>body { margin: 0 }</style>${html}`,
    ...rest,
  })) as VideoPage;
  page.notes = [];
  page.heard = [];
  page.window.addEventListener('message', ({ data, origin }) => {
    if (data?.note) page.notes.push({ ...data, origin });
  });
  for (const type of ['az-play', 'az-pause', 'az-ended'])
    page.window.addEventListener(type, (event) => {
      const [target] = event.composedPath() as Element[];
      page.heard.push(`${type} ${target?.id}`.trim());
    });
  await page.waitFor(() => page.$$('az-video').every((element) => element.matches(':state(ready)')));
  return page;
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

/** What the player of a host was sent, since it opened. */
export const sentTo = (page: VideoPage, host: Host): string[] =>
  page.notes.filter(({ origin }) => origin === `https://${hosts[host]}`).map(({ note }) => note);

export const youtubeUrl = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
export const vimeoUrl = 'https://vimeo.com/76979871';

/** A site with a restrictive cookie policy. */
export const restrictive = `<script type="application/json" data-azulejo-context>
  {"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}</script>`;
