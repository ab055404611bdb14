import type { ReactNode } from 'react';
import { emit } from '../../../src/block/emit';
import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import { consent } from '../../../src/consent/index';
import type { Text } from '../../../src/i18n/translated';
import type { Facts, Settings } from '../facts';
import type { messages } from '../messages/es-419';
import type { Phase } from '../video';
import { left, showAlone } from './active';
import { sourceOf } from './address';
import { embedOf } from './embed-code';
import { createPlayer, type Player } from './player';
import styles from './playing.css';
import type { Told } from './protocol';
import { Question } from './question';
import type { Source } from './source';

export { embeddedIn } from './embedded-in';

/** This module, which is loaded when a visitor is about to press. */
export type Playing = typeof import('./session');

interface VideoNow extends Facts {
  settings: Settings;
  /** Whether the player comes without being asked for. */
  atOnce: boolean;
  text: Text<typeof messages>;
  host: BlockHost;
}

/** What the view lends. */
interface Stage {
  video: () => VideoNow;
  show: (phase: Phase) => void;
}

const names = { youtube: 'YouTube', vimeo: 'Vimeo' };

const preconnect = (origin: string): void => {
  if (document.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: origin }));
};

/**
 * Shows a video in place of its picture, and takes it away again. The player is made by hand: its element is one that
 * the visitor has touched, and no re-render may load it anew.
 */
export class Session {
  readonly #stage: Stage;
  #player: Player | undefined;
  #told: Told | undefined;
  #shown: string;
  /** Whether the focus goes back to the play button when it is there again. */
  #returns = false;
  #endConsent: () => void;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#shown = this.#identity;
    this.#endConsent = consent.onChange(() => this.#begin());
    stage.video().host.control = {
      play: () => this.play(),
      pause: () => this.#player?.pause(),
      leave: () => this.leave(),
    };
    adopt(this.#root, sheetOf(styles));
    this.#begin();
  }

  /** Heeds changed settings. Another video begins anew, and so does one whose mode has changed (gallery 4.9). */
  update(): void {
    if (this.#returns) this.#root.querySelector('button')?.focus();
    this.#returns = false;
    const now = this.#identity;
    if (now === this.#shown) return;
    this.#shown = now;
    const isReload = this.#told === 'play';
    this.#remove();
    this.#begin();
    if (isReload) this.play();
  }

  /** @param video by the visitor: one that was touched within the gesture; the focus goes along */
  play(video?: HTMLVideoElement): void {
    if (this.#player) this.#player.play();
    else this.#start(true, video);
  }

  /** As other videos and slides want it: back to the overlay, where there is one. */
  leave(): void {
    if (!this.#player) return;
    if (this.#stage.video().atOnce) {
      this.#deactivate();
      this.#player.pause();
    } else {
      this.#remove();
      this.#stage.show('overlay');
    }
  }

  /** Connects with whom the player will come from. */
  warm(): void {
    const source = this.#source;
    if (source && source.type !== 'file' && this.#isAllowed) preconnect(new URL(source.address).origin);
  }

  stop(): void {
    this.#endConsent();
    this.#remove();
  }

  question(): ReactNode {
    return (
      <Question
        text={this.#stage.video().text}
        provider={this.#provider}
        onAccept={(video) => {
          consent.set(true);
          this.play(video);
        }}
        onDecline={() => {
          this.#returns = true;
          this.#stage.show('overlay');
        }}
      />
    );
  }

  get #root(): ShadowRoot {
    return this.#stage.video().host.shadowRoot as ShadowRoot;
  }

  get #place(): Element | null {
    return this.#root.querySelector('[part=player]');
  }

  get #source(): Source | undefined {
    const { url, html, hosted } = this.#stage.video();
    return sourceOf(url, document.baseURI) ?? hosted ?? embedOf(html).source;
  }

  get #provider(): string {
    const { speaks, address } = this.#source ?? { address: location.href };
    return this.#stage.video().provider || (speaks ? names[speaks] : new URL(address).hostname);
  }

  get #identity(): string {
    const { settings, atOnce } = this.#stage.video();
    const { type, address } = this.#source ?? {};
    return `${type} ${address} ${settings.mode} ${atOnce}`;
  }

  /** Contract 6. A file of another site is a third party's, too. */
  get #isAllowed(): boolean {
    const { type, address } = this.#source ?? {};
    const isOwn = type === 'file' && new URL(address ?? '').origin === location.origin;
    return isOwn || consent.mayRequestThirdParty();
  }

  /** What shows without the visitor: a player that comes by itself, when it may; otherwise its picture. */
  #begin(): void {
    const { settings, atOnce } = this.#stage.video();
    if (this.#player) return;
    if (!this.#source) this.#stage.show('invalid');
    else if (atOnce && this.#isAllowed) this.#start(settings.autoplay);
    else this.#stage.show('overlay');
  }

  #start(plays: boolean, video?: HTMLVideoElement): void {
    const { settings, title } = this.#stage.video();
    const source = this.#source;
    if (!source || !this.#isAllowed) {
      this.#stage.show(source ? 'asks' : 'invalid');
      return;
    }
    const player = createPlayer({
      source,
      title: title || this.#provider,
      plays,
      muted: settings.autoplay && !video,
      video,
      tell: (told) => this.#tell(told),
    });
    this.#player = player;
    this.#place?.replaceChildren(player.element);
    this.#stage.show('shows');
    if (plays) this.#activate();
    // Nobody tells of it.
    if (plays && !source.speaks && source.type !== 'file') this.#tell('play');
    if (video) player.element.focus({ preventScroll: true });
  }

  #remove(): void {
    const player = this.#player;
    if (!player) return;
    // Who hears of the pause finds it left.
    this.#deactivate();
    this.#tell('pause');
    this.#player = undefined;
    this.#told = undefined;
    player.stop();
    this.#place?.replaceChildren();
  }

  #activate(): void {
    this.#stage.video().host.internals.states.add('active');
    showAlone(this);
  }

  #deactivate(): void {
    this.#stage.video().host.internals.states.delete('active');
    left(this);
  }

  #tell(told: Told | 'error'): void {
    const { host } = this.#stage.video();
    if (told === 'error') {
      this.#remove();
      this.#stage.show('invalid');
      return;
    }
    // Players say again and again what they do; one that has not begun tells of no pause.
    if (told === this.#told || (told === 'pause' && this.#told !== 'play')) return;
    this.#told = told;
    host.internals.states[told === 'play' ? 'add' : 'delete']('playing');
    if (told === 'play') this.#activate();
    if (told === 'ended') this.#deactivate();
    emit(host, `az-${told}`);
  }
}
