import type { GallerySettings } from '../schema';
import type { SlideStep, Transition, TransitionDriver, TransitionStage } from './transition';

/** A transition whose slides stand beside each other on a track and follow the finger. */
export interface TrackDefinition extends Pick<Transition, 'axis' | 'pointers'> {
  rules(settings: GallerySettings): TrackRules;
}

/** Where slides rest after a drag. Distances are in px along the axis; forward is negative. */
export interface TrackRules {
  /** The offset of the slides while a drag to `offset` goes beyond the first or the last slide. Default: half of `offset`. */
  beyond?(offset: number, size: number): number;
  /** Where slides come to rest: 0 where the drag began, `-size` at the next slide. */
  rest(drag: DragEnd): number;
  /** How long slides take to get there, in ms. */
  snapMs(snap: Snap): number;
}

export interface DragEnd {
  /** How far the pointer has gone. */
  moved: number;
  /** How fast the pointer went at the end, in px per ms. */
  velocity: number;
  /** How long the pointer was down. */
  heldMs: number;
  /** Where the slides rested before the drag: not at 0 with snap points between slides. */
  start: number;
  /** Width of a slide, or height on a vertical track. */
  size: number;
}

interface Snap {
  /** How far it is to the place of rest; never negative. */
  distance: number;
  /** In px per ms. */
  velocity: number;
  size: number;
  /** How long a whole change takes. */
  speedMs: number;
}

/** The velocity is measured over this long before the end of a drag. */
const velocityMs = 100;
const easing = 'cubic-bezier(.2, .7, .3, 1)';

/** How far the pointer had gone, and how many ms after it went down. */
export type Sample = [movedPx: number, heldMs: number];

/** The velocity at the end of a drag, in px per ms; 0 if the pointer has rested. */
export const velocityOf = (samples: Sample[], heldMs: number): number => {
  const recent = samples.filter(([, at]) => at <= heldMs && heldMs - at <= velocityMs);
  const [from, to] = [recent[0], recent.at(-1)];
  return from && to && to[1] > from[1] ? (to[0] - from[0]) / (to[1] - from[1]) : 0;
};

interface Glide {
  from: number;
  to: number;
  ms: number;
}

const createTrackDriver = (stage: TransitionStage, { axis, rules }: TrackDefinition): TransitionDriver => {
  /** Where the slides are now, and where they rest. */
  let offset = 0;
  let restOffset = 0;
  let samples: Sample[] = [];
  let geometry = { size: 0, direction: 1 };

  /** Measures once for each motion, because a measurement in every frame would make the browser lay out the page each time. */
  const measure = (): void => {
    const { list, settings, direction } = stage;
    geometry = { size: axis(settings) === 'x' ? list.clientWidth : list.clientHeight, direction };
  };
  const translate = (px: number): string =>
    `translate${axis(stage.settings).toUpperCase()}(${px * geometry.direction}px)`;
  /** Towards the slide that comes into view at this offset. */
  const stepTowards = (px: number): SlideStep => (px < 0 ? 1 : -1);

  /** Shows the visible slide at `px`, and the slide that comes into view there. */
  const place = (px: number): void => {
    const step = stepTowards(px);
    const moved = px ? [stage.slideAt(0), stage.slideAt(step)] : [];
    for (const slide of stage.list.children as HTMLCollectionOf<HTMLElement>) {
      const at = moved.indexOf(slide);
      slide.style.transform = at < 0 ? '' : translate(px + at * step * geometry.size);
      slide.style.visibility = at < 0 ? '' : 'visible';
    }
  };

  /** Moves two slides; the second stands `step` slides from the first. */
  const glide = (
    slides: (HTMLElement | undefined)[],
    { from, to, ms, step }: Glide & { step: SlideStep },
  ): Animation[] => {
    return slides.flatMap((slide, at) => {
      const transform = [from, to].map((px) => translate(px + at * step * geometry.size));
      return slide?.animate({ transform }, { duration: ms, easing, fill: 'both' }) ?? [];
    });
  };

  return {
    change({ from, to, step, speedMs }) {
      measure();
      return glide([from, to], { from: restOffset, to: -step * geometry.size, ms: speedMs, step });
    },
    reset() {
      restOffset = 0;
      place(0);
    },
    drag(moved, heldMs) {
      if (samples.length === 0) measure();
      const { size } = geometry;
      const target = restOffset + moved;
      samples.push([moved, heldMs]);
      offset = stage.hasSlide(stepTowards(target))
        ? Math.max(-size, Math.min(size, target))
        : (rules(stage.settings).beyond?.(target, size) ?? target / 2);
      place(offset);
    },
    release(moved, heldMs) {
      const { rest, snapMs } = rules(stage.settings);
      const { speedMs } = stage;
      if (samples.length === 0) measure();
      const { size } = geometry;
      const velocity = velocityOf([[0, 0], ...samples], heldMs);
      samples = [];
      const target = rest({ moved, velocity, heldMs, start: restOffset, size });
      const isBeyondEnd = !stage.hasSlide(stepTowards(target));
      const from = offset;
      const to = isBeyondEnd ? 0 : target;
      const ms = speedMs && snapMs({ distance: Math.abs(to - from), velocity, size, speedMs });
      const isChange = Math.abs(to) > size / 2;
      const step = stepTowards(isChange ? to : from);
      restOffset = isChange ? to + step * size : to;
      return {
        changeBy: isChange ? step : 0,
        stepAtRest: target && isBeyondEnd ? stepTowards(target) : 0,
        animate: (leaving = stage.slideAt(0), other = stage.slideAt(step)) =>
          glide([leaving, other], { from, to, ms, step }),
        keepInPlace: () => place(restOffset),
      };
    },
  };
};

export const createTrackTransition = (definition: TrackDefinition): Transition => ({
  axis: definition.axis,
  pointers: definition.pointers,
  createDriver: (stage) => createTrackDriver(stage, definition),
});
