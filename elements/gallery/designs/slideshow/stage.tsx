import { Component, type CSSProperties, type ReactNode } from 'react';
import { prefersStill } from '../../../../src/util/prefers-still';
import type { DesignProps } from '../../design';
import { later } from '../../later';
import { pauseVideos } from '../../scroller/pause-videos';
import type { Slide } from '../../slides';
import { users } from '../../users';
import type { Motion } from './motion';
import { SlideshowSlide } from './slide';

interface StageProps extends DesignProps {
  variables: CSSProperties;
}

export type Step = 1 | -1;

const motions = later(() => import('./motion'));

/**
 * The slide that shows, those beside it, and the one that leaves: however many slides there are, no others are rendered.
 * The engine is ahead of what shows by the time that the next picture takes to arrive. What moves comes after the first
 * slide; who asks for the next one before that gets it then.
 */
export class Stage extends Component<StageProps> {
  list!: HTMLDivElement;
  /** The keys of the slide that shows, and of the one that leaves. */
  shown: string | undefined;
  leaving: string | undefined;
  /** From the start, the first picture has the network for itself. */
  hasNeighbours = false;
  isMounted = false;
  /** Indexes of the slides that are rendered. */
  #rendered: number[] = [];
  /** What comes while it mounts, such as a deep link, is where it begins and no change. */
  #hasBegun = false;
  #motion: Motion | undefined;
  #stops: (() => void)[] = [];

  override componentDidMount(): void {
    const { engine, host } = this.props;
    const onClick = (event: MouseEvent): void => this.#onClick(event);
    // Not React's, which does not see the page's own elements in the slots.
    this.list.addEventListener('click', onClick);
    this.isMounted = true;
    const loading = motions.load().then(
      ({ Motion }) => {
        if (this.isMounted) this.#motion ??= new Motion(this);
        return this.#motion;
      },
      (error) => {
        host.report(error);
      },
    );
    this.#stops = [
      engine.on('change', ({ direction }) => {
        // A finger has brought it, and shows it.
        if (this.#motion?.isDragged) return;
        if (!this.#hasBegun) return this.#begin();
        // Without what moves, it simply shows.
        const changed = loading.then((motion) => (motion ? motion.change(direction) : this.#begin()));
        if (!prefersStill()) engine.move(changed);
      }),
      engine.on('shape', () => this.#hasBegun || this.#begin()),
      () => this.list.removeEventListener('click', onClick),
    ];
    // Preact has run the effects of what is around it before.
    this.#begin();
    queueMicrotask(() => {
      this.#hasBegun = true;
    });
  }

  override componentDidUpdate({ settings }: StageProps): void {
    if (settings !== this.props.settings) this.#motion?.prepare();
  }

  override componentWillUnmount(): void {
    this.isMounted = false;
    for (const stop of this.#stops) stop();
    this.#motion?.stop();
    // Nothing ends any more what has begun.
    this.props.engine.move(Promise.resolve());
  }

  override render(): ReactNode {
    const { slides, settings, text, engine, variables } = this.props;
    const shown = this.shownIndex;
    this.shown = slides[shown]?.key;
    const beside = this.hasNeighbours ? [this.beside(-1), this.beside(1)] : [];
    const wanted = new Set([shown, engine.index, this.#indexOf(this.leaving), ...beside]);
    this.#rendered = ([...wanted] as number[]).filter((index) => slides[index]).sort((a, b) => a - b);
    return (
      <div
        ref={(list) => {
          if (list) this.list = list;
        }}
        part="slides"
        style={variables}
      >
        {this.#rendered.map((index) => {
          const slide = slides[index] as Slide;
          return (
            <SlideshowSlide
              key={slide.key}
              slide={slide}
              settings={settings}
              text={text}
              position={index + 1}
              count={slides.length}
              isShown={index === shown}
              isLeaving={slide.key === this.leaving}
              isFirst={!this.hasNeighbours}
            />
          );
        })}
      </div>
    );
  }

  /** -1 where there is no such slide. */
  #indexOf(key: string | undefined): number {
    return this.props.slides.findIndex((slide) => slide.key === key);
  }

  get shownIndex(): number {
    const { engine, slides } = this.props;
    const index = this.#indexOf(this.shown);
    return index < 0 ? Math.max(0, Math.min(engine.index, slides.length - 1)) : index;
  }

  /** The index of the slide after or before the one that shows; undefined at an end. */
  beside(step: Step): number | undefined {
    const { slides, settings } = this.props;
    const index = this.shownIndex + step;
    if (settings.loop && slides.length > 1) return (index + slides.length) % slides.length;
    return slides[index] && index;
  }

  /** Where the slide stands, if it is rendered. */
  elementAt(index: number | undefined): HTMLElement | undefined {
    return this.list.children[this.#rendered.indexOf(index ?? -1)] as HTMLElement | undefined;
  }

  /** Resolves when what has been set is on the page. */
  committed(): Promise<void> {
    return new Promise((resolve) => this.setState({}, () => resolve()));
  }

  /** The slide that the engine means takes the place of the one that shows, which leaves. */
  turn(): Promise<void> {
    const { engine, slides } = this.props;
    pauseVideos(slides[this.shownIndex], this.elementAt(this.shownIndex));
    this.leaving = this.shown;
    this.shown = slides[engine.index]?.key;
    return this.committed();
  }

  #onClick(event: MouseEvent): void {
    const { engine, settings, slides } = this.props;
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this.list)) as Element[];
    const behaviour = settings.activeSlideClickBehavior;
    const isUsed = event.defaultPrevented || inside.some((node) => node.matches?.(users));
    if (!isUsed && behaviour !== 'stay' && !slides[engine.index]?.isVideo) engine[behaviour]();
  }

  #begin(): void {
    const { engine, slides } = this.props;
    this.shown = slides[engine.index]?.key;
    this.setState({});
  }
}
