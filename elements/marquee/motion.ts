import { fill } from './copy';
import type { Marquee } from './marquee';
import type { Wave } from './waves';

/** Contract 5, "Marquee": what speed 1 is. */
const pxASecond = 60;

/** How near to the window it has to be to be laid out and to move. */
const nearPx = 100;

/** With its fractions, and not as a zoomed ancestor shows it. */
const widthOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).width);

export interface Motion {
  /** Goes on as the view says now. */
  update(): void;
  stop(): void;
}

/**
 * What moves a marquee: an animation of the track's `transform`, with which the letters of a wave keep time. No script
 * runs while they do. Here the copies are made that fill the line. It lives no longer than its frame, with which go its
 * listeners.
 */
export const motionOf = (frame: HTMLElement, view: Marquee): Motion => {
  const track = frame.firstChild as HTMLElement;
  // The content itself is what is read, found and reached with the keyboard.
  const [content, copies] = track.children as unknown as [HTMLElement, HTMLElement];
  const { states } = view.props.host.internals;
  let isNear: boolean | undefined;
  let isPointedAt = false;
  /** What the copies were made for. */
  let made: unknown[] = [];
  /** After how many copies all is as at the start, and how far that is, px. */
  let loops = 1;
  let loop = 0;
  let run: Animation | undefined;
  let wave: Wave | undefined;

  /** All copies are copies of this one. */
  const makeCopy = (source: Element): HTMLElement => {
    const copy = content.cloneNode() as HTMLElement;
    copy.removeAttribute('part');
    copies.onclick = fill(copy, source.childNodes);
    copies.replaceChildren(copy);
    return copy;
  };

  /** Lets go of what moves: the browser would keep it, whether it shows or not. */
  const end = (): void => {
    run?.cancel();
    wave?.keepTime(run as Animation, -Infinity);
  };

  /** Has all as it is wanted now: as many copies as it takes, in motion or not, without a jump of what is seen. */
  const lay = (): void => {
    const width = widthOf(content);
    // Where copies do not show, it is on paper, or gone, or not shown at all: its observers tell when it is.
    if (!(width > 0 && widthOf(copies) >= 0)) return;
    const { host, settings, prepared } = view.props;
    const { items, direction, speed, waveIntensity, pauseOnHover } = settings;
    const source = items.length ? content : host;
    // A click leaves the focus there, though the visitor has gone on.
    const focused = source.querySelector(':focus-visible');
    const edges = frame.getBoundingClientRect();
    isNear ??= edges.bottom > -nearPx && edges.top < innerHeight + nearPx;
    const waits =
      view.state.isPaused || (isPointedAt && pauseOnHover) || focused || !isNear || document.hidden;
    states[waits ? 'add' : 'delete']('paused');

    const room = widthOf(frame);
    const amplitude = (waveIntensity / 200) * content.offsetHeight;
    frame.style.paddingBlock = `${amplitude}px`;
    const isRtl = frame.matches(':dir(rtl)');
    const isBack = direction === 'right';
    const pxAMs = (speed * pxASecond) / 1000;
    /** Has so many px more go by; and a loop, for on the way back it would end before the start. */
    const pass = (px: number): void => {
      (run as Animation).currentTime =
        ((run as Animation).currentTime as number) + (loop + (isBack ? -px : px)) / pxAMs;
    };

    const wanted = [settings, width, Math.ceil(room / width), amplitude, isRtl];
    // What nobody sees costs nothing.
    if (isNear && wanted.some((one, at) => one !== made[at])) {
      made = wanted;
      const past = (run?.effect?.getComputedTiming().progress ?? 0) * loops;
      const copy = makeCopy(source);
      end();
      wave = prepared?.waveOf?.(copy, { settings, amplitude, pxAMs });
      const step = wave?.width ?? width;
      loops = wave?.loops ?? 1;
      loop = loops * step;
      // A wave is drawn by copies alone.
      const count = Math.ceil(room / step) + (wave ? loops : 0);
      while (copies.childElementCount < count) copies.append(copy.cloneNode(true));
      run = track.animate(
        { transform: ['none', `translateX(${isRtl ? loop : -loop}px)`] },
        { duration: loop / pxAMs, direction: isBack ? 'reverse' : 'normal', iterations: Infinity },
      );
      pass((past % loops) * step);
    }
    if (!run) return;
    if (focused) {
      const { left, right } = focused.getBoundingClientRect();
      if (left < edges.left || right > edges.right) pass(isRtl ? edges.right - right : left - edges.left);
    }
    // Without a start it waits. What would begin by itself would be a frame behind its letters for ever.
    run.startTime = waits
      ? null
      : (run.startTime ?? (document.timeline.currentTime as number) - (run.currentTime as number));
    wave?.keepTime(run, isNear ? room : -Infinity);
  };

  // In a frame of its own: what is laid out here may be as high as another text was.
  const sizes = new ResizeObserver(() => requestAnimationFrame(lay));
  sizes.observe(frame);
  sizes.observe(content);
  const sight = new IntersectionObserver(
    (entries) => {
      isNear = entries.pop()?.isIntersecting;
      lay();
    },
    { root: document, rootMargin: `${nearPx}px` },
  );
  sight.observe(frame);
  document.addEventListener('visibilitychange', lay);
  frame.addEventListener('focusin', lay);
  frame.addEventListener('focusout', lay);
  // Not `pointerenter`, nor on the element: the pointer may have been there before.
  frame.onpointerover = frame.onpointerleave = ({ type, pointerType }) => {
    const isMouse = type === 'pointerover' && pointerType === 'mouse';
    if (isMouse === isPointedAt) return;
    isPointedAt = isMouse;
    lay();
  };
  // Nobody who listens is told of a copy, so it must not get the focus.
  copies.onmousedown = (event) => event.preventDefault();

  return {
    // When the element has its styles, and before it is seen.
    update: () => queueMicrotask(lay),
    stop() {
      document.removeEventListener('visibilitychange', lay);
      sizes.disconnect();
      sight.disconnect();
      end();
      states.delete('paused');
    },
  };
};
