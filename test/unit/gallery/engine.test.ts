import { describe, expect, it } from 'vitest';
import { type Change, Engine } from '../../../elements/gallery/engine/engine';

const engineOf = (count: number, shape: { loop?: boolean; group?: number } = {}, index?: number): Engine => {
  const engine = new Engine(index);
  engine.reshape({ count, ...shape });
  return engine;
};

/** What an engine says, in order. */
const heard = (engine: Engine) => {
  const said: (Change | string)[] = [];
  engine.on('change', (change) => said.push(change));
  engine.on('edge', (edge) => said.push(edge));
  engine.on('motion', (isMoving) => said.push(isMoving ? 'moves' : 'rests'));
  return said;
};

/** A motion that ends when the test says so. */
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

describe('the current slide', () => {
  it.each([
    [7, 2],
    [-1, 4],
    [-6, 4],
    [5, 0],
    [2.9, 2],
    [Number.NaN, 0],
  ])('wraps: %d of 5 is %d', (asked, index) => {
    const engine = engineOf(5);
    expect(engine.goTo(asked)).toBe(true);
    expect(engine.index).toBe(index);
  });

  it('is the first of no slides', () => {
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
  ])('is at first what was asked for, as soon as slides are there: %d of 3 is %d', (asked, index) => {
    expect(engineOf(3, {}, asked).index).toBe(index);
  });

  it('says which way it goes', () => {
    const engine = engineOf(4, { loop: true });
    const said = heard(engine);
    engine.previous();
    engine.next();
    engine.goTo(2);
    engine.goTo(1);
    engine.goTo(1);
    expect(said).toEqual([
      { from: 0, index: 3, direction: -1 },
      { from: 3, index: 0, direction: 1 },
      { from: 0, index: 2, direction: 1 },
      { from: 2, index: 1, direction: -1 },
    ]);
  });

  it('stays at the ends without a loop, and says so', () => {
    const engine = engineOf(2);
    const said = heard(engine);
    expect([engine.canPrevious, engine.previous(), engine.next(), engine.next(), engine.canNext]).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(said).toEqual(['beginning', { from: 0, index: 1, direction: 1 }, 'end']);
  });

  it('goes around with a loop', () => {
    const engine = engineOf(2, { loop: true }, 1);
    expect([engine.next(), engine.index, engine.previous(), engine.index]).toEqual([true, 0, true, 1]);
  });

  it('has no place to go where it is the only one, also with a loop', () => {
    const engine = engineOf(1, { loop: true });
    expect([engine.canNext, engine.canPrevious, engine.next()]).toEqual([false, false, false]);
  });

  it('is clamped where slides have gone, and can be told where it stands', () => {
    const engine = engineOf(5, {}, 4);
    engine.reshape({ count: 3 });
    expect(engine.index).toBe(2);
    engine.reshape({ count: 6, index: 5 });
    expect(engine.index).toBe(5);
    engine.reshape({ count: 0 });
    expect(engine.index).toBe(0);
  });

  it('is not asked when a finger has moved it', () => {
    const engine = engineOf(5);
    engine.move(motion().finished);
    engine.settle(3);
    expect(engine.index).toBe(3);
  });
});

describe('groups', () => {
  it('move together', () => {
    const engine = engineOf(7, { group: 3 });
    expect([engine.group, engine.groups, engine.canPrevious]).toEqual([0, 3, false]);
    engine.next();
    expect([engine.index, engine.group]).toEqual([3, 1]);
    engine.goTo(5);
    expect(engine.group).toBe(1);
    engine.next();
    expect([engine.index, engine.canNext, engine.next()]).toEqual([6, false, false]);
    engine.previous();
    expect(engine.index).toBe(3);
  });

  it('are counted anew after a resize, around the current slide', () => {
    const engine = engineOf(7, { group: 3 }, 5);
    engine.reshape({ count: 7, group: 2 });
    expect([engine.index, engine.group, engine.groups]).toEqual([5, 2, 4]);
  });
});

describe('a gallery in motion', () => {
  it('refuses to change until it rests', async () => {
    const engine = engineOf(5);
    const said = heard(engine);
    const { finished, end } = motion();
    engine.move(finished);
    expect([engine.inMotion, engine.next(), engine.previous(), engine.goTo(3), engine.index]).toEqual([
      true,
      false,
      false,
      false,
      0,
    ]);
    await end();
    expect([engine.inMotion, engine.next(), engine.index]).toEqual([false, true, 1]);
    expect(said).toEqual(['moves', 'rests', { from: 0, index: 1, direction: 1 }]);
  });

  it('says nothing of an end that it cannot try', () => {
    const engine = engineOf(2, {}, 1);
    const said = heard(engine);
    engine.move(motion().finished);
    engine.next();
    expect(said).toEqual(['moves']);
  });

  it('rests also where its motion has failed', async () => {
    const engine = engineOf(2);
    engine.move(Promise.reject(Error('gone')));
    await null;
    await null;
    expect(engine.inMotion).toBe(false);
  });

  it('moves until the last motion ends', async () => {
    const engine = engineOf(2);
    const [first, second] = [motion(), motion()];
    engine.move(first.finished);
    engine.move(second.finished);
    await first.end();
    expect(engine.inMotion).toBe(true);
    await second.end();
    expect(engine.inMotion).toBe(false);
  });

  it('fulfils the last request of several', async () => {
    const engine = engineOf(5);
    const { finished, end } = motion();
    engine.move(finished);
    engine.request(2);
    engine.request(4);
    await end();
    expect(engine.index).toBe(4);
  });
});

describe('linked galleries', () => {
  const linked = () => {
    const [show, strip] = [engineOf(6), engineOf(6)];
    return { show, strip, part: show.link(strip) };
  };

  it('stay at one slide, whichever changes, until they part', () => {
    const { show, strip, part } = linked();
    show.goTo(2);
    expect(strip.index).toBe(2);
    strip.next();
    expect(show.index).toBe(3);
    part();
    strip.next();
    expect(show.index).toBe(3);
  });

  it('begin where the one that links is', () => {
    const [show, strip] = [engineOf(6, {}, 4), engineOf(6)];
    show.link(strip);
    expect(strip.index).toBe(4);
  });

  it('refuse a change while the other is on its way to another slide', async () => {
    const { show, strip } = linked();
    const { finished, end } = motion();
    strip.move(finished);
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
      show.move(one.finished);
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
