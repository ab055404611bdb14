import { Component, type CSSProperties, type ReactNode } from 'react';
import { prefersStill } from '../../../../src/util/prefers-still';
import type { DesignProps } from '../../design';
import { later } from '../../later';
import type { Slide } from '../../slides';
import type { Step } from '../../transition';
import { Motion } from './motion';
import { SlideshowSlide } from './slide';

interface StageProps extends DesignProps {
  variables: CSSProperties;
}

const occasional = later(() => import('./occasional'));

/**
 * The slide that shows, those beside it, and the one that leaves: however many slides there are, no others are rendered.
 * The engine is ahead of what shows by the time that the next picture takes to arrive.
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
  /** After it has mounted: what comes before, such as a deep link, is where it begins and no change. */
  #motion: Motion | undefined;
  #stops: (() => void)[] = [];

  override componentDidMount(): void {
    const { engine } = this.props;
    const onClick = (event: MouseEvent): void => this.#onClick(event);
    // Not React's, which does not see the page's own elements in the slots.
    this.list.addEventListener('click', onClick);
    this.isMounted = true;
    this.#stops = [
      engine.on('change', ({ direction }) => {
        // A finger has brought it, and shows it.
        if (this.#motion?.isDragged) return;
        const changed = this.#motion?.change(direction);
        if (!changed) this.#begin();
        else if (!prefersStill()) engine.move(changed);
      }),
      engine.on('shape', () => this.#motion || this.#begin()),
      () => this.list.removeEventListener('click', onClick),
    ];
    // Preact has run the effects of what is around it before.
    this.#begin();
    queueMicrotask(() => {
      if (this.isMounted) this.#motion = new Motion(this);
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
    // What stops it must be there when it is left.
    if (slides[shown]?.isVideo) occasional.use(() => {});
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
    const slide = slides[this.shownIndex];
    const place = this.elementAt(this.shownIndex);
    if (slide?.isVideo) occasional.use(({ pauseVideos }) => pauseVideos(slide, place));
    this.leaving = this.shown;
    this.shown = slides[engine.index]?.key;
    return this.committed();
  }

  #onClick(event: MouseEvent): void {
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this.list));
    occasional.use(({ clickSlide }) => clickSlide(event, inside, this.props));
  }

  #begin(): void {
    const { engine, slides } = this.props;
    this.shown = slides[engine.index]?.key;
    this.setState({});
  }
}
