import { describe, expect, it } from 'vitest';
import {
  indexBeside,
  initialSlideshowState,
  reduceSlideshow,
  renderedIndexes,
  type SlideshowEvent,
  type SlideshowState,
  visibleIndexOf,
} from '../../../elements/gallery/designs/slideshow/slideshow-state';

const stateAfter = (...events: SlideshowEvent[]): SlideshowState =>
  events.reduce(reduceSlideshow, initialSlideshowState);

const started: SlideshowEvent = { type: 'show', key: 'a' };

describe('the state of a slideshow', () => {
  it('goes through waiting and moving to idle when a button changes the slide', () => {
    const waiting = stateAfter(started, { type: 'request' });
    expect(waiting).toMatchObject({ phase: 'waiting', visibleKey: 'a', leavingKey: undefined });
    const moving = reduceSlideshow(waiting, { type: 'enter', key: 'b' });
    expect(moving).toMatchObject({ phase: 'moving', visibleKey: 'b', leavingKey: 'a' });
    expect(reduceSlideshow(moving, { type: 'rest' })).toMatchObject({
      phase: 'idle',
      visibleKey: 'b',
      leavingKey: undefined,
    });
  });

  it('goes through dragged and moving to idle when a drag changes the slide', () => {
    const dragged = stateAfter(started, { type: 'drag' });
    expect(dragged).toMatchObject({ phase: 'dragged', visibleKey: 'a' });
    expect(reduceSlideshow(dragged, { type: 'enter', key: 'b' })).toMatchObject({
      phase: 'moving',
      visibleKey: 'b',
      leavingKey: 'a',
    });
  });

  it('goes back to idle when a drag changes nothing', () => {
    expect(stateAfter(started, { type: 'drag' }, { type: 'rest' })).toEqual({
      ...stateAfter(started),
      wasDragged: true,
    });
  });

  it('shows a slide without motion in any phase', () => {
    expect(stateAfter(started, { type: 'show', key: 'b' })).toEqual(stateAfter({ type: 'show', key: 'b' }));
    expect(stateAfter(started, { type: 'drag' }, { type: 'show', key: 'b' })).toMatchObject({
      phase: 'dragged',
      visibleKey: 'b',
    });
  });

  const phases = {
    idle: stateAfter(started),
    waiting: stateAfter(started, { type: 'request' }),
    moving: stateAfter(started, { type: 'request' }, { type: 'enter', key: 'b' }),
    dragged: stateAfter(started, { type: 'drag' }),
  };
  it.each<[keyof typeof phases, SlideshowEvent]>([
    ['waiting', { type: 'request' }],
    ['waiting', { type: 'drag' }],
    ['moving', { type: 'request' }],
    ['moving', { type: 'drag' }],
    ['moving', { type: 'enter', key: 'c' }],
    ['dragged', { type: 'request' }],
    ['dragged', { type: 'drag' }],
    ['idle', { type: 'enter', key: 'c' }],
    ['idle', { type: 'rest' }],
    ['idle', { type: 'show', key: 'a' }],
  ])('is the same object after an event that does not belong there: %s, %o', (phase, event) => {
    expect(reduceSlideshow(phases[phase], event)).toBe(phases[phase]);
  });
});

describe('the slides on the stage', () => {
  const slides = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }));
  const at = (index: number, loop = false, preloadCount = 1) => ({ slides, index, loop, preloadCount });
  const withNeighbours = stateAfter(started, { type: 'addNeighbours' });

  it('are the first one alone until its picture is there', () => {
    expect(renderedIndexes(stateAfter(started), at(0))).toEqual([0]);
    expect(renderedIndexes(withNeighbours, at(0))).toEqual([0, 1]);
    expect(renderedIndexes(withNeighbours, at(0, true))).toEqual([0, 1, 4]);
  });

  it.each([
    [0, [2]],
    [1, [1, 2, 3]],
    [2, [0, 1, 2, 3, 4]],
    [1e9, [0, 1, 2, 3, 4]],
  ])('are as many ahead as `preloadCount` says: %d', (count, indexes) => {
    const ready = stateAfter({ type: 'show', key: 'c' }, { type: 'addNeighbours' });
    expect(renderedIndexes(ready, at(2, false, count))).toEqual(indexes);
  });

  it('go on at the other end with a loop', () => {
    expect(renderedIndexes(withNeighbours, at(0, true, 2))).toEqual([0, 1, 2, 3, 4]);
    expect(renderedIndexes(withNeighbours, at(0, false, 2))).toEqual([0, 1, 2]);
  });

  it('are there on both sides once a drag has begun', () => {
    const dragged = reduceSlideshow(withNeighbours, { type: 'drag' });
    expect(renderedIndexes(dragged, at(0, true, 0))).toEqual([0, 1, 4]);
    expect(renderedIndexes(reduceSlideshow(dragged, { type: 'rest' }), at(0, true, 0))).toEqual([0, 1, 4]);
  });

  it('are the engine’s before the start', () => {
    expect(renderedIndexes(initialSlideshowState, at(3))).toEqual([3]);
  });

  it('contain the slide that the slideshow waits for', () => {
    expect(renderedIndexes(reduceSlideshow(withNeighbours, { type: 'request' }), at(3))).toEqual([0, 1, 3]);
  });

  it('contain the slide that leaves', () => {
    const moving = [{ type: 'request' }, { type: 'enter', key: 'd' }] as const;
    expect(renderedIndexes(moving.reduce(reduceSlideshow, withNeighbours), at(3))).toEqual([0, 2, 3, 4]);
  });

  it('are none where there are no slides', () => {
    expect(renderedIndexes(withNeighbours, { ...at(0, true), slides: [] })).toEqual([]);
  });

  it('have the engine’s slide visible where the visible one has been removed', () => {
    const removed = stateAfter({ type: 'show', key: 'gone' });
    expect(visibleIndexOf(removed, at(2))).toBe(2);
    expect(visibleIndexOf(removed, at(9))).toBe(4);
  });

  it.each([
    [0, -1, false, undefined],
    [0, -1, true, 4],
    [4, 1, false, undefined],
    [4, 1, true, 0],
    [2, 1, false, 3],
  ] as const)('beside slide %d in direction %d, with loop %s: %s', (index, step, loop, expected) => {
    const state = stateAfter({ type: 'show', key: slides[index]?.key });
    expect(indexBeside(state, at(index, loop), step)).toBe(expected);
  });

  it('have none beside the only one, also with a loop', () => {
    expect(indexBeside(stateAfter(started), { slides: [{ key: 'a' }], index: 0, loop: true }, 1)).toBe(
      undefined,
    );
  });
});
