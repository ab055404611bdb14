import { describe, expect, it } from 'vitest';
import { reportedHeight } from '../../../elements/embed/frame/reported-height';

const ofX = (height: unknown, method = 'twttr.private.resize') => ({
  'twttr.embed': { method, params: [{ height }] },
});

describe('the height in a message of a frame', () => {
  it('is read from the messages of Instagram and X, as JSON or an object', () => {
    expect(reportedHeight(JSON.stringify({ type: 'MEASURE', details: { height: 816 } }))).toBe(816);
    expect(reportedHeight(ofX(512.5))).toBe(512.5);
    expect(reportedHeight(JSON.stringify(ofX(512)))).toBe(512);
  });

  it('has limits', () => {
    expect(reportedHeight(ofX(1e9))).toBe(3000);
    expect(reportedHeight(ofX(4))).toBeUndefined();
    expect(reportedHeight(ofX(-700))).toBeUndefined();
    expect(reportedHeight(ofX(Number.NaN))).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    7,
    '',
    '{',
    '[]',
    { type: 'MEASURE' },
    { type: 'LOADING', details: { height: 700 } },
    ofX('700px'),
    ofX(700, 'twttr.private.rendered'),
    { 'twttr.embed': null },
    { 'twttr.embed': { method: 'twttr.private.resize' } },
  ])('is not read from others: %j', (data) => {
    expect(reportedHeight(data)).toBeUndefined();
  });
});
