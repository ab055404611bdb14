import { describe, expect, it } from 'vitest';
import { fitPeriod, maxPieceWidth, waveFrames, wavePeriod } from '../../../elements/marquee/wave-geometry';

describe('the period of a wave', () => {
  it('is between 250 and 1000 px', () => {
    expect([0, 4, 10].map(wavePeriod)).toEqual([1000, 700, 250]);
  });

  it('divides a loop into whole periods, near the requested period', () => {
    for (const period of [250, 333, 700, 1000])
      for (let width = 50; width < 5000; width += 37.3) {
        const fit = fitPeriod({ width, period });
        const count = (fit.copiesPerLoop * width) / fit.period;
        expect(count).toBeCloseTo(Math.round(count), 9);
        expect(Math.abs(fit.period / period - 1)).toBeLessThanOrEqual(0.2);
        expect(fit.period).toBeGreaterThanOrEqual(250);
        expect(fit.period).toBeLessThanOrEqual(1000);
        expect(fit.copiesPerLoop * width).toBeLessThan(width + 5.5 * period);
      }
  });
});

describe('the shape of a wave', () => {
  const heightAt = (x: number, { amplitude, period }: { amplitude: number; period: number }) =>
    amplitude * Math.cos((2 * Math.PI * x) / period);

  const wave = { amplitude: 20, period: 480 };
  const read = ({ transform }: { transform: string }) => {
    const [, y, angle] = /translateY\((.+)px\) rotate\((.+)rad\)/.exec(transform) ?? [];
    return { y: Number(y), angle: Number(angle) };
  };
  const frames = waveFrames(wave, 1).map(read);

  it('ends where it begins, and is highest in the middle', () => {
    expect(frames.map(({ y }) => y)).toEqual(
      frames.map((_, at) => Number(heightAt((at / (frames.length - 1)) * 480, wave).toFixed(3))),
    );
    expect([frames[0]?.y, frames[12]?.y, frames.at(-1)?.y]).toEqual([20, -20, 20]);
  });

  it('leans each letter with its slope', () => {
    // A letter that runs to the left along a wave that stands: a step earlier it is that much further right.
    const step = 480 / (frames.length - 1);
    for (let at = 1; at < frames.length - 1; at++) {
      const rise = (frames[at - 1]?.y ?? 0) - (frames[at + 1]?.y ?? 0);
      expect(Math.tan(frames[at]?.angle ?? 0)).toBeCloseTo(rise / (2 * step), 2);
    }
    expect(waveFrames(wave, -1).map((frame) => read(frame).angle + 0)).toEqual(
      frames.map(({ angle }) => -angle + 0),
    );
  });

  it.each([
    [35, 625],
    [19, 400],
    [6, 700],
    [5, 250],
    [0.1, 1000],
  ])('is matched by straight pieces: %d px high, with a period of %d', (amplitude, period) => {
    const width = maxPieceWidth({ amplitude, period });
    const highAt = (x: number) => heightAt(x, { amplitude, period });
    expect(amplitude - highAt(width / 2)).toBeLessThanOrEqual(1);
    expect(width).toBeLessThanOrEqual(period / 8);
    // From a piece on the crest to the next.
    expect(Math.atan((highAt(width / 2) - highAt((width * 3) / 2)) / width)).toBeLessThanOrEqual(0.12);
  });
});
