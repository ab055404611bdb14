import { prefersStill } from '../../../../src/util/prefers-still';
import { fade, type Transition, transitionOf } from '../../transition';
import { arrived } from './arrived';
import { Drag } from './drag';
import type { Stage, Step } from './stage';

type Animate = (from: HTMLElement, to: HTMLElement) => Animation[];

const heightMs = 300;

/** How slides of a stage follow each other, by themselves or under a finger. */
export class Motion {
  readonly #stage: Stage;
  #transition: Transition = fade;
  #drag: Drag | undefined;
  #running: Animation[] = [];
  /** What the current picture does as long as it shows. */
  #showing: Animation | undefined;
  #showCount = 0;
  /** A picture that moves for more than five seconds can be stopped (WCAG 2.2.2). */
  readonly #endPlaying: () => void;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#endPlaying = stage.props.engine.on('playing', (isPlaying) =>
      this.#showing?.[isPlaying ? 'play' : 'pause'](),
    );
    this.prepare();
    this.#bringNeighbours();
  }

  /** Whether a finger has the slides. */
  get isDragged(): boolean {
    return !!this.#drag?.isOn;
  }

  get speedMs(): number {
    return prefersStill() ? 0 : (this.#stage.props.settings.speed ?? 1) * 1000;
  }

  async #bringNeighbours(): Promise<void> {
    const stage = this.#stage;
    await arrived(this.#pictureAt(stage.shownIndex));
    stage.hasNeighbours = true;
    if (stage.isMounted) stage.setState({});
  }

  /** Loads the transition, and has fingers follow it. */
  async prepare(): Promise<void> {
    const stage = this.#stage;
    const { settings, host, engine } = stage.props;
    const transition = await transitionOf(settings.transition, (error) => host.report(error));
    if (!stage.isMounted || settings !== stage.props.settings) return;
    this.#transition = transition;
    this.#drag?.stop();
    this.#drag = new Drag({ stage, motion: this, follow: transition.follow?.(settings) });
    if (engine.isPlaying && !this.#showing) this.#show();
  }

  stop(): void {
    this.#endPlaying();
    this.#drag?.stop();
    this.#showing?.cancel();
  }

  /** The slide that the engine means comes in, once its picture is there. */
  async change(step: Step): Promise<void> {
    const stage = this.#stage;
    if (prefersStill()) return this.replace(() => []);
    await stage.committed();
    await arrived(this.#pictureAt(stage.props.engine.index));
    await this.replace((from, to) => {
      const { change } = this.#transition;
      const { speedMs } = this;
      return change?.({ from, to, speedMs }) ?? this.#drag?.change([from, to, step], speedMs) ?? [];
    });
    this.#drag?.reset();
  }

  /** The slide that the engine means takes the place of the one that shows. */
  async replace(animate: Animate): Promise<void> {
    const stage = this.#stage;
    const from = stage.elementAt(stage.shownIndex);
    const hasFocus = from?.matches(':focus-within');
    const height = stage.list.offsetHeight;
    const shown = this.#showing;
    await stage.turn();
    const to = stage.elementAt(stage.props.engine.index);
    // It would be lost with the slide that cannot be reached any more.
    if (hasFocus) to?.focus({ preventScroll: true });
    const running = from && to && from !== to ? animate(from, to) : [];
    const heights = [height, stage.list.offsetHeight];
    if (running.length && heights[0] !== heights[1])
      running.push(
        stage.list.animate(
          { height: heights.map((px) => `${px}px`) },
          { duration: heightMs, easing: 'ease' },
        ),
      );
    this.#show();
    await this.run(running, async () => {
      stage.leaving = undefined;
      await stage.committed();
      shown?.cancel();
    });
  }

  /** @param last what is done before the slides are back where their styles have them */
  async run(animations: Animation[], last?: () => Promise<void>): Promise<void> {
    this.#running = animations;
    await Promise.allSettled(animations.map(({ finished }) => finished));
    await last?.();
    for (const animation of animations) animation.cancel();
  }

  /** Brings what runs to its end. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  #show(): void {
    const { shownIndex, props } = this.#stage;
    const { autoplayOptions, autoplayDuration } = props.settings;
    const picture = this.#pictureAt(shownIndex);
    const ms = (autoplayOptions?.timeout ?? autoplayDuration * 1000) + this.speedMs;
    if (picture && !prefersStill())
      this.#showing = this.#transition.show?.({ picture, ms, count: this.#showCount++ });
  }

  /** In the page's own element, or in what was made from data. */
  #pictureAt(index: number): HTMLImageElement | null | undefined {
    const stage = this.#stage;
    const slide = stage.props.slides[index];
    const content = slide && 'element' in slide ? slide.element : stage.elementAt(index);
    return content?.matches('img') ? (content as HTMLImageElement) : content?.querySelector('img');
  }
}
