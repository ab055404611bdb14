import { existsSync, writeFileSync } from 'node:fs';
import { cpus, platform } from 'node:os';
import { join } from 'node:path';
import { benchAdoption } from './adopt';
import { openBrowser } from './browser';
import { bundleProbe } from './bundle';
import { type Goal, goalsOf } from './goals';
import { competitorVersions, installCompetitors } from './install';
import { chooser, readOptions } from './options';
import { runRounds } from './rounds';
import { serve } from './server';
import { makeSite } from './site';
import { suites } from './suites';
import { tablesOf } from './table';

const dist = join(import.meta.dirname, '../../dist');
const neededFiles = ['azulejo.js', 'azulejo.css', 'lite/azulejo.js'];

/**
 * npm run bench: compares Azulejo with plain HTML and with other libraries, in turn, in one Chromium and from one server.
 * Other work on the machine disturbs each figure, so the ratios count.
 */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  // Compares saved pages with themselves before, not with other libraries.
  if (args[0] === 'adopt') return benchAdoption(args.slice(1));
  const options = readOptions(args);
  const missing = neededFiles.filter((path) => !existsSync(join(dist, path)));
  if (missing.length > 0)
    throw new Error(
      `There is no ${missing.join(', ')} in dist/: \`npm run build\` makes it. Nothing was measured.`,
    );
  installCompetitors();

  const isWanted = chooser(options.only);
  const wanted = suites.filter((suite) =>
    suite.contestants.some((contestant) => isWanted(suite, contestant)),
  );
  const site = await makeSite(Object.fromEntries(wanted.map(({ name, contestants }) => [name, contestants])));
  const server = await serve(site);
  const browser = await openBrowser();
  try {
    const machine = {
      browser: await browser.version(),
      system: `${platform()}, ${cpus().length} cores`,
      packages: competitorVersions(),
    };
    console.log(`${machine.browser} · ${machine.system} · medians of ${options.repeats}`);
    const probe = await bundleProbe();
    const { repeats } = options;
    const results = await runRounds(wanted, { browser, server, probe, repeats, isWanted, showProgress });
    const goals = goalsOf(results);
    const tables = wanted.map((suite) => tablesOf(suite, results)).filter(Boolean);
    console.log(`\n${[...tables, legend, goalLines(goals)].join('\n\n')}`);
    if (options.json)
      writeFileSync(options.json, `${JSON.stringify({ machine, results, goals }, null, 2)}\n`);
  } finally {
    await browser.close();
    server.close();
  }
};

const showProgress = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
  else console.log(text);
};

const legend = `kB and requests: what a contestant adds to the page, brotli, 1 kB = 1000 B.
opens: from navigation until a click opens a section. works: until its elements are ready, too (gallery: and the
pictures of the first screen stand there, loaded). up: from putting it into a loaded page until its first slide is there.
open: from the click until the large picture stands as it will stand. found: from a word in the field until its first result,
with the loading of posts. a letter: from a key until the results stand as they will stand, of all letters of some queries.
longest task: until then, where one takes 50 ms or more.
script, style+layout, recalcs, layouts: of the page's main thread; times in which it really ran. ×: how many times the
contestant below plain HTML; LCP, and all of 10,000 slides: plain HTML; swipes: Embla.
The server speaks HTTP/1.1, so a page full of pictures has six connections for all that it asks for.`;

const goalLines = (goals: Goal[]): string =>
  [
    'Goals',
    ...goals.map(({ goal, measured, verdict }) => `  ${verdict.padEnd(7)}  ${goal}: ${measured}`),
  ].join('\n');

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
