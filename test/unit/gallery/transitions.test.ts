import { getExamples, parse } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type GallerySettings, schema } from '../../../elements/gallery/schema';
import { fade, fadeDriver } from '../../../elements/gallery/transitions/fade';
import { kenBurns } from '../../../elements/gallery/transitions/ken-burns';
import { newSwipe } from '../../../elements/gallery/transitions/new-swipe';
import { transitions as otherTransitions } from '../../../elements/gallery/transitions/other-transitions';
import { scroll } from '../../../elements/gallery/transitions/scroll';
import { swipe } from '../../../elements/gallery/transitions/swipe';
import {
  createTrackTransition,
  type DragEnd,
  type TrackDefinition,
  type TrackRules,
} from '../../../elements/gallery/transitions/track';
import type { SlideChange, TransitionStage } from '../../../elements/gallery/transitions/transition';

const size = 1000;

const settingsWith = (settings: Partial<GallerySettings> = {}): GallerySettings => ({
  ...parse(schema, {}),
  ...settings,
});

const rulesOf = ({ rules }: TrackDefinition, settings?: Partial<GallerySettings>): TrackRules =>
  rules(settingsWith(settings));

const restOf = ({ rest }: TrackRules, drag: Partial<DragEnd>): number =>
  rest({ start: 0, moved: 0, velocity: 0, heldMs: 100, size, ...drag });

/** An element that only remembers how it was animated. */
const stub = () => {
  const animate = vi.fn(() => ({ cancel: vi.fn(), pause: vi.fn(), play: vi.fn() }));
  return { animate, element: { style: {}, animate } as unknown as HTMLElement };
};

/** A change to the next slide within 1 s. */
const changeOf = (change: Partial<SlideChange> = {}): SlideChange => ({
  from: stub().element,
  to: stub().element,
  step: 1,
  speedMs: 1000,
  ...change,
});

/** Three slides, the second of which is visible, unless `hasNext` is false. */
const stageOf = ({ hasNext = true, settings = {} as Partial<GallerySettings> } = {}) => {
  const slides = [stub(), stub(), stub()];
  const children = slides.map(({ element }) => element);
  const stage: TransitionStage = {
    settings: settingsWith(settings),
    list: { clientWidth: size, clientHeight: size, children } as unknown as HTMLElement,
    speedMs: 1000,
    direction: 1,
    hasSlide: (step) => step < 0 || hasNext,
    slideAt: (step) => children[1 + step],
  };
  return { slides, stage };
};

const transformsOf = (slides: ReturnType<typeof stub>[]): string[] =>
  slides.map(({ element }) => element.style.transform);

afterEach(() => vi.unstubAllGlobals());

describe('the transition with a name', () => {
  const transitions = new Map([['fade', fade], ...otherTransitions]);
  const names = [...transitions.keys()];

  it('is in the schema, which editors offer', () => {
    expect(getExamples(schema.entries.transition.wrapped).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('follows fingers and pens along the row of slides: %s', (name) => {
    const { axis, pointers } = transitions.get(name) ?? {};
    expect([axis?.(settingsWith()), pointers]).toEqual(['x', expect.arrayContaining(['touch', 'pen'])]);
  });

  it('follows the mouse in new-swipe', () => {
    expect(transitions.get('new-swipe')?.pointers).toContain('mouse');
  });
});

describe('fade', () => {
  it('fades out in 1.2 times the speed', () => {
    const [from, to] = [stub(), stub()];
    fadeDriver.change(changeOf({ from: from.element, to: to.element }));
    expect(to.animate).toHaveBeenCalledWith({ opacity: [0, 1] }, expect.objectContaining({ duration: 1000 }));
    expect(from.animate).toHaveBeenCalledWith(
      { opacity: [1, 0] },
      expect.objectContaining({ duration: 1200 }),
    );
  });

  it.each([
    [-50, 0],
    [-51, 1],
    [51, -1],
  ])('tries a step after a drag of more than 50 px: %d px', (moved, stepAtRest) => {
    expect(fadeDriver.release(moved, 100)).toEqual({ changeBy: 0, stepAtRest });
  });
});

describe('ken-burns', () => {
  const still = (isStill: boolean): void => {
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
    vi.stubGlobal('location', { search: '' });
  };

  it('zooms to 1.075 and back in turn, over the interval of autoplay and the change', () => {
    still(false);
    const picture = stub();
    const driver = kenBurns.createDriver(stageOf().stage);
    for (const direction of ['normal', 'reverse', 'normal']) {
      driver.showPicture?.(picture.element);
      expect(picture.animate).toHaveBeenLastCalledWith(
        { transform: ['none', 'scale(1.075)'] },
        expect.objectContaining({ duration: 6000, direction }),
      );
    }
  });

  it('ends the zoom of the previous slide once that slide has left', () => {
    still(false);
    const [first, second] = [stub(), stub()];
    const driver = kenBurns.createDriver(stageOf().stage);
    driver.showPicture?.(first.element);
    driver.showPicture?.(second.element);
    driver.reset?.();
    const cancelled = [first, second].map(
      ({ animate }) => animate.mock.results[0]?.value.cancel.mock.calls.length,
    );
    expect(cancelled).toEqual([1, 0]);
  });

  it('stands still in the slides that follow, too, once the visitor has paused autoplay', () => {
    still(false);
    const [first, second] = [stub(), stub()];
    const driver = kenBurns.createDriver(stageOf().stage);
    driver.showPicture?.(first.element);
    driver.setPlaying?.(false);
    driver.showPicture?.(second.element);
    const zooms = [first, second].map(({ animate }) => animate.mock.results[0]?.value);
    expect(zooms.map(({ pause }) => pause.mock.calls.length)).toEqual([1, 1]);
    driver.setPlaying?.(true);
    expect(zooms.map(({ play }) => play.mock.calls.length)).toEqual([0, 1]);
  });

  it('does not zoom for visitors who prefer reduced motion', () => {
    still(true);
    const picture = stub();
    kenBurns.createDriver(stageOf().stage).showPicture?.(picture.element);
    expect(picture.animate).not.toHaveBeenCalled();
  });

  it('fades otherwise', () => {
    const { change, release } = kenBurns.createDriver(stageOf().stage);
    expect([change, release, kenBurns.axis]).toEqual([fadeDriver.change, fadeDriver.release, fade.axis]);
  });
});

describe('a track', () => {
  const driverOf = (definition: TrackDefinition, options?: Parameters<typeof stageOf>[0]) => {
    const { stage, slides } = stageOf(options);
    return { slides, driver: createTrackTransition(definition).createDriver(stage) };
  };

  it('shows two slides beside each other while they follow the finger', () => {
    const { driver, slides } = driverOf(swipe);
    driver.drag?.(-200, 50);
    expect(transformsOf(slides)).toEqual(['', 'translateX(-200px)', 'translateX(800px)']);
    driver.drag?.(300, 80);
    expect(transformsOf(slides)).toEqual(['translateX(-700px)', 'translateX(300px)', '']);
  });

  it('moves on from the finger to the next slide, and rests there', () => {
    const { driver, slides } = driverOf(swipe);
    driver.drag?.(-200, 50);
    const release = driver.release(-200, 50);
    expect([release.changeBy, release.stepAtRest]).toEqual([1, 0]);
    release.animate?.();
    expect(slides[1]?.animate).toHaveBeenCalledWith(
      { transform: ['translateX(-200px)', 'translateX(-1000px)'] },
      expect.objectContaining({ duration: 800 }),
    );
    expect(slides[2]?.animate).toHaveBeenCalledWith(
      { transform: ['translateX(800px)', 'translateX(0px)'] },
      expect.anything(),
    );
    release.keepInPlace?.();
    expect(transformsOf(slides)).toEqual(['', '', '']);
  });

  it('returns after a short drag', () => {
    const { driver, slides } = driverOf(swipe);
    driver.drag?.(-40, 50);
    const release = driver.release(-40, 50);
    expect([release.changeBy, release.stepAtRest]).toEqual([0, 0]);
    release.animate?.();
    expect(slides[1]?.animate).toHaveBeenCalledWith(
      { transform: ['translateX(-40px)', 'translateX(0px)'] },
      expect.anything(),
    );
  });

  it('follows half of a drag past the last slide, returns, and then tries the step', () => {
    const { driver, slides } = driverOf(swipe, { hasNext: false });
    driver.drag?.(-300, 50);
    expect(transformsOf(slides)[1]).toBe('translateX(-150px)');
    const release = driver.release(-300, 50);
    expect([release.changeBy, release.stepAtRest]).toEqual([0, 1]);
    release.keepInPlace?.();
    expect(transformsOf(slides)).toEqual(['', '', '']);
  });

  it('rests between slides with such snap points, until a button changes the slide', () => {
    const { driver, slides } = driverOf(newSwipe, { settings: { snapPoints: '50%' } });
    vi.stubGlobal('window', { innerWidth: 1200 });
    driver.drag?.(-400, 900);
    const release = driver.release(-400, 900);
    expect(release.changeBy).toBe(0);
    release.keepInPlace?.();
    expect(transformsOf(slides)).toEqual(['', 'translateX(-500px)', 'translateX(500px)']);
    const [from, to] = [stub(), stub()];
    driver.change(changeOf({ from: from.element, to: to.element }));
    expect(from.animate).toHaveBeenCalledWith(
      { transform: ['translateX(-500px)', 'translateX(-1000px)'] },
      expect.anything(),
    );
    driver.reset?.();
    expect(transformsOf(slides)).toEqual(['', '', '']);
  });
});

describe('scroll', () => {
  it.each([
    [-49, 0],
    [-50, -size],
    [50, size],
    [-900, -size],
  ])('changes by one slide from 50 px: %d px', (moved, rest) => {
    expect(restOf(rulesOf(scroll), { moved, heldMs: 5000 })).toBe(rest);
  });

  it('has two axes', () => {
    expect(scroll.axis(settingsWith())).toBe('x');
    expect(scroll.axis(settingsWith({ scrollDirection: 'vertical' }))).toBe('y');
  });

  it('takes a duration in proportion to the remaining distance', () => {
    expect(rulesOf(scroll).snapMs({ distance: 250, size, velocity: 0, speedMs: 1000 })).toBe(250);
  });
});

describe('swipe', () => {
  it.each([
    [-50, 250, 0],
    [-51, 250, -size],
    [51, 100, size],
    [-444, 251, 0],
    [-445, 251, -size],
    [445, 3000, size],
  ])('needs a width / 2.25 after a hold of more than 250 ms: %d px in %d ms', (moved, heldMs, rest) => {
    expect(restOf(rulesOf(swipe), { moved, heldMs })).toBe(rest);
  });
});

describe('new-swipe', () => {
  it.each([
    [-499, 0, 0],
    [-500, 0, 0],
    [500, 0, 0],
    [-501, 0, -size],
    [501, 0, size],
    [-20, -1, 0],
    [-20, -1.1, -size],
    [20, 1.1, size],
    // A flick back.
    [-700, 1.2, 0],
    [-1600, -3, -size],
  ])('changes past half the width or above 1 px a ms: %d px at %d', (moved, velocity, rest) => {
    expect(restOf(rulesOf(newSwipe), { moved, velocity }) + 0).toBe(rest);
  });

  it.each([
    [-260, 0, -500],
    [-250, 0, 0],
    [-240, 0, 0],
    [-20, -2, -500],
    [-800, 0, -size],
    [260, -500, 0],
    [-260, -500, -size],
  ])('snaps to other points: %d px from %d', (moved, second, rest) => {
    const drag = Math.abs(second) < 10 ? { moved, velocity: second } : { moved, start: second };
    expect(restOf(rulesOf(newSwipe, { snapPoints: '50%' }), drag) + 0).toBe(rest);
  });

  it.each([
    [-130, 0, -130],
    [-130, -1, -280],
    [-900, -2, -size],
  ])('rests anywhere without them: %d px at %d', (moved, velocity, rest) => {
    expect(restOf(rulesOf(newSwipe, { snapPoints: 'none' }), { moved, velocity })).toBe(rest);
  });

  it.each([
    [766, 2, 0.2],
    [767, 2, 0.3],
    [1200, 2.5, 0.4],
    [1200, 0.1, 0.5],
    [390, 0, 0.5],
  ])(
    'takes 0.2 to 0.5 s below 767 px, 0.3 to 0.5 s else: window %d, %d px a ms, %d s',
    (width, velocity, s) => {
      vi.stubGlobal('window', { innerWidth: width });
      const distance = velocity === 2 ? 100 : 1000;
      expect(rulesOf(newSwipe).snapMs({ distance, velocity, size, speedMs: 1000 })).toBe(s * 1000);
    },
  );

  it('follows a drag past an end by the setting `boundaries`', () => {
    const beyond = (boundaries: GallerySettings['boundaries'], offset: number) =>
      rulesOf(newSwipe, { boundaries }).beyond?.(offset, size) ?? Number.NaN;
    expect(beyond('none', 400)).toBe(400);
    expect(beyond('hard', 400)).toBe(0);
    expect(beyond('hard', -400)).toBeCloseTo(0);
    const [near, far, farther] = [100, 400, 4000].map((offset) => beyond('inertial', offset)) as number[];
    expect(near).toBeGreaterThan(30);
    expect(near).toBeLessThan(100);
    expect(far).toBeLessThan(4 * (near ?? 0));
    expect(farther).toBeLessThan(size);
    expect(beyond('inertial', -100)).toBe(-(near ?? 0));
    expect(beyond(['hard', 'none'], 400)).toBe(0);
    expect(beyond(['hard', 'none'], -400)).toBe(-400);
  });
});
