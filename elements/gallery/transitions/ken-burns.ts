import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import { autoplayMs } from '../read-settings';
import { fade, fadeDriver } from './fade';
import type { Transition, TransitionStage } from './transition';

/** How large a picture grows, as a multiple of its size. */
const zoom = 1.075;

/** A picture zooms as long as its slide shows: the interval of autoplay, and the change that follows. */
const zoomMs = ({ settings, speedMs }: TransitionStage): number => autoplayMs(settings) + speedMs;

/** Slides fade; pictures zoom in and out in turn. */
export const kenBurns: Transition = {
  ...fade,
  createDriver(stage) {
    let count = 0;
    let current: Animation | undefined;
    let previous: Animation | undefined;
    /** Whether the visitor has paused autoplay. */
    let isPaused = false;
    return {
      ...fadeDriver,
      showPicture(picture) {
        previous = current;
        if (prefersReducedMotion()) return;
        current = picture.animate(
          { transform: ['none', `scale(${zoom})`] },
          {
            duration: zoomMs(stage),
            direction: count % 2 ? 'reverse' : 'normal',
            easing: 'linear',
            fill: 'both',
          },
        );
        count += 1;
        if (isPaused) current.pause();
      },
      reset: () => previous?.cancel(),
      // Visitors must be able to stop motion of more than five seconds (WCAG 2.2.2).
      setPlaying(isPlaying) {
        isPaused = !isPlaying;
        if (isPlaying) current?.play();
        else current?.pause();
      },
      stop() {
        previous?.cancel();
        current?.cancel();
      },
    };
  },
};
