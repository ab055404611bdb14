import type { BlockHost } from '../../../src/core/block-host';
import { emit } from '../../../src/core/emit';

/** The recording that an event is about. */
interface EventDetail {
  index: number;
  url: string | undefined;
}

/** Fires the block's events: an `az-play`, then one `az-pause` or `az-ended`. */
export class PlaybackEvents {
  readonly #host: BlockHost;
  readonly #detail: () => EventDetail;
  /** Whether `az-play` has been fired, without a later `az-pause` or `az-ended`. */
  #isStarted = false;

  /** @param detail reads the current recording */
  constructor(host: BlockHost, detail: () => EventDetail) {
    this.#host = host;
    this.#detail = detail;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    emit(this.#host, 'az-play', { detail: this.#detail() });
  }

  stop(type: 'az-pause' | 'az-ended'): void {
    if (!this.#isStarted) return;
    this.#isStarted = false;
    emit(this.#host, type, { detail: this.#detail() });
  }
}
