import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project';

export const dist = join(root, 'dist');

/** Writes a file of `dist/`. An object becomes JSON. */
export const write = (file: string, content: string | object): void => {
  const path = join(dist, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
};
