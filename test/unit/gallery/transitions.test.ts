import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../../elements/gallery/slides';
import {
  accompanying,
  type Dragged,
  type Follow,
  type Slideshow,
  type Transition,
} from '../../../elements/gallery/transition';
import { transition as fade } from '../../../elements/gallery/transitions/fade';
import { transition as kenBurns } from '../../../elements/gallery/transitions/ken-burns';
import { transition as newSwipe } from '../../../elements/gallery/transitions/new-swipe';
import { transition as scroll } from '../../../elements/gallery/transitions/scroll';
import { transition as swipe } from '../../../elements/gallery/transitions/swipe';

const size = 1000;

const following = ({ follow }: Transition, settings: Partial<Settings> = {}): Follow => {
  const all = { boundaries: 'inertial', snapPoints: '100%', scrollDirection: 'horizontal', ...settings };
  return follow?.(all as Settings) as Follow;
};

const restOf = (follow: Follow, drag: Partial<Dragged>): number =>
  follow.rest({ start: 0, moved: 0, velocity: 0, heldMs: 100, size, ...drag });

/** An element that only remembers how it was animated. */
const stub = () => ({ animate: vi.fn(() => ({})) });

afterEach(() => vi.unstubAllGlobals());

describe('the transition by a name', () => {
  const engine = { on: vi.fn() };
  const slideshow = { stage: { props: { engine, settings: {} } } } as unknown as Slideshow;

  it.each([
    ['fade', undefined, undefined],
    ['new-swipe', 'x', 3],
    ['scroll', 'x', 2],
    ['swipe', 'x', 2],
  ])('goes along with a slideshow: %s', async (name, axis, pointers) => {
    const report = vi.fn();
    const company = (await accompanying(name, report))(slideshow, {});
    expect([company.axis, company.pointers?.length]).toEqual([axis, pointers]);
    expect(report).not.toHaveBeenCalled();
  });

  it('zooms with ken-burns, and goes on when settings change', async () => {
    const accompany = await accompanying('ken-burns', vi.fn());
    const company = accompany(slideshow, {});
    expect([company.show, company.change]).toEqual([expect.any(Function), undefined]);
    expect(accompany(slideshow, company)).toBe(company);
  });

  it.each(['wipe', '', 'toString'])('is reported and a fade where there is none: "%s"', async (name) => {
    const report = vi.fn();
    const accompany = await accompanying(name, report);
    expect(accompany(slideshow, {})).toEqual({});
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual([
      `Could not find transition named ${name}`,
    ]);
  });
});

describe('fade', () => {
  it('goes out in 1.2 times the speed', () => {
    const [from, to] = [stub(), stub()];
    fade.change({ from, to, speedMs: 1000 } as never);
    expect(to.animate).toHaveBeenCalledWith({ opacity: [0, 1] }, expect.objectContaining({ duration: 1000 }));
    expect(from.animate).toHaveBeenCalledWith(
      { opacity: [1, 0] },
      expect.objectContaining({ duration: 1200 }),
    );
  });
});

describe('ken-burns', () => {
  it('comes nearer to 1.075 and goes away in turn, in the time it is given', () => {
    const picture = stub();
    for (const count of [0, 1, 2]) kenBurns.show?.({ picture, count, ms: 6000 } as never);
    for (const direction of ['normal', 'reverse', 'normal'])
      expect(picture.animate).toHaveBeenCalledWith(
        { transform: ['none', 'scale(1.075)'] },
        expect.objectContaining({ duration: 6000, direction }),
      );
  });
});

describe('scroll', () => {
  it.each([
    [-49, 0],
    [-50, -size],
    [50, size],
    [-900, -size],
  ])('goes on by a slide after 50 px: %d px', (moved, rest) => {
    expect(restOf(following(scroll), { moved, heldMs: 5000 })).toBe(rest);
  });

  it('has two axes', () => {
    expect(following(scroll).axis).toBe('x');
    expect(following(scroll, { scrollDirection: 'vertical' }).axis).toBe('y');
  });

  it('takes the part of its speed that is left', () => {
    expect(following(scroll).snapMs({ distance: 250, size, velocity: 0, speedMs: 1000 })).toBe(250);
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
    expect(restOf(following(swipe), { moved, heldMs })).toBe(rest);
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
    // Thrown back.
    [-700, 1.2, 0],
    [-1600, -3, -size],
  ])('changes past half the width or above 1 px a ms: %d px at %d', (moved, velocity, rest) => {
    expect(restOf(following(newSwipe), { moved, velocity }) + 0).toBe(rest);
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
    expect(restOf(following(newSwipe, { snapPoints: '50%' }), drag) + 0).toBe(rest);
  });

  it.each([
    [-130, 0, -130],
    [-130, -1, -280],
    [-900, -2, -size],
  ])('rests anywhere without them: %d px at %d', (moved, velocity, rest) => {
    expect(restOf(following(newSwipe, { snapPoints: 'none' }), { moved, velocity })).toBe(rest);
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
      vi.stubGlobal('innerWidth', width);
      const distance = velocity === 2 ? 100 : 1000;
      expect(following(newSwipe).snapMs({ distance, velocity, size, speedMs: 1000 })).toBe(s * 1000);
    },
  );

  it('meets a boundary of three kinds', () => {
    const beyond = (boundaries: Settings['boundaries'], offset: number) =>
      following(newSwipe, { boundaries }).beyond?.(offset, size) ?? Number.NaN;
    expect(beyond('none', 400)).toBe(400);
    expect(beyond('hard', 400)).toBe(0);
    const [near, far, farther] = [100, 400, 4000].map((offset) => beyond('inertial', offset)) as number[];
    expect(near).toBeGreaterThan(30);
    expect(near).toBeLessThan(100);
    expect(far).toBeLessThan(4 * (near ?? 0));
    expect(farther).toBeLessThan(size);
    expect(beyond('inertial', -100)).toBe(-(near ?? 0));
  });
});
