/**
 * Runs the suites of test/browser in one or several engines, one after the other:
 *
 *   tsx test/runner/run.ts chromium                      all suites
 *   tsx test/runner/run.ts firefox webkit                all suites in both engines
 *   tsx test/runner/run.ts chromium accordion            suites with "accordion" in their name, its contract too
 *   tsx test/runner/run.ts chromium gallery/strips       the suites test/browser/gallery/strips*.test.ts
 *   tsx test/runner/run.ts chromium '^form/'             the suites in test/browser/form
 *   tsx test/runner/run.ts chromium contract-gallery     the contract test of one block
 *   tsx test/runner/run.ts chromium --without contract   all suites but these
 *   tsx test/runner/run.ts chromium --shard 1/2          every second suite
 *   tsx test/runner/run.ts chromium --all-flavours       also in lite where React is enough otherwise
 *   tsx test/runner/run.ts --install chromium firefox    no suite: installs the engines where that is possible
 *
 * A suite's name is its path below test/browser without `.test.ts`, and each argument is a regular expression for names.
 *
 * `.cache/test/browser.json` gets the results; `--summary NAME` names another file there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestRunner } from '@web/test-runner';
import { root } from '../../src/build/project';
import type { EngineName } from '../browser/support/tab-commands';
import { tabStopped } from '../browser/support/tab-stopped';
import { webTestRunnerConfig } from '../web-test-runner.config';
import { chromium } from './chromium';
import type { Engine } from './engine';
import { findBrowser } from './find-browser';
import { firefox } from './firefox';
import { freePort } from './free-port';
import { staleBuilds } from './stale-build';
import { findSuites, type Suite } from './suites';
import { addSummaries, emptySummary, type Summary } from './summary-reporter';
import { webkit } from './webkit';

const engines: Record<EngineName, (paths: Record<string, string>) => Engine> = { chromium, firefox, webkit };

/** A run fails without this engine; the others may be missing on a developer's machine. */
const neededEngine: EngineName = 'chromium';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    install: { type: 'boolean', default: false },
    'all-flavours': { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
    shard: { type: 'string' },
    summary: { type: 'string', default: 'browser' },
  },
});

/** Stopped on a signal, so that no browser of a cancelled run stays behind. */
let runningEngine: Engine | undefined;

async function main(): Promise<void> {
  const engineNames = positionals.filter(isEngineName);
  if (options.install) return engineNames.forEach(findBrowser);
  const patterns = positionals.filter((text) => !isEngineName(text));
  const suites = findSuites({ patterns, without: options.without, shard: options.shard });
  if (engineNames.length === 0)
    throw new Error(`Name an engine: ${Object.keys(engines).join(', ')}. Nothing was run.`);
  if (suites.length === 0)
    throw new Error(
      `No suite in test/browser has a name that matches ${patterns.join(' or ')}. Nothing was run.`,
    );

  for (const line of staleBuilds()) console.log(`\n${line}`);

  const results: Partial<Record<EngineName, Summary>> = {};
  for (const name of engineNames) {
    const summary = await runInEngine(name, suites);
    if (summary) results[name] = summary;
  }
  const total = Object.values(results).reduce(addSummaries, emptySummary);
  const leftOut = engineNames.filter((name) => !results[name]);
  writeSummary({ ...total, engines: results, leftOut });
  process.exit(total.failed > 0 ? 1 : 0);
}

function isEngineName(text: string): text is EngineName {
  return Object.hasOwn(engines, text);
}

/** @returns undefined where the engine is not on this machine and may be left out. */
async function runInEngine(name: EngineName, suites: Suite[]): Promise<Summary | undefined> {
  const found = findBrowser(name);
  if ('missing' in found) {
    if (name === neededEngine) throw new Error(found.missing);
    console.log(`\nLeft out: ${name}. ${found.missing}`);
    return undefined;
  }

  const startMs = performance.now();
  const engine = engines[name](found.paths);
  runningEngine = engine;
  console.log(`\n${name}: ${suites.length} suites`);
  const summary = await runSuitesOnceMoreWhereTabsStop(engine, suites).finally(() => engine.stop());
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${name}: ${summary.passed} passed, ${summary.failed} failed, ${seconds} s\n`);
  return summary;
}

/**
 * Seen twice in some thirty whole runs, and with no page in common: from one case to the next, no document of the tab gets an
 * animation frame any more, the suite's own included, while timers and scripts run on. Such a suite starts once more, in a
 * new browser, and says so. A page that keeps only itself from drawing fails its case.
 */
async function runSuitesOnceMoreWhereTabsStop(engine: Engine, suites: Suite[]): Promise<Summary> {
  const summaries = await runSuites(engine, suites);
  const stopped = suites.filter(({ name }) => summaries.get(name)?.failures.some(isOfStoppedTab));
  if (stopped.length > 0) {
    const names = stopped.map(({ name }) => name).join(', ');
    console.log(`\nOnce more, in a new browser, because the tab stopped drawing: ${names}\n`);
    await engine.stop();
    for (const [name, summary] of await runSuites(engine, stopped)) summaries.set(name, summary);
  }
  return [...summaries.values()].reduce(addSummaries, emptySummary);
}

function isOfStoppedTab(failure: string): boolean {
  return failure.includes(tabStopped);
}

/** @returns the summary of each suite by its name */
async function runSuites(engine: Engine, suites: Suite[]): Promise<Map<string, Summary>> {
  // Two runs that start at the same time would both use the test runner's default port.
  const port = await freePort();
  return new Promise((resolve, reject) => {
    let summaries = new Map<string, Summary>();
    const config = webTestRunnerConfig({
      engine,
      suites,
      port,
      hasAllFlavours: options['all-flavours'],
      onEnd: (counts) => {
        summaries = counts;
      },
    });
    startTestRunner({ config, readCliArgs: false, readFileConfig: false, autoExitProcess: false })
      .then((runner) => runner?.on('stopped', () => resolve(summaries)))
      .catch(reject);
  });
}

/** `npm test` adds up these files. */
function writeSummary(summary: object): void {
  const file = join(root, '.cache', 'test', `${options.summary}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => Promise.resolve(runningEngine?.stop()).finally(() => process.exit(1)));
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
