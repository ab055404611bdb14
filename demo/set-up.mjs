// What `npm start` and `npm test` do first, so that a bare clone needs nothing else. Plain Node without packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** What `dist/` is made from: where one of these has changed, it is stale. */
const buildInputs = [
  'src',
  'elements',
  'demo/build',
  'demo/captcha',
  'demo/site',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
];
const buildStamp = join(root, 'dist/.built');

export function setUp() {
  checkNode();
  installIfNeeded();
  buildIfStale();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(`Azulejo needs Node 20.19 or newer, and this is ${process.version}. Nothing was done.`);
}

function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json …');
  // All packages are development packages here, and NODE_ENV=production would leave them out.
  runNpm(['ci', '--include=dev']);
}

/** Compares what the lockfile asks for with what npm noted of node_modules: dates tell nothing after a clone or a copy. */
function isInstalled() {
  const noted = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(noted);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const isProject = path === '';
    const isForOtherMachines = optional && !present[path];
    return isProject || isForOtherMachines || present[path]?.version === version;
  });
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

function buildIfStale() {
  const state = hashOf(buildInputs.flatMap(filesIn));
  const made = existsSync(buildStamp) && existsSync(join(root, 'demo/pictures'));
  if (made && readFileSync(buildStamp, 'utf8') === state) return;
  console.log('Building dist/ …');
  runNpm(['run', 'build']);
  writeFileSync(buildStamp, state);
}

function filesIn(input) {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Runs npm with its output on the screen, and ends the program where it fails. */
function runNpm(args) {
  if (npm(args)) return;
  giveUp(`"npm ${args.join(' ')}" failed; the reason stands above. Nothing after it was done.`);
}

// On Windows npm is a script, which only a shell can run.
const options = { cwd: root, shell: process.platform === 'win32' };

/** Whether npm ended well. */
function npm(args) {
  return spawnSync('npm', args, { ...options, stdio: 'inherit' }).status === 0;
}

/** As `npm` for a step that others run beside: resolves with whether it ended well, and with what it said if it was told to be quiet. */
export async function npmBeside(args, isQuiet) {
  const child = spawn('npm', args, { ...options, stdio: isQuiet ? 'pipe' : 'inherit' });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  return { isGreen: status === 0, said };
}

function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
