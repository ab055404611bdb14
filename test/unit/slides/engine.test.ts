import { describe, expect, it } from 'vitest';
import { Engine, type IndexChange } from '../../../src/features/slides/engine/engine';

const engineOf = (
  count: number,
  options: { loop?: boolean; groupSize?: number } = {},
  index?: number,
): Engine => {
  const engine = new Engine(index);
  engine.setSlides({ count, ...options });
  return engine;
};

/** The events of an engine, in order. */
const eventsOf = (engine: Engine) => {
  const events: (IndexChange | string)[] = [];
  engine.on('change', (change) => events.push(change));
  engine.on('edge', (edge) => events.push(edge));
  engine.on('motion', (isMoving) => events.push(isMoving ? 'moves' : 'rests'));
  return events;
};

/** A motion that the test ends. */
const motion = () => {
  let end = (): void => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const settle = async (): Promise<void> => {
    end();
    await finished;
    await null;
  };
  return { finished, end: settle };
};

describe('the current slide of a gallery', () => {
  it.each([
    [7, 2],
    [-1, 4],
    [-6, 4],
    [5, 0],
    [2.9, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('wraps around the ends: %d of 5 is %d', (target, index) => {
    const engine = engineOf(5);
    expect(engine.goTo(target)).toBe(true);
    expect(engine.index).toBe(index);
  });

  it('is 0 while there are no slides', () => {
    const engine = engineOf(0);
    engine.goTo(3);
    expect([engine.index, engine.canNext, engine.canPrevious, engine.next()]).toEqual([
      0,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [-1, 2],
    [4, 1],
    [2, 2],
  ])('starts at the requested index once slides are there: %d of 3 is %d', (start, index) => {
    expect(engineOf(3, {}, start).index).toBe(index);
  });

  it('steps by a group to the next or the previous index, and to the group of any other', () => {
    const engine = engineOf(9, { groupSize: 3 });
    const indexAfter = (index: number) => [engine.goTo(index), engine.index];
    expect(indexAfter(1)).toEqual([true, 3]);
    expect(indexAfter(2)).toEqual([true, 0]);
    expect(indexAfter(-1)).toEqual([false, 0]);
    expect(indexAfter(7)).toEqual([true, 7]);
    expect(indexAfter(8)).toEqual([false, 7]);
    expect(indexAfter(2)).toEqual([true, 2]);
    // A gallery at the same slide, or an address, means the slide itself.
    engine.request(1);
    expect(engine.index).toBe(1);
  });

  it('changes with a direction', () => {
    const engine = engineOf(4, { loop: true });
    const events = eventsOf(engine);
    engine.previous();
    engine.next();
    engine.goTo(2);
    engine.goTo(1);
    engine.goTo(1);
    expect(events).toEqual([
      { from: 0, index: 3, direction: -1 },
      { from: 3, index: 0, direction: 1 },
      { from: 0, index: 2, direction: 1 },
      { from: 2, index: 1, direction: -1 },
    ]);
  });

  it('stays at the ends without a loop, and the end is reported', () => {
    const engine = engineOf(2);
    const events = eventsOf(engine);
    expect([engine.canPrevious, engine.previous(), engine.next(), engine.next(), engine.canNext]).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(events).toEqual(['beginning', { from: 0, index: 1, direction: 1 }, 'end']);
  });

  it('wraps with a loop', () => {
    const engine = engineOf(2, { loop: true }, 1);
    expect([engine.next(), engine.index, engine.previous(), engine.index]).toEqual([true, 0, true, 1]);
  });

  it('cannot change where it is the only one, also with a loop', () => {
    const engine = engineOf(1, { loop: true });
    expect([engine.canNext, engine.canPrevious, engine.next()]).toEqual([false, false, false]);
  });

  it.each([
    ['slide', { loop: true }, 1],
    ['group', { loop: true, groupSize: 3 }, 2],
  ])('has no end with a loop, also where there is one %s only', (_, options, count) => {
    const engine = engineOf(count, options);
    const events = eventsOf(engine);
    expect([engine.next(), engine.previous(), events]).toEqual([false, false, []]);
  });

  it('is clamped when slides are removed, and can be set with the slides', () => {
    const engine = engineOf(5, {}, 4);
    engine.setSlides({ count: 3 });
    expect(engine.index).toBe(2);
    engine.setSlides({ count: 6, index: 5 });
    expect(engine.index).toBe(5);
    engine.setSlides({ count: 0 });
    expect(engine.index).toBe(0);
  });

  it('changes during a motion when a drag has brought another slide', () => {
    const engine = engineOf(5);
    engine.trackMotion(motion().finished);
    engine.adoptIndex(3);
    expect(engine.index).toBe(3);
  });
});

describe('groups of slides', () => {
  it('move together', () => {
    const engine = engineOf(7, { groupSize: 3 });
    expect([engine.groupIndex, engine.groupCount, engine.canPrevious]).toEqual([0, 3, false]);
    engine.next();
    expect([engine.index, engine.groupIndex]).toEqual([3, 1]);
    engine.goTo(5);
    expect(engine.groupIndex).toBe(1);
    engine.next();
    expect([engine.index, engine.canNext, engine.next()]).toEqual([6, false, false]);
    engine.previous();
    expect(engine.index).toBe(3);
  });

  it('are counted again after a resize, around the current slide', () => {
    const engine = engineOf(7, { groupSize: 3 }, 5);
    engine.setSlides({ count: 7, groupSize: 2 });
    expect([engine.index, engine.groupIndex, engine.groupCount]).toEqual([5, 2, 4]);
  });
});

describe('a gallery in motion', () => {
  it('refuses a change until it rests', async () => {
    const engine = engineOf(5);
    const events = eventsOf(engine);
    const { finished, end } = motion();
    engine.trackMotion(finished);
    expect([engine.inMotion, engine.next(), engine.previous(), engine.goTo(3), engine.index]).toEqual([
      true,
      false,
      false,
      false,
      0,
    ]);
    await end();
    expect([engine.inMotion, engine.next(), engine.index]).toEqual([false, true, 1]);
    expect(events).toEqual(['moves', 'rests', { from: 0, index: 1, direction: 1 }]);
  });

  it('does not report an end', () => {
    const engine = engineOf(2, {}, 1);
    const events = eventsOf(engine);
    engine.trackMotion(motion().finished);
    engine.next();
    expect(events).toEqual(['moves']);
  });

  it('rests after a motion that failed', async () => {
    const engine = engineOf(2);
    engine.trackMotion(Promise.reject(Error('gone')));
    await null;
    await null;
    expect(engine.inMotion).toBe(false);
  });

  it('is in motion until the last motion ends', async () => {
    const engine = engineOf(2);
    const [first, second] = [motion(), motion()];
    engine.trackMotion(first.finished);
    engine.trackMotion(second.finished);
    await first.end();
    expect(engine.inMotion).toBe(true);
    await second.end();
    expect(engine.inMotion).toBe(false);
  });

  it('goes to the last of several requests when it rests', async () => {
    const engine = engineOf(5);
    const { finished, end } = motion();
    engine.trackMotion(finished);
    engine.request(2);
    engine.request(4);
    await end();
    expect(engine.index).toBe(4);
  });
});

describe('linked galleries', () => {
  const linked = () => {
    const [show, strip] = [engineOf(6), engineOf(6)];
    return { show, strip, unlink: show.link(strip) };
  };

  it('stay at the same slide, whichever gallery changes, until the link ends', () => {
    const { show, strip, unlink } = linked();
    show.goTo(2);
    expect(strip.index).toBe(2);
    strip.next();
    expect(show.index).toBe(3);
    unlink();
    strip.next();
    expect(show.index).toBe(3);
  });

  it('begin at the slide of the gallery that links', () => {
    const [show, strip] = [engineOf(6, {}, 4), engineOf(6)];
    show.link(strip);
    expect(strip.index).toBe(4);
  });

  it('refuse a change while one of them moves to another slide', async () => {
    const { show, strip } = linked();
    const { finished, end } = motion();
    strip.trackMotion(finished);
    expect(show.goTo(1)).toBe(false);
    expect(show.goTo(strip.index)).toBe(true);
    await end();
    expect(show.goTo(1)).toBe(true);
  });

  it('end at the last of two quick requests', async () => {
    const { show, strip } = linked();
    const motions: ReturnType<typeof motion>[] = [];
    // A slideshow takes its time for each change.
    show.on('change', () => {
      const one = motion();
      motions.push(one);
      show.trackMotion(one.finished);
    });
    strip.request(1);
    strip.request(5);
    expect([strip.index, show.index]).toEqual([1, 1]);
    await motions[0]?.end();
    await null;
    expect([strip.index, show.index]).toEqual([5, 5]);
    await motions[1]?.end();
    await null;
    expect([strip.index, show.index, show.inMotion, motions.length]).toEqual([5, 5, false, 2]);
  });
});

describe('subscribers of an engine', () => {
  it('are called after every event until they unsubscribe', async () => {
    const engine = engineOf(3);
    let calls = 0;
    const stop = engine.subscribe(() => {
      calls += 1;
    });
    const counts: number[] = [];
    const count = (): void => void counts.push(calls);
    engine.next();
    count();
    engine.play();
    count();
    engine.setSlides({ count: 4 });
    count();
    const { finished, end } = motion();
    engine.trackMotion(finished);
    count();
    await end();
    count();
    stop();
    engine.next();
    count();
    expect(counts).toEqual([1, 2, 3, 4, 5, 5]);
  });
});
