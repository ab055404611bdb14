import { prefersStill } from '../../../src/util/prefers-still';
import type { Accompany, Company, Slideshow } from '../transition';
import { transition } from './ken-burns';

/** What pictures do as long as they show, while slides fade. */
class Zoom implements Company {
  readonly #slideshow: Slideshow;
  #showing: Animation | undefined;
  #count = 0;
  /** A picture that moves for more than five seconds can be stopped (WCAG 2.2.2). */
  readonly #endPlaying: () => void;

  constructor(slideshow: Slideshow) {
    const { engine } = slideshow.stage.props;
    this.#slideshow = slideshow;
    this.#endPlaying = engine.on('playing', (isPlaying) => this.#showing?.[isPlaying ? 'play' : 'pause']());
    if (engine.isPlaying) this.show();
  }

  show(): () => void {
    const before = this.#showing;
    const { stage, speedMs } = this.#slideshow;
    const { autoplayOptions, autoplayDuration } = stage.props.settings;
    const picture = this.#slideshow.pictureAt(stage.shownIndex);
    const ms = (autoplayOptions?.timeout ?? autoplayDuration * 1000) + speedMs;
    if (picture && !prefersStill()) this.#showing = transition.show?.({ picture, ms, count: this.#count++ });
    return () => before?.cancel();
  }

  stop(): void {
    this.#endPlaying();
    this.#showing?.cancel();
  }
}

/** "ken-burns" is the one that does so. */
export const accompanying = (): Accompany => (slideshow, before) =>
  before instanceof Zoom ? before : new Zoom(slideshow);
