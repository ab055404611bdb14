import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { EngineName } from '../browser/support/tab-commands';

interface Program {
  /** Environment variable that names the program, before all other places. */
  env?: string;
  /** Names looked up in PATH, and absolute paths. */
  places: string[];
}

interface Browser {
  programs: Record<string, Program>;
  /** If this program is missing and can be installed, it is installed, even if another of the programs is there. */
  preferred?: string;
  debianPackages: string[];
  advice: string;
}

type FoundBrowser = { paths: Record<string, string> } | { missing: string };

const macApps = '/Applications';

const browsers: Record<EngineName, Browser> = {
  chromium: {
    programs: {
      browser: {
        env: 'CHROME_PATH',
        places: [
          // Chromium without windows and tool bars, which take a third of the tests' time.
          'chromium-headless-shell',
          'chromium',
          'chromium-browser',
          'google-chrome-stable',
          'google-chrome',
          `${macApps}/Chromium.app/Contents/MacOS/Chromium`,
          `${macApps}/Google Chrome.app/Contents/MacOS/Google Chrome`,
        ],
      },
    },
    preferred: 'chromium-headless-shell',
    debianPackages: ['chromium-headless-shell'],
    advice: 'Install Chromium or Chrome, or set CHROME_PATH to its program.',
  },
  firefox: {
    programs: {
      browser: {
        env: 'FIREFOX_PATH',
        places: ['firefox-esr', 'firefox', `${macApps}/Firefox.app/Contents/MacOS/firefox`],
      },
    },
    debianPackages: ['firefox-esr'],
    advice: 'Install Firefox, or set FIREFOX_PATH to its program.',
  },
  webkit: {
    programs: {
      driver: { env: 'WEBKIT_PATH', places: ['WebKitWebDriver'] },
      browser: { places: miniBrowserPlaces() },
      display: { places: ['Xvfb'] },
    },
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    advice:
      'Install WebKitGTK with its WebKitWebDriver (or set WEBKIT_PATH to that program) and Xvfb; there is none for macOS.',
  },
};

/** Finds the programs of an engine; on Debian, as root, installs those that are missing. */
export function findBrowser(engine: EngineName): FoundBrowser {
  const mistake = wrongVariable(engine);
  if (mistake) return { missing: mistake };
  const found = lookFor(engine);
  if (('paths' in found && hasPreferred(engine)) || !canInstall()) return found;
  const failure = install(browsers[engine].debianPackages);
  if (!failure) return lookFor(engine);
  return 'paths' in found ? found : { missing: `${found.missing} ${failure}` };
}

function wrongVariable(engine: EngineName): string | undefined {
  const { programs, advice } = browsers[engine];
  for (const { env } of Object.values(programs)) {
    const path = env && process.env[env];
    if (path && !isProgram(path)) return `${env} is ${path}, which is no program. ${advice}`;
  }
  return undefined;
}

/** Whether nothing better can be installed: the preferred program is there, there is none, or the environment names a program. */
function hasPreferred(engine: EngineName): boolean {
  const { preferred, programs } = browsers[engine];
  const isChosen = Object.values(programs).some(({ env }) => env && process.env[env]);
  return isChosen || !preferred || Boolean(findProgram([preferred]));
}

function lookFor(engine: EngineName): FoundBrowser {
  const { programs, advice } = browsers[engine];
  const paths: Record<string, string> = {};
  for (const [name, { env, places }] of Object.entries(programs)) {
    const path = (env && process.env[env]) || findProgram(places);
    if (!path) return { missing: `No ${places[0]} was found for ${engine}. ${advice}` };
    paths[name] = path;
  }
  return { paths };
}

function findProgram(places: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = places.flatMap((place) =>
    place.startsWith('/') ? [place] : folders.map((folder) => join(folder, place)),
  );
  return candidates.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** MiniBrowser is not in PATH: it is beside the library, in a folder named after the machine's architecture. */
function miniBrowserPlaces(): string[] {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const folders = ['/usr/libexec', '/usr/lib64', ...libraries.map((name) => `/usr/lib/${name}`)];
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  const places = folders.flatMap((folder) => versions.map((version) => `${folder}/${version}/MiniBrowser`));
  return ['MiniBrowser', ...places];
}

function canInstall(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

let isPackageListFresh = false;

/** @returns the error, if there was one. */
function install(packages: string[]): string | undefined {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const update = isPackageListFresh ? [] : [['update']];
  for (const args of [...update, ['install', '-y', '--no-install-recommends', ...packages]]) {
    const result = aptGet(args);
    isPackageListFresh ||= result.status === 0;
    if (result.status !== 0) {
      const reason =
        (result.stderr ?? '').trim().split('\n').at(-1) || result.error?.message || 'no reason given';
      return `\`apt-get ${args.join(' ')}\` failed: ${reason}`;
    }
  }
  return undefined;
}

/** Runs apt-get. If the system is installing something else, as new machines do, waits for it, for five minutes at most. */
function aptGet(args: string[], tries = 60): SpawnSyncReturns<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync('apt-get', args, { encoding: 'utf8', env });
  if (result.status === 0 || tries === 0 || !/could not get lock/i.test(result.stderr ?? '')) return result;
  spawnSync('sleep', ['5']);
  return aptGet(args, tries - 1);
}
