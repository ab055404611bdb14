import type { BlockHost } from '../../src/core/block-host';
import { createStore, type WritableStore } from '../../src/core/util/store';
import { playerModule } from './lazy-modules';
import type { AudioOptions, AudioPlayer } from './player/audio-player';
import { type AudioState, positionsKey, startTime } from './state';
import { findPlayable, type Track } from './tracks';

/** Whether the browser has stored a position at which the visitor stopped a recording of this site. */
const hasPositions = (): boolean => {
  try {
    return positionsKey in localStorage;
  } catch {
    // The visitor, or the policy of a frame, forbids storage.
    return false;
  }
};

/** A player whose code is loaded with the first command. It owns the state that the view shows, before and after that. */
export class LazyPlayer {
  readonly host: BlockHost;
  readonly state: WritableStore<AudioState>;
  /** Separate from `state`, because it changes several times a second. */
  readonly time = createStore(startTime());
  #options: AudioOptions | undefined;
  /** The block's own element. */
  #element: HTMLAudioElement | null = null;
  #player: AudioPlayer | undefined;
  #isDestroyed = false;

  constructor(host: BlockHost, state: WritableStore<AudioState>) {
    this.host = host;
    this.state = state;
  }

  /** The `ref` callback of the block's own `<audio>`. */
  attach = (element: HTMLAudioElement | null): void => {
    this.#element = element;
  };

  update(options: AudioOptions): void {
    const isFirst = !this.#options;
    const isSame = options.tracks === this.#options?.tracks;
    this.#options = options;
    if (this.#player) this.#player.update(options);
    else if (!isSame) {
      const start = isFirst ? this.state.getSnapshot().index : 0;
      this.state.update({ index: findPlayable(options.tracks, { start, step: 1 }) ?? 0 });
      this.time.update(startTime(this.#track?.duration));
      if (this.#needsCode(options)) this.load();
    }
  }

  /** Loads the code: the visitor is about to use the player. */
  load = (): void => void this.run(() => {});

  /** Runs a command: at once, or when the code has been loaded. */
  async run(command: (player: AudioPlayer) => void): Promise<void> {
    if (this.#player) {
      command(this.#player);
      return;
    }
    try {
      const { AudioPlayer } = await playerModule.load();
      if (this.#isDestroyed || !this.#options) return;
      const { host, state, time } = this;
      this.#player ??= new AudioPlayer({ host, state, time, element: this.#element, ...this.#options });
      command(this.#player);
    } catch (error) {
      // The next command tries again.
      this.host.report(error);
    }
  }

  play = (index?: number): Promise<void> => {
    this.#unlockMedia();
    return this.run((player) => player.play(index));
  };

  /** Plays or pauses a recording. */
  toggle = (index?: number): void => {
    this.#unlockMedia();
    this.run((player) => player.toggle(index));
  };

  destroy(): void {
    this.#isDestroyed = true;
    this.#player?.destroy();
    this.state.update({ phase: 'paused', asksConsent: false, hasFrame: false });
  }

  get #track(): Track | undefined {
    return this.#options?.tracks[this.state.getSnapshot().index];
  }

  /**
   * Whether to load the player's code before the first command. Only that code finds out an unknown duration, follows an element
   * of the page that plays already, and knows where the visitor has stopped.
   */
  #needsCode({ tracks, showsDuration }: AudioOptions): boolean {
    const current = this.#track;
    return (
      (showsDuration && current?.kind === 'file' && current.duration === undefined) ||
      tracks.some(({ element }) => element && !element.paused) ||
      hasPositions()
    );
  }

  /** Calls `load()` within the visitor's gesture. Phones then let the element play when the code arrives a moment later. */
  #unlockMedia(): void {
    const media = this.#track?.element ?? this.#element;
    if (!this.#player && !media?.currentTime) media?.load();
  }
}
