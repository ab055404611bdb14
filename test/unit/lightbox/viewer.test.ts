import { describe, expect, it, vi } from 'vitest';
import { createViewer, type ViewerOptions } from '../../../elements/lightbox/viewer';
import { wrapIndex } from '../../../src/core/util/wrap-index';

vi.stubGlobal('Element', class {});
vi.stubGlobal('document', { baseURI: 'https://example.com/' });

const layout = {
  viewport: { width: 1200, height: 800 },
  slideArea: { x: 100, y: 100, width: 1000, height: 600 },
  isPhone: false,
  isMirrored: false,
};

const viewerOf = (options: Partial<ViewerOptions> & { count?: number } = {}) => {
  const { count = 5, ...rest } = options;
  const events: string[] = [];
  const errors: string[] = [];
  const viewer = createViewer({
    getSource: () => ({ entries: Array.from({ length: count }, (_, index) => ({ alt: `${index}` })) }),
    measureLayout: () => layout,
    getLoop: () => undefined,
    canShow: () => true,
    onToggle() {},
    fireEvent: (type, index) => {
      events.push(index === undefined ? type : `${type} ${index}`);
      return true;
    },
    reportError: ({ message }) => errors.push(message),
    ...rest,
  });
  const positions = () => viewer.getSnapshot().mountedSlides.map(({ position }) => position);
  return { viewer, events, errors, positions };
};

describe('the viewer of a lightbox', () => {
  it('opens at a slide, goes on and back, and fires an event for each', () => {
    const { viewer, events } = viewerOf();
    expect(viewer.open(1)).toBe(true);
    expect(viewer.step(1)).toBe(true);
    expect(viewer.goTo(4)).toBe(true);
    expect(viewer.step(-1)).toBe(true);
    viewer.finishClosing();
    expect(events).toEqual(['az-open 1', 'az-change 2', 'az-change 4', 'az-change 3', 'az-close']);
    expect(viewer.getSnapshot()).toMatchObject({ status: 'closed', index: 3, mountedSlides: [] });
  });

  it('opens at the slide that was visible last', () => {
    const { viewer } = viewerOf();
    viewer.open(3);
    viewer.finishClosing();
    viewer.open();
    expect(viewer.getSnapshot().index).toBe(3);
  });

  it('forgets that a picture has failed once its slide is away', () => {
    const { viewer } = viewerOf();
    const failed = () => viewer.getSnapshot().mountedSlides.map(({ hasFailed }) => !!hasFailed);
    viewer.open(1);
    viewer.mountNeighbours();
    const slide = viewer.getSnapshot().mountedSlides[0]?.slide;
    if (slide) viewer.markFailed(slide);
    expect(failed()).toEqual([true, false, false]);
    viewer.finishClosing();
    viewer.open(1);
    expect(failed()).toEqual([false]);
  });

  it('stays closed where a listener cancels the event, and where there is nothing to show', () => {
    const cancelled = viewerOf({ fireEvent: () => false });
    expect(cancelled.viewer.open(0)).toBe(false);
    expect(cancelled.viewer.getSnapshot().status).toBe('closed');
    const empty = viewerOf({ count: 0 });
    expect(empty.viewer.open(0)).toBe(false);
    expect(empty.errors).toEqual(['No images']);
    expect(empty.events).toEqual([]);
  });

  it('moves no more once the lightbox begins to close', () => {
    const { viewer, events } = viewerOf();
    viewer.open(0);
    viewer.close();
    expect([viewer.step(1), viewer.goTo(2)]).toEqual([false, false]);
    expect(events).toEqual(['az-open 0']);
  });

  it('closes at once when the lightbox opens again while closing', () => {
    const { viewer, events } = viewerOf();
    viewer.open(0);
    viewer.close();
    expect(viewer.open(2)).toBe(true);
    expect(events).toEqual(['az-open 0', 'az-close', 'az-open 2']);
    expect(viewer.getSnapshot()).toMatchObject({ status: 'open', session: 2, position: 0 });
  });

  it('opens again where the browser has closed the dialog by itself', () => {
    const { viewer, events } = viewerOf();
    let isOpen = true;
    viewer.open(0);
    viewer.attachDialog(() => isOpen);
    expect(viewer.open(1)).toBe(true);
    isOpen = false;
    expect(viewer.open(2)).toBe(true);
    expect(events).toEqual(['az-open 0', 'az-change 1', 'az-close', 'az-open 2']);
  });

  it('loops in wide windows, not on phones, or as the setting `loop` says', () => {
    const atEnd = (options: Partial<ViewerOptions>) => {
      const { viewer } = viewerOf(options);
      viewer.open(4);
      return viewer.step(1);
    };
    expect(atEnd({})).toBe(true);
    expect(atEnd({ measureLayout: () => ({ ...layout, isPhone: true }) })).toBe(false);
    expect(atEnd({ measureLayout: () => ({ ...layout, isPhone: true }), getLoop: () => true })).toBe(true);
    expect(atEnd({ getLoop: () => false })).toBe(false);
  });

  it('mounts the slides beside the current one on demand, three in all', () => {
    const { viewer, positions } = viewerOf({ count: 10_000 });
    viewer.open(0);
    expect(positions()).toEqual([0]);
    viewer.mountNeighbours();
    expect(positions().sort()).toEqual([-1, 0, 1]);
    expect(viewer.getSnapshot().mountedSlides.find(({ position }) => position === -1)?.index).toBe(9999);
    viewer.step(1);
    viewer.step(1);
    viewer.mountNeighbours();
    expect(positions()).toEqual([1, 2, 3]);
  });

  it('keeps the order of mounted slides, so that no video is moved and loads anew', () => {
    const { viewer, positions } = viewerOf();
    viewer.open(0);
    viewer.mountNeighbours();
    const before = positions();
    viewer.mountNeighbours();
    expect(positions()).toEqual(before);
  });

  it('shows the whole picture of the next slide, with its caption', () => {
    const { viewer } = viewerOf();
    viewer.open(0);
    viewer.setZoomed(true);
    viewer.setPointerAway(true);
    viewer.step(1);
    expect(viewer.getSnapshot()).toMatchObject({ isZoomed: false, isPointerAway: false });
  });

  it('notifies listeners of changes only', () => {
    const { viewer } = viewerOf();
    const listener = vi.fn();
    viewer.subscribe(listener);
    viewer.setZoomed(false);
    expect(listener).not.toHaveBeenCalled();
    viewer.setZoomed(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the index of a slide', () => {
  it.each([
    [0, 0],
    [5, 0],
    [-1, 4],
    [2.7, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('wraps %d to %d of five', (index, expected) => {
    expect(wrapIndex(index, 5)).toBe(expected);
  });

  it('has no neighbour where there is one slide', () => {
    const { viewer } = viewerOf({ count: 1, getLoop: () => true });
    viewer.open(0);
    expect([viewer.hasNeighbour(1), viewer.next(), viewer.previous()]).toEqual([false, false, false]);
  });
});
