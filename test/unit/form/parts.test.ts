import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../../src/build/project';

/** Parts that only a form has: a newsletter has no dialog. */
const dialogParts = ['open', 'dialog', 'box', 'close'];

/** The parts that the comment of a block documents. */
const partsOf = (block: string): string[] => {
  const source = readFileSync(`${root}elements/${block}/index.ts`, 'utf8');
  return [...source.matchAll(/^ \* @csspart (\S+) - /gm)].map(([, part = '']) => part);
};

it('form and newsletter, which share their views, document the same parts', () => {
  const parts = partsOf('form');
  expect(parts).toContain('control');
  expect(partsOf('newsletter')).toEqual(parts.filter((part) => !dialogParts.includes(part)));
});
