/**
 * The first step of `npm run build`: tsup for both flavours at once, as each keeps one core busy for the better part of a
 * minute. `tsx src/build/scripts.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './blocks';
import type { Flavour } from './plugins';

const tsup = join(root, 'node_modules/tsup/dist/cli-default.js');

const build = async (flavour: Flavour): Promise<number> => {
  const env = { ...process.env, AZULEJO_FLAVOUR: flavour };
  const [code] = await once(spawn(process.execPath, [tsup], { cwd: root, env, stdio: 'inherit' }), 'exit');
  // A signal ends it without a code.
  return code ?? 1;
};

const codes = await Promise.all([build('react'), build('lite')]);
process.exitCode = Math.max(...codes);
