import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('.cache', 'screenshots');

export function screenshotPath(name: string): `${string}.png` {
  mkdirSync(folder, { recursive: true });
  return `${join(folder, name.replace(/[^\w-]+/g, '-'))}.png`;
}
