import { describe, expect, it } from 'vitest';
import { durationInWords, formatClock } from '../../../elements/audio/durations';

describe('the time on the clock', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [65, '1:05'],
    [3725, '1:02:05'],
    [Number.NaN, '–:––'],
    [Number.POSITIVE_INFINITY, '–:––'],
  ])('of %s s is %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('the time in words', () => {
  it.each([
    [0, 'es-419', '0 segundos'],
    [1, 'es-419', '1 segundo'],
    [65, 'es-419', '1 minuto y 5 segundos'],
    [120, 'en', '2 minutes'],
    [3725, 'en', '1 hour, 2 minutes, 5 seconds'],
    [65, 'pt-BR', '1 minuto e 5 segundos'],
  ])('of %s s in %s is “%s”', (seconds, locale, text) => {
    expect(durationInWords(seconds, locale)).toBe(text);
  });
});
