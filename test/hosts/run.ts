/**
 * Builds an app in each host, with the host's own tools, and plays a visitor in Chromium:
 *
 *   npm run test:hosts                     all hosts
 *   npm run test:hosts -- react-19 vue     these hosts
 *   npm run test:hosts -- --quick          React 19, Vue and Svelte, which `npm test` plays
 *
 * `.cache/test/hosts.json` gets the results; `--summary NAME` names another file there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { root } from '../../src/build/project';
import { chromiumFlags } from '../runner/chromium';
import { findBrowser } from '../runner/find-browser';
import { RunningBrowser } from '../runner/running-browser';
import { staleBuilds } from '../runner/stale-build';
import { addSummaries, emptySummary, type Summary } from '../runner/summary-reporter';
import { cases } from './cases';
import { HostPage } from './host-page';
import { type Host, hosts, type Variant } from './hosts';
import { buildHost, installHosts } from './install';
import { serveHosts } from './site';
import { steps as defaultSteps, fillCart } from './visitor';

/** Two builds, or two pages, at a time: a page waits for timers and the network for half of its time. */
const workers = 2;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    summary: { type: 'string', default: 'hosts' },
  },
});

// The hosts' servers, which run in this process, warn as much as their apps do.
process.env.NODE_ENV = 'development';

async function main(): Promise<void> {
  const names = chooseHosts();
  for (const line of staleBuilds()) console.log(`\n${line}`);
  await installHosts(names);
  await inParallel(names, buildHost);

  const found = findBrowser('chromium');
  if ('missing' in found) throw new Error(found.missing);
  const running = new RunningBrowser({
    executablePath: found.paths.browser,
    headless: true,
    args: chromiumFlags,
    defaultViewport: { width: 1200, height: 800 },
  });
  const site = await serveHosts();
  try {
    const runs = names.flatMap((name) => runsOf(name, hosts[name] as Host));
    const browser = await running.get();
    const origin = `http://localhost:${site.port}`;
    const summaries = await inParallel(runs, (run) => play({ browser, origin, ...run }));
    const summary = summaries.reduce(addSummaries, emptySummary);
    console.log(`\n${summary.passed} passed, ${summary.failed} failed`);
    writeSummary(summary);
    process.exitCode = summary.failed > 0 ? 1 : 0;
  } finally {
    await running.stop();
    await site.close();
  }
}

function chooseHosts(): string[] {
  const unknown = positionals.filter((name) => !Object.hasOwn(hosts, name));
  if (unknown.length > 0)
    throw new Error(
      `There is no host ${unknown.join(', ')}: expected ${Object.keys(hosts).join(', ')}. Nothing was run.`,
    );
  if (positionals.length > 0) return positionals;
  return Object.keys(hosts).filter((name) => !options.quick || hosts[name]?.isQuick);
}

interface Run {
  name: string;
  variant: Variant;
  page: 'cases' | 'visit';
}

const runsOf = (name: string, { variants, onlySteps }: Host): Run[] => {
  const pages = onlySteps ? (['visit'] as const) : (['cases', 'visit'] as const);
  return variants.flatMap((variant) => pages.map((page) => ({ name, variant, page })));
};

/** Plays one page of an app, and prints a line for it and for each failure. */
async function play({ browser, origin, name, variant, page }: Run & { browser: Browser; origin: string }) {
  const host = await HostPage.open(browser);
  const startMs = performance.now();
  const title = `${name}, ${page}, ${variant.title}`;
  const { path, scripts, onlySteps, steps = defaultSteps } = hosts[name] as Host;
  const tests = page === 'cases' ? casesAsTests() : (onlySteps ?? steps);
  const query = new URLSearchParams({
    page,
    render: variant.render,
    blocks: variant.blocks,
    nomotion: 'true',
  });
  let passed = 0;
  const failures: string[] = [];
  /** @returns whether nothing has been thrown */
  const attempt = async (title: string, run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      failures.push(`${title}: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  };
  const open = async (): Promise<void> => {
    if (page === 'visit') {
      await host.page.goto(`${origin}/accordion.html`);
      await fillCart(host);
      host.problems.length = 0;
    }
    const address = `${origin}/${name}/${path?.(page, variant) ?? ''}?${query}`;
    if (scripts && variant.blocks === 'first') await host.openWithLateScripts(address, scripts);
    else await host.page.goto(address);
    // A server's pages work without an app.
    if (!hosts[name]?.onlySteps) await host.page.waitForSelector('[data-started]');
  };
  const checkProblems = async (): Promise<void> => {
    if (host.problems.length > 0) throw new Error(host.problems.join('\n    '));
  };
  try {
    const isOpen = await attempt('opens', open);
    for (const { title, run } of isOpen ? tests : []) {
      // Each test of a page that is broken would wait for its whole time.
      if (!(await attempt(title, () => run(host)))) break;
      passed += 1;
    }
    if (await attempt('logs no error and no warning', checkProblems)) passed += 1;
  } finally {
    await host.close();
  }
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `${failures.length > 0 ? 'FAILED' : 'passed'}  ${title}: ${passed} of ${tests.length + 1}, ${seconds} s`,
  );
  for (const failure of failures) console.log(`  ${failure}`);
  return {
    passed,
    failed: failures.length,
    failures: failures.map((failure) => `${title}: ${failure}`),
    durationsMs: { [title]: performance.now() - startMs },
  } satisfies Summary;
}

const casesAsTests = () =>
  cases.map(({ title, act, actual, expected }) => ({
    title,
    async run(page: HostPage) {
      await act?.(page);
      await page.expect('the value', () => actual(page), expected);
    },
  }));

async function inParallel<T, R>(items: T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of entries) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}

function writeSummary(summary: Summary): void {
  const file = join(root, '.cache/test', `${options.summary}.json`);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
