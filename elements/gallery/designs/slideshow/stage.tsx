import { Component, type CSSProperties, type ReactNode } from 'react';
import { prefersStill } from '../../../../src/util/prefers-still';
import type { DesignProps } from '../../design';
import type { Change } from '../../engine/engine';
import { users } from '../../scroller/click';
import { pauseVideos } from '../../scroller/pause-videos';
import type { Slide } from '../../slides';
import { fade, type Transition, transitionOf } from '../../transition';
import { arrived } from './arrived';
import type { Drag, Step } from './drag';
import { SlideshowSlide } from './slide';

interface StageProps extends DesignProps {
  variables: CSSProperties;
}

const heightMs = 300;

/**
 * The slide that shows, those beside it, and the one that leaves: however many slides there are, no others are rendered.
 * The engine is ahead of what shows by the time that the next picture takes to arrive.
 */
export class Stage extends Component<StageProps> {
  #list!: HTMLDivElement;
  #isMounted = false;
  /** Indexes of the slides that are rendered. */
  #rendered: number[] = [];
  /** The keys of the slide that shows, and of the one that leaves. */
  #shown: string | undefined;
  #leaving: string | undefined;
  /** From the start, the first picture has the network for itself. */
  #hasNeighbours = false;
  /** What comes while it mounts, such as a deep link, is where it begins and no change. */
  #hasBegun = false;
  #transition: Transition = fade;
  #drag: Drag | undefined;
  #running: Animation[] = [];
  /** What the current picture does as long as it shows. */
  #showing: Animation | undefined;
  #showCount = 0;
  #stops: (() => void)[] = [];

  override componentDidMount(): void {
    const { engine } = this.props;
    const onClick = (event: MouseEvent): void => this.#onClick(event);
    // Not React's, which does not see the page's own elements in the slots.
    this.#list.addEventListener('click', onClick);
    this.#stops = [
      engine.on('change', (change) => this.#onChange(change)),
      engine.on('shape', () => this.#hasBegun || this.#begin()),
      // A picture that moves for more than five seconds can be stopped (WCAG 2.2.2).
      engine.on('playing', (isPlaying) => this.#showing?.[isPlaying ? 'play' : 'pause']()),
      () => this.#list.removeEventListener('click', onClick),
    ];
    this.#isMounted = true;
    // Preact has run the effects of what is around it before.
    this.#begin();
    this.#prepare();
    queueMicrotask(async () => {
      this.#hasBegun = true;
      await arrived(this.#pictureAt(this.#shownIndex));
      this.#hasNeighbours = true;
      this.setState({});
    });
  }

  override componentDidUpdate({ settings }: StageProps): void {
    if (settings !== this.props.settings) this.#prepare();
  }

  override componentWillUnmount(): void {
    this.#isMounted = false;
    for (const stop of this.#stops) stop();
    this.#drag?.stop();
    this.#showing?.cancel();
    // Nothing ends any more what has begun.
    this.props.engine.move(Promise.resolve());
  }

  override render(): ReactNode {
    const { slides, settings, text, engine, variables } = this.props;
    const shown = this.#shownIndex;
    this.#shown = slides[shown]?.key;
    const beside = this.#hasNeighbours ? [this.#beside(-1), this.#beside(1)] : [];
    const wanted = new Set([shown, engine.index, this.#indexOf(this.#leaving), ...beside]);
    this.#rendered = ([...wanted] as number[]).filter((index) => slides[index]).sort((a, b) => a - b);
    return (
      <div
        ref={(list) => {
          if (list) this.#list = list;
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
              isLeaving={slide.key === this.#leaving}
              isFirst={!this.#hasNeighbours}
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

  get #shownIndex(): number {
    const { engine, slides } = this.props;
    const index = this.#indexOf(this.#shown);
    return index < 0 ? Math.max(0, Math.min(engine.index, slides.length - 1)) : index;
  }

  #beside(step: Step): number | undefined {
    const { slides, settings } = this.props;
    const index = this.#shownIndex + step;
    if (settings.loop && slides.length > 1) return (index + slides.length) % slides.length;
    return slides[index] && index;
  }

  #elementAt(index: number | undefined): HTMLElement | undefined {
    return this.#list.children[this.#rendered.indexOf(index ?? -1)] as HTMLElement | undefined;
  }

  /** What the slide shows: the page's own element, or what was made from data. */
  #contentAt(index: number): Element | undefined {
    const slide = this.props.slides[index];
    return slide && 'element' in slide ? slide.element : this.#elementAt(index);
  }

  #pictureAt(index: number): HTMLImageElement | null | undefined {
    const content = this.#contentAt(index);
    return content?.matches('img') ? (content as HTMLImageElement) : content?.querySelector('img');
  }

  #committed(): Promise<void> {
    return new Promise((resolve) => this.setState({}, () => resolve()));
  }

  get #speedMs(): number {
    return prefersStill() ? 0 : (this.props.settings.speed ?? 1) * 1000;
  }

  /** Loads the transition, and what fingers need. */
  async #prepare(): Promise<void> {
    const { settings, host, engine } = this.props;
    const [transition, { Drag }] = await Promise.all([
      transitionOf(settings.transition, (error) => host.report(error)),
      import('./drag'),
    ]);
    if (!this.#isMounted || settings !== this.props.settings) return;
    this.#transition = transition;
    this.#drag?.stop();
    this.#drag = new Drag({
      engine,
      list: this.#list,
      follow: transition.follow?.(settings),
      speedMs: () => this.#speedMs,
      beside: (step) => this.#beside(step),
      slideAt: (step) => this.#elementAt(step ? this.#beside(step) : this.#shownIndex),
      replace: (animate) => this.#replace(animate),
      run: (animations) => this.#run(animations),
      finish: () => {
        for (const animation of this.#running) animation.finish();
      },
    });
    if (engine.isPlaying && !this.#showing) this.#show();
  }

  #show(): void {
    const { autoplayOptions, autoplayDuration } = this.props.settings;
    const picture = this.#pictureAt(this.#shownIndex);
    const ms = (autoplayOptions?.timeout ?? autoplayDuration * 1000) + this.#speedMs;
    if (picture && !prefersStill())
      this.#showing = this.#transition.show?.({ picture, ms, count: this.#showCount++ });
  }

  #onClick(event: MouseEvent): void {
    const { engine, settings, slides } = this.props;
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this.#list)) as Element[];
    const behaviour = settings.activeSlideClickBehavior;
    const isUsed = event.defaultPrevented || inside.some((node) => node.matches?.(users));
    if (!isUsed && behaviour !== 'stay' && slides[engine.index]?.type !== 'video') engine[behaviour]();
  }

  #onChange({ direction }: Change): void {
    const { engine } = this.props;
    // A finger has brought it, and shows it.
    if (this.#drag?.isOn) return;
    if (!this.#hasBegun) this.#begin();
    else if (prefersStill()) this.#replace(() => []);
    else engine.move(this.#change(direction));
  }

  #begin(): void {
    const { engine, slides } = this.props;
    this.#shown = slides[engine.index]?.key;
    this.setState({});
  }

  async #change(step: Step): Promise<void> {
    const { engine } = this.props;
    await this.#committed();
    await arrived(this.#pictureAt(engine.index));
    await this.#replace((from, to) => {
      const { change } = this.#transition;
      const speedMs = this.#speedMs;
      return change?.({ from, to, speedMs }) ?? this.#drag?.change([from, to, step], speedMs) ?? [];
    });
    this.#drag?.reset();
  }

  /** The slide that the engine means takes the place of the one that shows. */
  async #replace(animate: (from: HTMLElement, to: HTMLElement) => Animation[]): Promise<void> {
    const { engine, slides } = this.props;
    const index = this.#shownIndex;
    const from = this.#elementAt(index);
    const hasFocus = from?.matches(':focus-within');
    const height = this.#list.offsetHeight;
    const shown = this.#showing;
    pauseVideos(slides[index]);
    this.#leaving = this.#shown;
    this.#shown = slides[engine.index]?.key;
    await this.#committed();
    const to = this.#elementAt(engine.index);
    // It would be lost with the slide that cannot be reached any more.
    if (hasFocus) to?.focus({ preventScroll: true });
    const running = from && to && from !== to ? animate(from, to) : [];
    const heights = [height, this.#list.offsetHeight];
    if (running.length && heights[0] !== heights[1])
      running.push(
        this.#list.animate(
          { height: heights.map((px) => `${px}px`) },
          { duration: heightMs, easing: 'ease' },
        ),
      );
    this.#show();
    await this.#run(running, async () => {
      this.#leaving = undefined;
      await this.#committed();
      shown?.cancel();
    });
  }

  /** @param last what is done before the slides are back where their styles have them */
  async #run(animations: Animation[], last?: () => Promise<void>): Promise<void> {
    this.#running = animations;
    await Promise.allSettled(animations.map(({ finished }) => finished));
    await last?.();
    for (const animation of animations) animation.cancel();
  }
}
