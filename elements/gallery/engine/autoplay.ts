import type { Settings } from '../slides';
import type { Engine } from './engine';

interface AutoplayOptions {
  engine: Engine;
  host: HTMLElement;
  /** As JSON: selectors of elements that pause it while the pointer is over them, beside the gallery itself. */
  pausing: string | undefined;
  /** The settings as they are when they are needed. */
  latest: { current: { settings: Settings } };
}

/** Gallery 9: up to 926 px it is a mobile device, where no pointer hovers. */
const mobile = '(width <= 926px) and (hover: none)';

/** Another of `count`, each as likely. */
export const otherThan = (index: number, count: number): number =>
  (index + 1 + Math.floor(Math.random() * (count - 1))) % count;

/** Whether a video shows in the gallery: Azulejo's, among its children or of its making, or one of the page's own. */
const showsVideo = (host: HTMLElement): boolean =>
  [host, host.shadowRoot].some((root) => root?.querySelector('az-video:state(active)')) ||
  [...host.querySelectorAll('video')].some(({ paused, ended }) => !paused && !ended);

/**
 * Changes slides by itself as long as the engine is playing (gallery 4.2). What holds it for a while: the pointer or the focus on the gallery, a video
 * that plays, a page that is hidden, a gallery that is not on the screen. What stops it: the visitor's own button
 * (WCAG 2.2.2), and the wish for no motion, both of which the engine knows.
 * @returns a function that ends it
 */
export const startAutoplay = ({ engine, host, pausing, latest }: AutoplayOptions): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const selectors: string[] = pausing ? JSON.parse(pausing) : [];
  const holds = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const advance = (): void => {
    const { group, groups, size } = engine;
    const { settings } = latest.current;
    // The historical form beats the other.
    const randomize = settings.autoplayOptions?.randomize ?? settings.randomize;
    engine.goTo((randomize ? otherThan(group, groups) : (group + 1) % groups) * size, 1);
    schedule();
  };

  const schedule = (): void => {
    clearTimeout(timer);
    const isHeld = holds.size > 0 || engine.groups < 2 || engine.inMotion;
    const { autoplayOptions, autoplayDuration } = latest.current.settings;
    const ms = autoplayOptions?.timeout ?? autoplayDuration * 1000;
    if (engine.isPlaying && !isHeld) timer = setTimeout(advance, ms);
  };

  const hold = (reason: string, isHeld: boolean): void => {
    if (holds.has(reason) === isHeld) return;
    holds[isHeld ? 'add' : 'delete'](reason);
    schedule();
  };

  /** Who has just pressed its button wants to see it play. */
  const isOnButton = (state: string): boolean =>
    !!host.shadowRoot?.querySelector(`:is([part~="play"], [part~="pause"])${state}`);

  const held = [host, ...selectors.flatMap((selector) => [...document.querySelectorAll(selector)])];
  for (const [index, element] of held.entries()) {
    const listen = (type: string, isHeld: boolean): void =>
      element.addEventListener(type, () => hold(`pointer ${index}`, isHeld && !matchMedia(mobile).matches), {
        signal,
      });
    listen('pointerenter', true);
    listen('pointerleave', false);
    // This may come after the pointer.
    const isOver = element.matches(':hover') && !isOnButton(':hover');
    hold(`pointer ${index}`, isOver && !matchMedia(mobile).matches);
  }
  // And after the focus.
  const lookForFocus = (): void => hold('focus', host.matches(':focus-within') && !isOnButton(':focus'));
  lookForFocus();
  // The root hears what the host does not: a focus that goes from one control to another, and to a child in a slot.
  host.shadowRoot?.addEventListener('focusin', () => hold('focus', host.matches(':focus-within')), {
    signal,
  });
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => hold('focus', host.contains(relatedTarget as Node | null)),
    { signal },
  );
  const lookForVideo = (): void => hold('video', showsVideo(host));
  for (const type of ['az-play', 'az-pause', 'az-ended', 'play', 'pause', 'ended'])
    host.addEventListener(type, lookForVideo, { signal, capture: true });
  lookForVideo();
  const watchPage = (): void => hold('hidden', document.hidden);
  document.addEventListener('visibilitychange', watchPage, { signal });
  // A tab may be opened behind another.
  watchPage();
  const observer = new IntersectionObserver(([entry]) => hold('offscreen', !entry?.isIntersecting), {
    root: document,
  });
  observer.observe(host);
  const stops = [
    // Each slide has its whole time, whoever brought it.
    ...(['change', 'motion', 'shape'] as const).map((type) => engine.on(type, schedule)),
    engine.on('shape', lookForVideo),
    engine.on('playing', () => {
      lookForFocus();
      schedule();
    }),
  ];
  schedule();

  return () => {
    ending.abort();
    observer.disconnect();
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
};
