import { prefersStill } from '../../../src/util/prefers-still';
import type { Engine } from './engine';

export interface AutoplayOptions {
  engine: Engine;
  host: HTMLElement;
  /** How long a slide shows, in ms (gallery 9: 5000). */
  timeoutMs: number;
  /** Another slide at random, or the next one. */
  randomize: boolean;
  /** Selectors of elements that pause it while the pointer is over them, beside the gallery itself. */
  pauseOnMouseover?: string[];
  /** The historical form of `timeoutMs`, which it beats. */
  timeout?: number;
  /** Whether it begins by itself, unless the visitor wants no motion. */
  starts: boolean;
}

export interface Autoplay {
  /** Goes on, whatever stopped it; also for who prefers no motion, as only the visitor calls it. */
  play(): void;
  /** Until `play`. */
  pause(): void;
  /** Ends it. */
  stop(): void;
}

/** Gallery 9: up to 926 px it is a mobile device, where no pointer hovers. */
const mobile = '(width <= 926px) and (hover: none)';

/** A different index, each as likely. */
export const otherThan = (index: number, count: number): number =>
  (index + 1 + Math.floor(Math.random() * (count - 1))) % count;

/** Whether something in the gallery plays: Azulejo's video, or one of the page's own. */
const showsVideo = (host: HTMLElement): boolean =>
  !!host.querySelector('az-video:state(playing)') ||
  [...host.querySelectorAll('video')].some(({ paused, ended }) => !paused && !ended);

/**
 * Changes slides by itself (gallery 4.2). What holds it for a while: the pointer or the focus on the gallery, a video
 * that plays, a page that is hidden, a gallery that is not on the screen. What stops it: the visitor's own button
 * (WCAG 2.2.2), and the wish for no motion.
 */
export const startAutoplay = (options: AutoplayOptions): Autoplay => {
  const { engine, host, timeoutMs, timeout = timeoutMs, randomize, pauseOnMouseover = [], starts } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const holds = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = starts && !prefersStill();

  const advance = (): void => {
    // A video may have begun since.
    if (!showsVideo(host))
      engine.goTo(randomize ? otherThan(engine.index, engine.count) : engine.index + 1, 1);
    schedule();
  };

  const schedule = (): void => {
    clearTimeout(timer);
    const isPlaying = wanted && holds.size === 0 && engine.count > 1 && !engine.inMotion;
    if (isPlaying) timer = setTimeout(advance, timeout);
    engine.isPlaying = wanted;
  };

  const hold = (reason: string, isHeld: boolean): void => {
    if (holds.has(reason) === isHeld) return;
    holds[isHeld ? 'add' : 'delete'](reason);
    schedule();
  };

  const pausing = [host, ...pauseOnMouseover.flatMap((selector) => [...document.querySelectorAll(selector)])];
  for (const [index, element] of pausing.entries()) {
    const listen = (type: string, isHeld: boolean): void =>
      element.addEventListener(type, () => hold(`pointer ${index}`, isHeld && !matchMedia(mobile).matches), {
        signal,
      });
    listen('pointerenter', true);
    listen('pointerleave', false);
  }
  // Not for a click with the mouse, after which the focus stays although the visitor has gone.
  host.addEventListener('focusin', () => hold('focus', host.matches(':focus-within')), { signal });
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => hold('focus', host.contains(relatedTarget as Node | null)),
    { signal },
  );
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), { signal });
  const observer = new IntersectionObserver(([entry]) => hold('offscreen', !entry?.isIntersecting), {
    root: document,
  });
  observer.observe(host);
  // Each slide has its whole time, whoever brought it.
  const stops = [engine.on('change', schedule), engine.on('motion', schedule), engine.on('shape', schedule)];
  schedule();

  return {
    play() {
      wanted = true;
      holds.delete('focus');
      schedule();
    },
    pause() {
      wanted = false;
      schedule();
    },
    stop() {
      ending.abort();
      observer.disconnect();
      for (const stop of stops) stop();
      clearTimeout(timer);
      engine.isPlaying = false;
    },
  };
};
