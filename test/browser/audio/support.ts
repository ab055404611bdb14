import { isReady } from '../support/blocks';
import { engine } from '../support/engine';
import { openPage, type Page, type PageOptions } from '../support/page';

/** Recordings of the demo, with their durations in s. */
export const bell = '/recordings/campana.wav';
export const kiln = '/recordings/horno.wav';
export const waltz = '/recordings/vals.wav';
/** Long enough for its position to be remembered. */
export const fountain = '/recordings/fuente.wav';

interface AudioElement extends HTMLElement {
  play(): unknown;
  pause(): unknown;
  items: object[];
  url: string;
}

export interface AudioPage extends Page {
  /** `az-play one 0`: the type, the element's id and the recording's position. */
  events: string[];
}

/**
 * On a machine without a sound card, Firefox breaks off what is not muted. So all media of the page are muted there, and
 * `muted` tells what the page has set.
 */
export function muteInFirefox({ window }: Page): void {
  const { prototype } = window.HTMLMediaElement;
  const { set, get } = Object.getOwnPropertyDescriptor(prototype, 'muted') ?? {};
  const isMuted = new WeakMap<HTMLMediaElement, boolean>();
  const { play } = prototype;
  if (engine !== 'firefox') return;
  prototype.play = function () {
    if (!isMuted.has(this)) isMuted.set(this, get?.call(this));
    set?.call(this, true);
    return play.call(this);
  };
  Object.defineProperty(prototype, 'muted', {
    get(this: HTMLMediaElement) {
      return isMuted.get(this) ?? get?.call(this);
    },
    set(this: HTMLMediaElement, value: boolean) {
      isMuted.set(this, value);
    },
  });
}

/** A page whose recordings are all there. */
export async function openAudio(options: PageOptions): Promise<AudioPage> {
  const page = (await openPage(options)) as AudioPage;
  muteInFirefox(page);
  page.events = [];
  for (const type of ['az-play', 'az-pause', 'az-ended'])
    page.window.addEventListener(type, (event) => {
      const { detail, target } = event as CustomEvent<{ index: number; url: string }>;
      page.events.push(`${type} ${(target as Element).id} ${detail?.index ?? ''}`.replace(/ +/g, ' ').trim());
    });
  await page.waitFor(() => page.$$('az-audio').every(isReady));
  return page;
}

export const audio = (page: Page, selector = 'az-audio') => page.$<AudioElement>(selector);

/** Whether any recording of an element, or of the page, can be heard. */
export const playingIn = (page: Page, selector = 'az-audio'): HTMLAudioElement | undefined => {
  const host = page.$(selector);
  const all = [...host.querySelectorAll('audio'), ...(host.shadowRoot?.querySelectorAll('audio') ?? [])];
  return all.find((media) => !media.paused && !media.ended && media.currentTime > 0);
};

export const playButton = (page: Page, name: string | RegExp = /^Reproducir/, within?: Element) =>
  page.byRole('button', { name, ...(within && { within }) });

export const slider = (page: Page, within?: Element) =>
  page.byRole('slider', { name: 'Posición', ...(within && { within }) }) as HTMLInputElement;

/** The address of a recording that a script of the page has made. */
export function wavAddress({ window }: Page, seconds: number): string {
  const rate = 8000;
  const file = new DataView(new ArrayBuffer(44 + rate * seconds));
  const write = (offset: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) file.setUint8(offset + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  file.setUint32(4, 36 + rate * seconds, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  write(36, 'data');
  file.setUint32(40, rate * seconds, true);
  for (let index = 44; index < file.byteLength; index++)
    file.setUint8(index, 128 + Math.round(40 * Math.sin(index / 6)));
  return window.URL.createObjectURL(new window.Blob([file], { type: 'audio/wav' }));
}
