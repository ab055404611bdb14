import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Installs the competitors where they are missing or of another version than package.json pins. */
export const installCompetitors = (): void => {
  if (wrongVersions().length === 0) return;
  console.log('Installing what Azulejo is compared with (test/bench/package.json) …');
  // On Windows npm is a script, which only a shell can run.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['install'], { cwd: folder, stdio: 'inherit', shell });
  const wrong = wrongVersions();
  if (status !== 0 || wrong.length > 0)
    throw new Error(`npm could not install ${wrong.join(', ')} in test/bench. Nothing was measured.`);
};

/** Package -> version. */
export const competitorVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies;

const wrongVersions = (): string[] =>
  Object.entries(competitorVersions()).flatMap(([name, version]) =>
    installedVersion(name) === version ? [] : [`${name} ${version}`],
  );

const installedVersion = (name: string): string | undefined => {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
};
