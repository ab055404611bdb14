import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../src/build/project';
import { demo, mockScripts } from '../../../tsup.config';

describe('`npm start` and `npm test`', () => {
  it('build again after a change in any folder with scripts of the demo', () => {
    const sources = [demo, mockScripts].flatMap(({ entry }) =>
      Object.values(entry as Record<string, string>),
    );
    const folders = [...new Set(sources.map((source) => posix.dirname(source)))];
    const setUp = readFileSync(`${root}demo/set-up.mjs`, 'utf8');
    expect(folders.length).toBeGreaterThan(1);
    expect(folders.filter((folder) => !setUp.includes(`  '${folder}',\n`))).toEqual([]);
  });
});
