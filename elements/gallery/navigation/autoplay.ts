import { warnOnce } from '../../../src/core/util/warn-once';
import type { Engine } from '../../../src/features/slides/engine/engine';
import { breakpoints } from '../../../src/features/util/devices';
import { autoplayMs } from '../read-settings';
import type { GallerySettings } from '../schema';

interface AutoplayOptions {
  engine: Engine;
  host: HTMLElement;
  /** Selectors of further elements of the page that pause autoplay while the pointer is over them. */
  pauseSelectors: string[];
  /** The settings at the time of a change. */
  getSettings: () => GallerySettings;
}

/** Phones: no pointer hovers there, though some browsers send `pointerenter` after a tap. */
const mobileQuery = `(width <= ${breakpoints.phone}px) and (hover: none)`;

/** The elements of the page that match a selector; none where the selector is invalid, with a warning. */
const findPausing = (host: HTMLElement, selector: string): Element[] => {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    warnOnce(
      host,
      `autoplayOptions.pauseOnMouseover has ${JSON.stringify(selector)}, expected a selector; nothing pauses autoplay there.`,
    );
    return [];
  }
};

/** A random index of `count` other than `index`. */
const randomOtherIndex = (index: number, count: number): number =>
  (index + 1 + Math.floor(Math.random() * (count - 1))) % count;

/** Whether a video is open: an `<az-video>` in or below the gallery, or a playing `<video>` of the page. */
const hasOpenVideo = (host: HTMLElement): boolean =>
  [host, host.shadowRoot].some((root) => root?.querySelector('az-video:state(active)')) ||
  [...host.querySelectorAll('video')].some(({ paused, ended }) => !paused && !ended);

/** Whether the focus is on the gallery and shows: a click leaves it on a control, too, and says nothing. */
const hasVisibleFocus = (host: HTMLElement): boolean =>
  [host, host.shadowRoot].some((root) => root?.querySelector(':focus-visible'));

/**
 * Changes slides at intervals while the engine is playing. Autoplay pauses while the pointer or the keyboard's focus is on
 * the gallery, a video is open, the page is hidden, or the gallery is outside the viewport. The visitor's own button (WCAG
 * 2.2.2) and the preference for reduced motion switch the engine's `isPlaying` off instead.
 * @returns a function that stops autoplay
 */
export const startAutoplay = ({
  engine,
  host,
  pauseSelectors,
  getSettings,
}: AutoplayOptions): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const pauseReasons = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const advance = (): void => {
    // A video is open before its player has loaded and reports that it plays.
    if (hasOpenVideo(host)) {
      schedule();
      return;
    }
    const { groupIndex, groupCount, groupSize } = engine;
    const settings = getSettings();
    // `autoplayOptions` is the older form and comes first.
    const isRandom = settings.autoplayOptions?.randomize ?? settings.randomize;
    const nextGroup = isRandom ? randomOtherIndex(groupIndex, groupCount) : (groupIndex + 1) % groupCount;
    engine.goToSlide(nextGroup * groupSize, 1);
    schedule();
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (!engine.isPlaying || pauseReasons.size > 0 || engine.groupCount < 2 || engine.inMotion) return;
    timer = setTimeout(advance, autoplayMs(getSettings()));
  };

  const setPaused = (reason: string, isPaused: boolean): void => {
    if (pauseReasons.has(reason) === isPaused) return;
    if (isPaused) pauseReasons.add(reason);
    else pauseReasons.delete(reason);
    schedule();
  };

  /** A visitor who has just pressed the play button wants to see slides change. */
  const isOnPlayButton = (pseudoClass: string): boolean =>
    !!host.shadowRoot?.querySelector(`:is([part~="play"], [part~="pause"])${pseudoClass}`);

  const pausingElements = [host, ...pauseSelectors.flatMap((selector) => findPausing(host, selector))];
  for (const [index, element] of pausingElements.entries()) {
    const setPointer = (isOver: boolean): void =>
      setPaused(`pointer ${index}`, isOver && !matchMedia(mobileQuery).matches);
    element.addEventListener('pointerenter', () => setPointer(true), { signal });
    element.addEventListener('pointerleave', () => setPointer(false), { signal });
    // The pointer may have been there before this module was loaded.
    setPointer(element.matches(':hover') && !isOnPlayButton(':hover'));
  }

  const updateFocus = (): void => setPaused('focus', hasVisibleFocus(host) && !isOnPlayButton(':focus'));
  updateFocus();
  // The host hears no event when the focus goes from one control in the shadow root to another; the root does.
  host.shadowRoot?.addEventListener('focusin', () => setPaused('focus', hasVisibleFocus(host)), { signal });
  host.addEventListener('focusout', () => setPaused('focus', false), { signal });

  const updateVideo = (): void => setPaused('video', hasOpenVideo(host));
  for (const type of ['az-play', 'az-pause', 'az-ended', 'play', 'pause', 'ended'])
    host.addEventListener(type, updateVideo, { signal, capture: true });
  updateVideo();

  const updateVisibility = (): void => setPaused('hidden page', document.hidden);
  document.addEventListener('visibilitychange', updateVisibility, { signal });
  // The tab may have been opened in the background.
  updateVisibility();

  const observer = new IntersectionObserver(
    // A busy page reports several changes at once; the last one is the present state.
    (entries) => setPaused('outside the viewport', !entries.at(-1)?.isIntersecting),
    { root: document },
  );
  observer.observe(host);

  const stops = [
    // Each slide shows for the whole interval, also after a change by the visitor.
    engine.on('change', schedule),
    engine.on('motion', schedule),
    engine.on('slides', () => {
      updateVideo();
      schedule();
    }),
    engine.on('playing', () => {
      updateFocus();
      schedule();
    }),
  ];
  schedule();

  return () => {
    listening.abort();
    observer.disconnect();
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
};
