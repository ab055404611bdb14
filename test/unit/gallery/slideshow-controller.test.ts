import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSlideshow,
  type SlideshowController,
} from '../../../elements/gallery/designs/slideshow/slideshow-controller';
import {
  renderedIndexes,
  type SlideshowState,
} from '../../../elements/gallery/designs/slideshow/slideshow-state';
import type { GallerySettings } from '../../../elements/gallery/schema';
import type { Slide } from '../../../elements/gallery/slides';
import { swipe } from '../../../elements/gallery/transitions/swipe';
import { createTrackTransition } from '../../../elements/gallery/transitions/track';
import { Engine } from '../../../src/features/slides/engine/engine';

/** An animation that the test ends. */
class FakeAnimation {
  finish = (): void => {};
  cancel = vi.fn();
  finished = new Promise<void>((resolve) => {
    this.finish = resolve;
  });
}

const animations: FakeAnimation[] = [];

/** As much of an element as the controller uses. */
const elementStub = (rest: object = {}) => ({
  style: {},
  matches: () => false,
  querySelector: () => null,
  focus: vi.fn(),
  animate: () => {
    const animation = new FakeAnimation();
    animations.push(animation);
    return animation;
  },
  ...rest,
});

const slidesOf = (keys: string): Slide[] => [...keys].map((key) => ({ key, item: {} }) as Slide);

let isStill = false;

/** A slideshow of five slides, with a view that renders each state in a microtask, as React does. */
const openSlideshow = async ({ keys = 'abcde', settings = {}, index = 0, stubs = {} } = {}) => {
  const engine = new Engine(index);
  const options = { slides: slidesOf(keys), settings: { loop: false, ...settings } as GallerySettings };
  engine.setSlides({ count: keys.length });
  const slideshow = createSlideshow(engine, options);
  const elements = new Map<string, ReturnType<typeof elementStub>>();
  const phases: SlideshowState['phase'][] = [];
  let slides = options.slides;

  const render = (): void => {
    const state = slideshow.getSnapshot();
    for (const at of renderedIndexes(state, { slides, index: engine.index, loop: false, preloadCount: 1 })) {
      const key = slides[at]?.key ?? '';
      if (elements.has(key)) continue;
      const element = elementStub((stubs as Record<string, object>)[key]);
      elements.set(key, element);
      slideshow.addSlide(key, element as never);
    }
    slideshow.handleRender(state);
  };
  slideshow.subscribe(() => {
    const { phase } = slideshow.getSnapshot();
    if (phase !== phases.at(-1)) phases.push(phase);
    queueMicrotask(render);
  });
  render();
  const list = elementStub({ offsetHeight: 600, clientWidth: 1000, children: [] });
  const stop = slideshow.start(list as never);
  await settled();
  return {
    engine,
    slideshow,
    phases,
    elements,
    stop,
    setSlides(next: string) {
      slides = slidesOf(next);
      slideshow.setOptions({ ...options, slides });
    },
  };
};

/** Until all that needs no timer has happened. */
const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
};

const finishAll = async (): Promise<void> => {
  for (const animation of animations.splice(0)) animation.finish();
  await settled();
};

const visible = (slideshow: SlideshowController): string | undefined => slideshow.getSnapshot().visibleKey;

beforeEach(() => {
  isStill = false;
  animations.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a slideshow', () => {
  it('begins where the engine is after all effects, without motion', async () => {
    const engine = new Engine(0);
    const slideshow = createSlideshow(engine, {
      slides: slidesOf('abc'),
      settings: { loop: false } as GallerySettings,
    });
    engine.setSlides({ count: 3 });
    slideshow.start(elementStub() as never);
    engine.goTo(2);
    await settled();
    expect([visible(slideshow), slideshow.getSnapshot().phase]).toEqual(['c', 'idle']);
  });

  it('waits, moves and rests when the engine changes', async () => {
    const { engine, slideshow, phases } = await openSlideshow();
    engine.next();
    expect([visible(slideshow), engine.inMotion]).toEqual(['a', true]);
    await settled();
    expect([visible(slideshow), slideshow.getSnapshot().leavingKey]).toEqual(['b', 'a']);
    expect(engine.next()).toBe(false);
    await finishAll();
    expect(phases).toEqual(['idle', 'waiting', 'moving', 'idle']);
    expect([engine.inMotion, slideshow.getSnapshot().leavingKey]).toEqual([false, undefined]);
  });

  it('waits a second at most for a picture', async () => {
    const picture = { complete: false, addEventListener() {} };
    const { engine, slideshow } = await openSlideshow({
      stubs: { d: { querySelector: () => picture } },
    });
    engine.goTo(3);
    await vi.advanceTimersByTimeAsync(990);
    expect(slideshow.getSnapshot()).toMatchObject({ phase: 'waiting', visibleKey: 'a' });
    await vi.advanceTimersByTimeAsync(20);
    expect(slideshow.getSnapshot()).toMatchObject({ phase: 'moving', visibleKey: 'd' });
  });

  it('changes at once for visitors who prefer reduced motion', async () => {
    isStill = true;
    const { engine, slideshow, phases } = await openSlideshow();
    engine.next();
    expect([visible(slideshow), engine.inMotion]).toEqual(['b', false]);
    await settled();
    expect([phases, animations.length]).toEqual([['idle'], 0]);
  });

  it('keeps the focus in the gallery when the slide with the focus leaves', async () => {
    const { engine, elements } = await openSlideshow({
      stubs: { a: { matches: (selector: string) => selector === ':focus-within' } },
    });
    engine.next();
    await settled();
    expect(elements.get('b')?.focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('shows the engine’s slide where the visible one is removed', async () => {
    const { engine, slideshow, setSlides } = await openSlideshow({ index: 1 });
    setSlides('acde');
    engine.setSlides({ count: 4 });
    expect(visible(slideshow)).toBe('c');
    await settled();
    engine.next();
    await settled();
    await finishAll();
    expect(visible(slideshow)).toBe('d');
  });

  it('keeps its slide where others are added before it', async () => {
    const { engine, slideshow, setSlides } = await openSlideshow({ index: 1 });
    setSlides('xyabcde');
    engine.setSlides({ count: 7, index: 3 });
    expect(visible(slideshow)).toBe('b');
  });

  it('accepts the next change after one that failed', async () => {
    const animate = vi.fn(() => {
      throw Error('no animation');
    });
    const { engine, slideshow } = await openSlideshow({ stubs: { b: { animate } } });
    engine.next();
    await settled();
    expect([slideshow.getSnapshot().phase, engine.inMotion]).toEqual(['idle', false]);
    engine.goTo(3);
    await settled();
    await finishAll();
    expect(visible(slideshow)).toBe('d');
  });

  it('leaves the engine at rest when it is removed during a motion', async () => {
    const { engine, stop } = await openSlideshow();
    engine.next();
    stop();
    await settled();
    expect(engine.inMotion).toBe(false);
  });
});

describe('a drag in a slideshow', () => {
  const openTrack = async (index = 0) => {
    const opened = await openSlideshow({ index });
    opened.slideshow.setTransition(createTrackTransition(swipe));
    await settled();
    return opened;
  };

  it('changes the slide, from where the finger left it', async () => {
    const { engine, slideshow, phases } = await openTrack();
    const { onStart, onMove, onEnd } = slideshow.swipe;
    expect(onStart()).toBe(true);
    onMove(-300, 80);
    expect([slideshow.getSnapshot().phase, engine.inMotion]).toEqual(['dragged', true]);
    onEnd(-300, 80);
    expect(engine.index).toBe(1);
    await settled();
    expect(slideshow.getSnapshot()).toMatchObject({ phase: 'moving', visibleKey: 'b', leavingKey: 'a' });
    await finishAll();
    expect(phases).toEqual(['idle', 'dragged', 'moving', 'idle']);
    expect(engine.inMotion).toBe(false);
  });

  it('ends no animation of the change before while the next picture loads', async () => {
    const picture = { complete: false, addEventListener() {} };
    const { engine, slideshow } = await openSlideshow({ stubs: { c: { querySelector: () => picture } } });
    engine.next();
    await settled();
    const finishes = animations.map((animation) => vi.spyOn(animation, 'finish'));
    await finishAll();
    engine.next();
    await settled();
    expect(slideshow.swipe.onStart()).toBe(false);
    expect(finishes.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('that is too short returns', async () => {
    const { engine, slideshow, phases } = await openTrack();
    slideshow.swipe.onStart();
    slideshow.swipe.onMove(-30, 80);
    slideshow.swipe.onEnd(-30, 80);
    await finishAll();
    expect([phases, engine.index, engine.inMotion]).toEqual([['idle', 'dragged', 'idle'], 0, false]);
  });

  it('past the last slide reports the end once slides rest', async () => {
    const { engine, slideshow } = await openTrack(4);
    const edges: string[] = [];
    engine.on('edge', (edge) => edges.push(edge));
    slideshow.swipe.onStart();
    slideshow.swipe.onMove(-300, 80);
    slideshow.swipe.onEnd(-300, 80);
    expect(edges).toEqual([]);
    await finishAll();
    expect([edges, engine.index]).toEqual([['end'], 4]);
  });

  it('tries a step with fade, which waits for the picture as after a button', async () => {
    const { engine, slideshow, phases } = await openSlideshow();
    slideshow.swipe.onStart();
    slideshow.swipe.onMove(-80, 80);
    slideshow.swipe.onEnd(-80, 80);
    await settled();
    expect(engine.index).toBe(1);
    await finishAll();
    expect(phases).toEqual(['idle', 'dragged', 'idle', 'waiting', 'moving', 'idle']);
  });

  it('ends a motion that is under way, and begins with the next frame', async () => {
    const { engine, slideshow } = await openTrack();
    engine.next();
    await settled();
    expect(slideshow.swipe.onStart()).toBe(false);
    await finishAll();
    expect(slideshow.swipe.onStart()).toBe(true);
  });

  it('is refused while the slideshow waits for a picture', async () => {
    const { engine, slideshow } = await openTrack();
    engine.next();
    expect(slideshow.swipe.onStart()).toBe(false);
    expect(slideshow.getSnapshot().phase).toBe('waiting');
  });
});
