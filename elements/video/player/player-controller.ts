import type { BlockHost } from '../../../src/core/block-host';
import { emit } from '../../../src/core/emit';
import { hasOwnContent } from '../../../src/core/host-content';
import { pageOrigin } from '../../../src/core/util/page-origin';
import { consent } from '../../../src/features/consent/index';
import { allowItem, mayRequest } from '../../../src/features/consent/item-consent';
import { parseEmbedCode } from '../../../src/features/embeds/embed-code';
import { type PlayerEvent, protocolOf } from '../../../src/features/embeds/player-protocols';
import { videoProviders } from '../../../src/features/embeds/provider-player';
import { claimPlayback, releasePlayback } from '../../../src/features/media/active-media';
import { findVideo, type VideoDetails } from '../details';
import type { VideoSettings } from '../schema';
import type { Player, PlayerState, VideoSource } from './contract';
import { createPlayer } from './create-player';
import { sourceFromAddress, sourceFromEmbedCode } from './source-from-address';

/** The video of the latest render. */
interface CurrentVideo extends VideoDetails {
  settings: VideoSettings;
  /** Whether the player shows without a press of the play button. */
  startsWithPlayer: boolean;
  /** Whether the video plays without a press. */
  playsByItself: boolean;
}

/** A file of an element that has left the page. */
interface LeftFile {
  address: string;
  timeS: number;
  isPaused: boolean;
}

interface PlayerControllerOptions {
  host: BlockHost;
  readVideo: () => CurrentVideo;
  onChange: (state: PlayerState) => void;
}

const addPreconnect = (origin: string): void => {
  if (document.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: origin }));
};

/**
 * Decides between picture, consent and player, and controls the player. React does not render the player's element: a video must
 * be the element that was created within the visitor's gesture, and no render may load a frame again.
 */
export class PlayerController {
  readonly #options: PlayerControllerOptions;
  #player: Player | undefined;
  #lastEvent: PlayerEvent | undefined;
  /** Whether the video began by itself, without sound. */
  isSilent = false;
  #identity: string;
  readonly #stopConsent: () => void;

  constructor(options: PlayerControllerOptions) {
    this.#options = options;
    this.#identity = this.#readIdentity();
    this.#stopConsent = consent.onChange(() => this.#begin());
    this.#begin();
  }

  get host(): BlockHost {
    return this.#options.host;
  }

  /** Reads the video again, and starts again for another video, or for the same one in another mode. */
  update(): void {
    const identity = this.#readIdentity();
    if (identity === this.#identity) return;
    this.#identity = identity;
    const wasPlaying = this.#lastEvent === 'play';
    this.#remove();
    this.#begin();
    if (wasPlaying) this.play();
  }

  /** @param video created within the visitor's gesture; with it, the focus goes to the player */
  play(video?: HTMLVideoElement): void {
    if (this.#player) this.#player.play();
    else this.#start({ autoplay: true, video });
  }

  pause(): void {
    this.#player?.pause();
  }

  /** Returns to the overlay, where there is one: other media play, or the slide changes. */
  yieldPlayback(): void {
    if (!this.#player) return;
    if (this.#options.readVideo().startsWithPlayer) {
      this.#deactivate();
      this.#player.pause();
    } else {
      this.#remove();
      this.#options.onChange({ phase: 'overlay' });
    }
  }

  acceptConsent(video: HTMLVideoElement): void {
    if (this.#source) allowItem(this.#options.host, this.#source.address);
    this.play(video);
  }

  declineConsent(): void {
    this.#options.onChange({ phase: 'overlay', takesFocus: true });
  }

  /** Opens a connection to the provider's server. */
  preconnect(): void {
    const source = this.#source;
    if (source && source.type !== 'file' && this.#isAllowed) addPreconnect(new URL(source.address).origin);
  }

  destroy(): void {
    this.#stopConsent();
    this.#rememberTime();
    this.#remove();
  }

  /** Name of the site that the player comes from. */
  get providerName(): string {
    const { provider, address } = this.#source ?? { address: location.href };
    return (
      this.#options.readVideo().provider ||
      (provider ? videoProviders[provider].name : new URL(address).hostname)
    );
  }

  get #source(): VideoSource | undefined {
    const { url, html, hosted } = this.#options.readVideo();
    return sourceFromAddress(url, document.baseURI) ?? hosted ?? sourceFromEmbedCode(parseEmbedCode(html));
  }

  /** Names a video without a source, for the message in the console. */
  get #unplayable(): string {
    const { host, readVideo } = this.#options;
    const { url, html } = readVideo();
    if (url) return url;
    if (html) return 'The embed code';
    // The page may give its own video an address later.
    return hasOwnContent(host) && !findVideo(host) ? 'Content without a link' : '';
  }

  #readIdentity(): string {
    const { settings, startsWithPlayer } = this.#options.readVideo();
    const { type, address } = this.#source ?? { address: this.#unplayable };
    return `${type} ${address} ${settings.mode} ${settings.background} ${startsWithPlayer}`;
  }

  /** A file of another site is third-party content, too. */
  get #isAllowed(): boolean {
    const { type, address = '' } = this.#source ?? {};
    const isOwnFile = type === 'file' && new URL(address).origin === pageOrigin();
    return isOwnFile || mayRequest(this.#options.host, address);
  }

  /** Shows a player that needs no press, where consent allows; otherwise the picture. */
  #begin(): void {
    const { startsWithPlayer, playsByItself } = this.#options.readVideo();
    if (this.#player && this.#isAllowed) return;
    // The visitor has withdrawn the consent.
    this.#remove();
    if (!this.#source) this.#showInvalid();
    else if (startsWithPlayer && this.#isAllowed) {
      // A film that the visitor has paused stays so.
      this.#start({ autoplay: playsByItself && !this.#leftFile?.isPaused });
    } else this.#options.onChange({ phase: 'overlay' });
  }

  #start({ autoplay, video }: { autoplay: boolean; video?: HTMLVideoElement | undefined }): void {
    const { settings, title, playsByItself } = this.#options.readVideo();
    const source = this.#source;
    if (!source) {
      this.#showInvalid();
      return;
    }
    if (!this.#isAllowed) {
      this.#options.onChange({ phase: 'consent' });
      return;
    }
    const isBackground = settings.background;
    const ownVideo = findVideo(this.host);
    // A `<video data-az="video">` has become the element.
    const markup = ownVideo ?? this.host;
    const startS = this.#leftFile?.timeS ?? 0;
    // The next time that the file begins, it begins from the start.
    this.host.visitorState.delete('file');
    this.isSilent = isBackground || (playsByItself && !video);
    const player = createPlayer({
      source,
      title: title || this.providerName,
      autoplay,
      muted: this.isSilent,
      isBackground,
      loop: isBackground || markup.hasAttribute('loop'),
      crossOrigin: markup.getAttribute('crossorigin'),
      startS,
      video,
      tracks: [...this.host.querySelectorAll('track')],
      onEvent: (event) => this.#handleEvent(event),
    });
    this.#player = player;
    this.#options.onChange({ phase: 'player', element: player.element, takesFocus: !!video });
    if (!autoplay) return;
    this.#activate();
    // A player without a protocol reports nothing.
    if (source.type !== 'file' && !protocolOf(source.provider)) this.#handleEvent('play');
  }

  #showInvalid(): void {
    this.#options.onChange({ phase: 'invalid', unplayable: this.#unplayable });
  }

  #remove(): void {
    const player = this.#player;
    if (!player) return;
    // Before the event, so that its listeners find the video inactive.
    this.#deactivate();
    this.#handleEvent('pause');
    this.#player = undefined;
    this.#lastEvent = undefined;
    player.destroy();
  }

  /** Keeps where the visitor is in a file, for an element that comes back to the page. */
  #rememberTime(): void {
    const timeS = this.#player?.getTimeS?.();
    const address = this.#source?.address;
    // Motion behind content begins anew.
    if (this.#options.readVideo().settings.background) return;
    const isPaused = this.#lastEvent === 'pause';
    if (timeS && address) this.host.visitorState.set('file', { address, timeS, isPaused } satisfies LeftFile);
  }

  /** The file of the latest render, as the visitor has left it before the element came back to the page. */
  get #leftFile(): LeftFile | undefined {
    const left = this.host.visitorState.get('file') as LeftFile | undefined;
    return left?.address === this.#source?.address ? left : undefined;
  }

  #activate(): void {
    this.host.internals.states.add('active');
    // Motion behind content goes on while other media play.
    if (!this.#options.readVideo().settings.background) claimPlayback(this);
  }

  #deactivate(): void {
    this.host.internals.states.delete('active');
    releasePlayback(this);
  }

  #handleEvent(event: PlayerEvent | 'error'): void {
    const { host, onChange } = this.#options;
    if (event === 'error') {
      this.#remove();
      this.#showInvalid();
      return;
    }
    // Players repeat their reports, and some report a pause before they have begun.
    if (event === this.#lastEvent || (event === 'pause' && this.#lastEvent !== 'play')) return;
    this.#lastEvent = event;
    host.internals.states[event === 'play' ? 'add' : 'delete']('playing');
    if (event === 'play') this.#activate();
    if (event === 'ended') this.#deactivate();
    const element = this.#player?.element;
    if (element && this.#options.readVideo().settings.background)
      onChange({ phase: 'player', element, isPlaying: event === 'play' });
    emit(host, `az-${event}`);
  }
}
