import type { BlockHost } from '../../src/core/block-host';
import { onLanguageOrDirectionChange } from '../../src/core/mounted-elements';
import type { MotionOptions, Wave } from './contract';
import { fillCopy } from './fill-copy';

/** The speed at the setting `speed` 1. */
const pxPerSecond = 60;

/** A marquee makes its copies and moves while it is this near the window. */
const nearPx = 100;

/** The width with its fraction, and without the zoom of an ancestor. */
const widthOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).width);

/** The measurements and settings that the copies depend on. */
interface Layout {
  contentWidth: number;
  frameWidth: number;
  /** Half of the wave's height, px. */
  amplitude: number;
  isRtl: boolean;
  pxPerMs: number;
}

/**
 * Moves a marquee by an animation of the track's `transform`; the animations of a wave's pieces run in step with it. No
 * script runs in the animation's frames, so React takes no part. The controller also makes the copies that fill the line: they
 * are clones of the page's own nodes. Its listeners on the frame and on the element around it are removed together with these
 * elements.
 */
export class MotionController {
  readonly #host: BlockHost;
  readonly #frame: HTMLElement;
  readonly #track: HTMLElement;
  /** The only text that is read aloud, found, and reached with the keyboard. */
  readonly #content: HTMLElement;
  readonly #copies: HTMLElement;
  readonly #resizeObserver: ResizeObserver;
  readonly #nearObserver: IntersectionObserver;
  readonly #stopWatchingDirection: () => void;
  #options: MotionOptions | undefined;
  #isNear: boolean | undefined;
  #isPointedAt = false;
  /** The settings and measurements that the copies were made for. */
  #copiesFor: unknown[] = [];
  /** A loop is the distance after which the line looks as at the start: so many copies, so many px. */
  #copiesPerLoop = 1;
  #loopPx = 0;
  #animation: Animation | undefined;
  #wave: Wave | undefined;

  /** @param frame holds the track, which holds the content and the empty copies */
  constructor(frame: HTMLElement, host: BlockHost) {
    this.#host = host;
    this.#frame = frame;
    this.#track = frame.firstChild as HTMLElement;
    [this.#content, this.#copies] = this.#track.children as unknown as [HTMLElement, HTMLElement];
    // A frame later, because `#refresh` may change the element's height, which an observer must not do.
    this.#resizeObserver = new ResizeObserver(() => requestAnimationFrame(this.#refresh));
    this.#resizeObserver.observe(frame);
    this.#resizeObserver.observe(this.#content);
    this.#nearObserver = new IntersectionObserver(
      (entries) => {
        this.#isNear = entries.pop()?.isIntersecting;
        this.#refresh();
      },
      { root: host.ownerDocument, rootMargin: `${nearPx}px` },
    );
    this.#nearObserver.observe(frame);
    this.#stopWatchingDirection = onLanguageOrDirectionChange(this.#refresh);
    document.addEventListener('visibilitychange', this.#refresh);
    // Slotted content does not reach React's handlers, so the frame listens itself.
    frame.addEventListener('focusin', this.#refresh);
    frame.addEventListener('focusout', this.#refresh);
    // Makes the copies anew when a block in the content has rendered, and when the page has changed its theme (marquee.css).
    frame.addEventListener('az-ready', ({ target }) => host.contains(target as Node) && this.#remakeAll());
    frame.addEventListener('transitionend', ({ target }) => target === frame && this.#remakeAll());
    // Unlike `pointerenter`, `pointerover` fires for a pointer that was there before the block.
    const block = frame.parentElement as HTMLElement;
    block.onpointerover = this.#onPointer;
    block.onpointerleave = this.#onPointer;
    // A press must not focus a copy, which is hidden from screen readers.
    this.#copies.onmousedown = (event) => event.preventDefault();
  }

  /** Applies the options of the latest render. */
  update(options: MotionOptions): void {
    this.#options = options;
    // A microtask later the element has its styles, and nothing has been painted yet.
    queueMicrotask(this.#refresh);
  }

  destroy(): void {
    this.#options = undefined;
    document.removeEventListener('visibilitychange', this.#refresh);
    this.#resizeObserver.disconnect();
    this.#nearObserver.disconnect();
    this.#stopWatchingDirection();
    this.#stopAnimations();
    this.#host.internals.states.delete('paused');
  }

  readonly #onPointer = ({ type, pointerType }: PointerEvent): void => {
    const isPointedAt = type === 'pointerover' && pointerType === 'mouse';
    if (isPointedAt === this.#isPointedAt) return;
    this.#isPointedAt = isPointedAt;
    this.#refresh();
  };

  /** Makes as many copies as the line needs, and moves or pauses the line without a jump. */
  readonly #refresh = (): void => {
    const options = this.#options;
    const contentWidth = widthOf(this.#content);
    // Without a size, the marquee is hidden or being printed. The observers report its size later.
    if (!options || !(contentWidth > 0 && widthOf(this.#copies) >= 0)) return;
    const source = options.settings.items.length ? this.#content : this.#host;
    // A click leaves the focus on a link although the visitor has gone on; `:focus-visible` does not match then.
    const focused = source.querySelector(':focus-visible');
    const edges = this.#frame.getBoundingClientRect();
    this.#isNear ??= edges.bottom > -nearPx && edges.top < window.innerHeight + nearPx;
    const isWaiting = this.#isWaiting(options, !!focused);
    this.#host.internals.states[isWaiting ? 'add' : 'delete']('paused');

    const layout = this.#readLayout(options, contentWidth);
    if (this.#isNear) this.#remakeCopies({ options, layout, source });
    const animation = this.#animation;
    if (!animation) return;
    if (focused) this.#bringIntoView(focused, { edges, layout });
    // An animation without a start time waits. One that started by itself would be a frame behind its pieces.
    animation.startTime = isWaiting
      ? null
      : (animation.startTime ??
        (document.timeline.currentTime as number) - (animation.currentTime as number));
    this.#wave?.syncWithTrack(animation, this.#isNear ? layout.frameWidth : -Infinity);
  };

  #remakeAll(): void {
    this.#copiesFor = [];
    this.#refresh();
  }

  #isWaiting({ settings, isPaused }: MotionOptions, hasFocus: boolean): boolean {
    const isHovered = this.#isPointedAt && settings.pauseOnHover;
    return isPaused || isHovered || hasFocus || !this.#isNear || document.hidden;
  }

  #readLayout({ settings }: MotionOptions, contentWidth: number): Layout {
    const amplitude = (settings.waveIntensity / 200) * this.#content.offsetHeight;
    const frameWidth = widthOf(this.#frame);
    this.#frame.style.paddingBlock = `${amplitude}px`;
    const isRtl = this.#frame.matches(':dir(rtl)');
    return { contentWidth, frameWidth, amplitude, isRtl, pxPerMs: (settings.speed * pxPerSecond) / 1000 };
  }

  #remakeCopies({
    options: { settings, createWave },
    layout,
    source,
  }: {
    options: MotionOptions;
    layout: Layout;
    source: Element;
  }): void {
    const { contentWidth, frameWidth, amplitude, isRtl, pxPerMs } = layout;
    const copiesFor = [settings, contentWidth, Math.ceil(frameWidth / contentWidth), amplitude, isRtl];
    if (copiesFor.every((value, index) => value === this.#copiesFor[index])) return;
    this.#copiesFor = copiesFor;
    const progress = this.#animation?.effect?.getComputedTiming().progress ?? 0;
    const passedCopies = progress * this.#copiesPerLoop;
    const copy = this.#makeCopy(source);
    this.#stopAnimations();
    this.#wave = createWave?.(copy, { settings, amplitude, pxPerMs });
    const copyWidth = this.#wave?.width ?? contentWidth;
    this.#copiesPerLoop = this.#wave?.copiesPerLoop ?? 1;
    this.#loopPx = this.#copiesPerLoop * copyWidth;
    // On a wave the content itself is invisible, so the copies draw the whole line.
    const count = Math.ceil(frameWidth / copyWidth) + (this.#wave ? this.#copiesPerLoop : 0);
    while (this.#copies.childElementCount < count) this.#copies.append(copy.cloneNode(true));
    this.#animation = this.#track.animate(
      { transform: ['none', `translateX(${isRtl ? this.#loopPx : -this.#loopPx}px)`] },
      {
        duration: this.#loopPx / pxPerMs,
        direction: settings.direction === 'right' ? 'reverse' : 'normal',
        iterations: Infinity,
      },
    );
    this.#advance((passedCopies % this.#copiesPerLoop) * copyWidth, layout);
  }

  /** The copy that all others are clones of. */
  #makeCopy(source: Element): HTMLElement {
    const copy = this.#content.cloneNode() as HTMLElement;
    copy.removeAttribute('part');
    this.#copies.onclick = fillCopy(copy, source.childNodes);
    this.#copies.replaceChildren(copy);
    return copy;
  }

  /** Moves the line on by px, and by one more loop: a line that moves backwards would otherwise get a time before its start. */
  #advance(px: number, { pxPerMs }: Layout): void {
    const animation = this.#animation;
    if (!animation) return;
    const isBackwards = this.#options?.settings.direction === 'right';
    const distancePx = this.#loopPx + (isBackwards ? -px : px);
    animation.currentTime = (animation.currentTime as number) + distancePx / pxPerMs;
  }

  #bringIntoView(element: Element, { edges, layout }: { edges: DOMRect; layout: Layout }): void {
    const { left, right } = element.getBoundingClientRect();
    if (left < edges.left || right > edges.right)
      this.#advance(layout.isRtl ? edges.right - right : left - edges.left, layout);
  }

  /** Cancels all animations: browsers keep a running animation, and its elements, in memory even out of the page. */
  #stopAnimations(): void {
    if (!this.#animation) return;
    this.#animation.cancel();
    this.#wave?.syncWithTrack(this.#animation, -Infinity);
  }
}
