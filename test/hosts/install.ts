import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/build/project';

/** The folder of the hosts. */
export const folder = import.meta.dirname;
const modules = join(folder, 'node_modules');

interface Stamp {
  lockfile: string;
  hosts: string[];
}

/** Installs the packages of these hosts, and Azulejo as npm would. Hosts that are installed already stay. */
export const installHosts = async (names: string[]): Promise<void> => {
  await installPackages(names);
  copyAzulejo();
};

const installPackages = async (names: string[]): Promise<void> => {
  const stampFile = join(modules, '.hosts.json');
  const lockfile = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp: Stamp = existsSync(stampFile)
    ? JSON.parse(readFileSync(stampFile, 'utf8'))
    : { lockfile, hosts: [] };
  const installed = stamp.lockfile === lockfile ? stamp.hosts : [];
  if (names.every((name) => installed.includes(name))) return;

  const wanted = [...new Set([...installed, ...names])];
  console.log(`Installing the packages of ${wanted.join(', ')} (test/hosts/package-lock.json) …`);
  await npm(['ci', '--include=dev', ...wanted.flatMap((name) => ['-w', name])]);
  writeFileSync(stampFile, JSON.stringify({ lockfile, hosts: wanted } satisfies Stamp));
};

/** The files of the package, without its dependencies: an app gets React from its own ones. */
const copyAzulejo = (): void => {
  const target = join(modules, 'azulejo');
  rmSync(target, { recursive: true, force: true });
  cpSync(join(root, 'package.json'), join(target, 'package.json'));
  const demo = join(root, 'dist/demo');
  cpSync(join(root, 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: (source) => source !== demo,
  });
};

/** Builds the app with the host's own tool. */
export const buildHost = (name: string): Promise<void> => npm(['run', 'build', '-w', name]);

/** Runs npm in the folder of the hosts; its output shows only if it fails. */
const npm = async (args: string[]): Promise<void> => {
  const child = spawn('npm', args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    // On Windows npm is a script, which only a shell can run.
    shell: process.platform === 'win32',
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`"npm ${args.join(' ')}" failed in test/hosts:\n${output}`);
};
