import { describe, expect, it } from 'vitest';
import { isTrue, parseData, pick } from '../../../src/features/adopt-page/parse-data';

describe('the JSON of a saved page', () => {
  it.each([
    ['as the server wrote it', '{"design":"grid","padding":4}'],
    ['with commas before the end', '{"design":"grid","padding":4,}'],
    ['with a line break in a text', '{"design":"grid","padding":4,"note":"one\ntwo"}'],
    [
      'with quotes that a site copier has encoded',
      '{\\%22design\\%22:"grid","padding":4}'.replaceAll('\\%22', '%22'),
    ],
    ['as JavaScript', "{ design: 'grid', padding: 4 }"],
  ])('is read %s', (_, json) => {
    expect(parseData(json)).toMatchObject({ design: 'grid', padding: 4 });
  });

  it('keeps a quote inside a text that a site copier has encoded', () => {
    expect(parseData('{"html":"<iframe src=\\%22player.html\\%22>"}')).toEqual({
      html: '<iframe src="player.html">',
    });
  });

  it('keeps an encoded quote in an address, where only a comma is too many', () => {
    expect(parseData('{"url":"/s?q=%22azul%22",}')).toEqual({ url: '/s?q=%22azul%22' });
  });

  it.each(['', '{', '{"a":', '[1]', 'null', '{"a":}', '}{'])('never throws: %s', (json) => {
    expect(parseData(json)).toBe(undefined);
  });

  it('has texts for booleans, and empty values for defaults', () => {
    expect([true, 'true', '', 'false', null].map(isTrue)).toEqual([true, true, false, false, false]);
    expect(pick({ a: null, b: '', c: 0, d: false }, ['a', 'b', 'c', 'd', 'e'])).toEqual({ c: 0, d: false });
  });
});
