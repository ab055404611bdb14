// The first step of `npm start` and `npm test`, so that a fresh clone needs no other commands. Uses no packages, because
// it installs them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The files that the build depends on. When one of them has changed, `dist/` is stale. READMEs do not count: it writes them. */
const buildInputs = [
  'src',
  'elements',
  'demo/build',
  'demo/captcha',
  'demo/config',
  'demo/maps',
  'demo/players',
  'demo/providers',
  'demo/site',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
];
const buildStamp = join(root, 'dist/.built');

export async function setUp() {
  install();
  await buildIfStale();
}

export function install() {
  checkNode();
  installIfNeeded();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  exitWithError(`Azulejo needs Node 20.19 or newer, but this is Node ${process.version}.`);
}

function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json …');
  // All packages are development packages here, and NODE_ENV=production would leave them out.
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { ...options, stdio: 'inherit' });
  if (status !== 0) exitWithError('"npm ci" failed, see the output above.');
}

/** Compares the lockfile with npm's list of node_modules. File dates would be wrong after a clone or a copy. */
function isInstalled() {
  const installedList = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const required = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedList);
  return Object.entries(required).every(([path, { version, optional }]) => {
    const isProject = path === '';
    const isForOtherPlatform = optional && !installed[path];
    return isProject || isForOtherPlatform || installed[path]?.version === version;
  });
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

export async function buildIfStale() {
  const inputHash = hashOf(buildInputs.flatMap(filesIn));
  const isBuilt = existsSync(buildStamp) && existsSync(join(root, 'demo/pictures'));
  if (isBuilt && readFileSync(buildStamp, 'utf8') === inputHash) return;
  console.log('Building dist/ …');
  const { hasPassed } = await runNpm(['run', 'build']);
  if (!hasPassed) exitWithError('"npm run build" failed, see the output above.');
  writeFileSync(buildStamp, inputHash);
}

function filesIn(input) {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

// On Windows npm is a script, which only a shell can run.
const options = { cwd: root, shell: process.platform === 'win32' };

/**
 * Runs npm without blocking, and returns its output. A terminal gets the output itself, and nothing is returned, unless
 * `isQuiet`: then nothing is printed.
 */
export async function runNpm(args, { isQuiet = false } = {}) {
  const ownsTerminal = !isQuiet && process.stdout.isTTY;
  const child = spawn('npm', args, { ...options, stdio: ownsTerminal ? 'inherit' : 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (!isQuiet) process.stdout.write(text);
    });
  const [status] = await once(child, 'close');
  return { hasPassed: status === 0, output };
}

function exitWithError(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
