import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommand } from '../../../src/command/run-command';

/** A temporary folder with these files. It goes when the test ends. */
export const folderWith = (files: Record<string, string | Uint8Array>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
};

interface Run {
  code: number;
  /** What the command says. */
  output: string;
  errors: string[];
}

/** Runs the command as from a console. */
export const run = async (
  args: string[],
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Run> => {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(args, {
    print: (line) => output.push(line),
    printError: (line) => errors.push(line),
    fetch,
  });
  return { code, output: output.join('\n'), errors };
};
