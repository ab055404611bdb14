/**
 * Runs the suites of test/browser in one or several engines, one after the other:
 *
 *   tsx test/browsers/run.ts chromium              all suites
 *   tsx test/browsers/run.ts firefox webkit        all suites in both
 *   tsx test/browsers/run.ts chromium accordion    only suites whose name begins with "accordion"
 *   tsx test/browsers/run.ts chromium --without contract    all but these
 *
 * The environment variable AZULEJO_SUITES names beginnings too: AZULEJO_SUITES=contract,loader.
 */
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestRunner } from '@web/test-runner';
import type { EngineName } from '../browser/support/tab-commands';
import { webTestRunnerConfig } from '../web-test-runner.config';
import { chromium } from './chromium';
import type { Engine } from './engine';
import { findBrowser } from './find-browser';
import { firefox } from './firefox';
import { add, none, type Summary } from './summary-reporter';
import { webkit } from './webkit';

const root = fileURLToPath(new URL('../../', import.meta.url));
const engines: Record<EngineName, (paths: Record<string, string>) => Engine> = { chromium, firefox, webkit };

/** Without this engine nothing was tested at all; the others may be missing on a developer's machine. */
const neededEngine: EngineName = 'chromium';

/** Stopped on a signal, so that nothing of a cancelled run stays behind. */
let running: Engine | undefined;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const chosen = args.filter(isEngineName);
  const named = args.filter((arg) => !isEngineName(arg));
  const at = named.indexOf('--without');
  const without = at < 0 ? [] : named.splice(at).slice(1);
  const beginnings = [...named, ...fromEnvironment()];
  const left = new Set(without.length > 0 ? findSuites(without) : []);
  const files = findSuites(beginnings).filter((file) => !left.has(file));
  if (chosen.length === 0)
    throw new Error(`Name an engine: ${Object.keys(engines).join(', ')}. Nothing was run.`);
  if (files.length === 0)
    throw new Error(`No suite in test/browser begins with ${beginnings.join(' or ')}. Nothing was run.`);

  const results: Partial<Record<EngineName, Summary>> = {};
  for (const name of chosen) {
    const summary = await runIn(name, files);
    if (summary) results[name] = summary;
  }
  const total = Object.values(results).reduce(add, none);
  // `npm test` reads it.
  const [, step = 'browser'] = process.env.npm_lifecycle_event?.split(':') ?? [];
  writeSummary(step, { ...total, engines: results });
  process.exit(total.failed > 0 ? 1 : 0);
}

function isEngineName(text: string): text is EngineName {
  return Object.hasOwn(engines, text);
}

function fromEnvironment(): string[] {
  return (process.env.AZULEJO_SUITES ?? '').split(',').filter(Boolean);
}

function findSuites(beginnings: string[]): string[] {
  const folder = join(root, 'test', 'browser');
  const suites = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.test\.tsx?$/.test(path),
  );
  const isAsked = (path: string) => beginnings.some((beginning) => basename(path).startsWith(beginning));
  return suites
    .filter((path) => beginnings.length === 0 || isAsked(path))
    .sort()
    .map((path) => join(folder, path));
}

/** @returns nothing where the engine is not on this machine and may be left out. */
async function runIn(name: EngineName, files: string[]): Promise<Summary | undefined> {
  const found = findBrowser(name);
  if ('missing' in found) {
    if (name === neededEngine) throw new Error(found.missing);
    console.log(`\nLeft out: ${name}. ${found.missing}`);
    return undefined;
  }

  const startedAt = performance.now();
  const engine = engines[name](found.paths);
  running = engine;
  console.log(`\n${name}: ${files.length} suites`);
  const summary = await runSuites(engine, files).finally(() => engine.stop());
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name}: ${summary.passed} passed, ${summary.failed} failed, ${seconds} s\n`);
  return summary;
}

/** Two runs that begin at the same moment would both find the runner's own first choice free. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await promisify(server.close.bind(server))();
  return port;
}

async function runSuites(engine: Engine, files: string[]): Promise<Summary> {
  const port = await freePort();
  return new Promise((resolve, reject) => {
    let summary = none;
    const onEnd = (counted: Summary) => {
      summary = counted;
    };
    const config = webTestRunnerConfig({ root, engine, files, port, onEnd });
    startTestRunner({ config, readCliArgs: false, readFileConfig: false, autoExitProcess: false })
      .then((runner) => runner?.on('stopped', () => resolve(summary)))
      .catch(reject);
  });
}

function writeSummary(name: string, summary: object): void {
  const file = join(root, '.cache', 'test', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => Promise.resolve(running?.stop()).finally(() => process.exit(1)));
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
