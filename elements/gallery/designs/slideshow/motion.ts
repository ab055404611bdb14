import { prefersStill } from '../../../../src/util/prefers-still';
import { trackSwipe } from '../../engine/swipe';
import { accompanying, type Company, fade, type Slideshow, type Step } from '../../transition';
import { arrived } from './arrived';
import type { Stage } from './stage';

type Animate = (from: HTMLElement, to: HTMLElement) => Animation[];

const heightMs = 300;
/** Gallery 9: where slides do not follow the finger, a drag so long changes them. */
const thresholdPx = 50;

/** How slides of a stage follow each other, by themselves or under a finger. */
export class Motion implements Slideshow {
  readonly stage: Stage;
  #company: Company = {};
  #running: Animation[] = [];
  #endSwipe = (): void => {};
  #endDrag: (() => void) | undefined;

  constructor(stage: Stage) {
    this.stage = stage;
    this.prepare();
    this.#bringNeighbours();
  }

  /** Whether a finger has the slides. */
  get isDragged(): boolean {
    return !!this.#endDrag;
  }

  get speedMs(): number {
    return prefersStill() ? 0 : (this.stage.props.settings.speed ?? 1) * 1000;
  }

  /** On a horizontal track where text runs so. */
  get sign(): Step {
    return this.#company.axis !== 'y' && getComputedStyle(this.stage.list).direction === 'rtl' ? -1 : 1;
  }

  async #bringNeighbours(): Promise<void> {
    const { stage } = this;
    await arrived(this.pictureAt(stage.shownIndex));
    stage.hasNeighbours = true;
    if (stage.isMounted) stage.setState({});
  }

  /** Loads the transition, and has fingers follow it. */
  async prepare(): Promise<void> {
    const { stage } = this;
    const { settings, host } = stage.props;
    const accompany = await accompanying(settings.transition, (error) => host.report(error));
    if (!stage.isMounted || settings !== stage.props.settings) return;
    const before = this.#company;
    this.#endSwipe();
    const company = accompany(this, before);
    if (company !== before) before.stop?.();
    this.#company = company;
    const { axis = 'x', pointers = ['touch', 'pen'] } = company;
    stage.list.style.touchAction = `pan-${axis === 'x' ? 'y' : 'x'} pinch-zoom`;
    this.#endSwipe = trackSwipe(stage.list, {
      axis,
      pointers,
      begin: () => this.#begin(),
      move: (moved, heldMs) => company.move?.(moved * this.sign, heldMs),
      end: (moved, heldMs) => this.#release(moved * this.sign, heldMs),
    });
  }

  stop(): void {
    this.#endSwipe();
    this.#company.stop?.();
  }

  /** The slide that the engine means comes in, once its picture is there. */
  async change(step: Step): Promise<void> {
    const { stage, speedMs } = this;
    if (prefersStill()) return this.replace(() => []);
    await stage.committed();
    await arrived(this.pictureAt(stage.props.engine.index));
    await this.replace((from, to) => {
      const change = { from, to, step, speedMs };
      return this.#company.change?.(change) ?? fade.change(change);
    });
    this.#company.reset?.();
  }

  /** The slide that the engine means takes the place of the one that shows. */
  async replace(animate: Animate): Promise<void> {
    const { stage } = this;
    const from = stage.elementAt(stage.shownIndex);
    const hasFocus = from?.matches(':focus-within');
    const height = stage.list.offsetHeight;
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
    const shown = this.#company.show?.();
    await this.run(running, async () => {
      stage.leaving = undefined;
      await stage.committed();
      shown?.();
    });
  }

  /** @param last what is done before the slides are back where their styles have them */
  async run(animations: Animation[], last?: () => Promise<void>): Promise<void> {
    this.#running = animations;
    await Promise.allSettled(animations.map(({ finished }) => finished));
    await last?.();
    for (const animation of animations) animation.cancel();
  }

  /** In the page's own element, or in what was made from data. */
  pictureAt(index: number): HTMLImageElement | null | undefined {
    const { stage } = this;
    const slide = stage.props.slides[index];
    const content = slide && 'element' in slide ? slide.element : stage.elementAt(index);
    return content?.matches('img') ? (content as HTMLImageElement) : content?.querySelector('img');
  }

  #begin(): boolean {
    const { engine } = this.stage.props;
    // A quick finger need not wait: the drag begins with the next frame.
    for (const animation of engine.inMotion ? this.#running : []) animation.finish();
    if (engine.inMotion) return false;
    engine.move(
      new Promise<void>((resolve) => {
        this.#endDrag = resolve;
      }),
    );
    return true;
  }

  async #release(moved: number, heldMs: number): Promise<void> {
    const { engine } = this.stage.props;
    const { release } = this.#company;
    const step = release
      ? await release.call(this.#company, moved, heldMs)
      : Math.abs(moved) > thresholdPx && (moved < 0 ? 1 : -1);
    this.#endDrag?.();
    this.#endDrag = undefined;
    // Then the engine rests.
    await null;
    if (step) engine[step > 0 ? 'next' : 'previous']();
  }
}
