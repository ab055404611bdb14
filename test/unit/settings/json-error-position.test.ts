import { describe, expect, it } from 'vitest';
import { errorPosition } from '../../../src/core/settings/json-error-position';

describe('the position of an error in JSON', () => {
  it.each([
    ["{'a':1}", 1],
    ['{a:1}', 1],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['{"a":[1,]}', 8],
    ['{"a":1 "b":2}', 7],
    ['{"a":01}', 6],
    ['{"a":tru}', 5],
    ['{"a":1', 6],
    ['{"a":"x\ny"}', 5],
    ['{"a":1}}', 7],
    ['\n  {\n  "a": ,\n}', 12],
    ['{]', 1],
    ['', 0],
  ])('%j is at %i', (text, position) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(errorPosition(text)).toBe(position);
  });

  it.each(['[1,2]', '5', '"x"', 'null'])('%j, which is JSON but no object, is at its start', (text) => {
    expect(errorPosition(text)).toBe(0);
  });
});
