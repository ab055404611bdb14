// npm test: every step, or the named ones (`npm test -- unit`). Each is an npm script `test:<step>` of its own.
// npm run test:all: every step, with all suites in both flavours and three engines.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildIfStale, install, root, runNpm } from '../demo/set-up.mjs';

/**
 * Three for two cores: a browser suite waits for part of its time, for timers, animations and the network. With four, the
 * same cases needed a fifth more processor time, which went into changing from one browser to the next.
 */
const workers = Math.ceil(1.5 * availableParallelism());

/**
 * The steps in the order in which they begin. Types and lint need no build, so they run beside it. The others follow, the
 * longest first, so that all workers end at the same time. A long step is split into `shards`, of which each is a job.
 * Alone, `npm run test:firefox` runs all suites; here Firefox and WebKit run the contract, as all suites in three engines
 * take too long for every change. Of the hosts, the quick ones run here (test/hosts/hosts.ts).
 */
const stepsBesideBuild = [
  { name: 'types', isBesideBuild: true },
  { name: 'lint', isBesideBuild: true },
];
const steps = [
  ...stepsBesideBuild,
  { name: 'browser', engine: 'chromium', shards: 4, options: ['--without', '^contract-'] },
  { name: 'unit' },
  { name: 'contract', engine: 'chromium', shards: 3 },
  { name: 'hosts', engine: 'chromium', options: ['--quick'] },
  { name: 'webkit', engine: 'webkit', shards: 2, options: ['^contract-'] },
  { name: 'firefox', engine: 'firefox', shards: 2, options: ['^contract-'] },
];

const allSuites = ['--all-flavours'];
const stepsOfAll = [
  ...stepsBesideBuild,
  { name: 'browser', engine: 'chromium', shards: 6, options: [...allSuites, '--without', '^contract-'] },
  { name: 'webkit', engine: 'webkit', shards: 6, options: allSuites },
  { name: 'firefox', engine: 'firefox', shards: 6, options: allSuites },
  { name: 'contract', engine: 'chromium', shards: 3, options: allSuites },
  { name: 'hosts', engine: 'chromium' },
  { name: 'unit' },
];

const args = process.argv.slice(2);
const names = args.filter((name) => name !== '--all');
const known = steps.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no test step ${unknown.join(', ')}: expected ${known.join(', ')}. Nothing was run.`,
  );
  process.exit(1);
}

install();
const chosen = (args.includes('--all') ? stepsOfAll : steps).filter(
  ({ name }) => names.length === 0 || names.includes(name),
);
const jobs = chosen.flatMap(jobsOf);
const results = [];
const prepared = Promise.all([buildIfStale(), installBrowsers()]);
await Promise.all(Array.from({ length: workers }, (_, worker) => runJobs({ isQuiet: worker > 0 })));
report(results);

/** One process for all engines: processes side by side would only wait for each other's lock of the package manager. */
async function installBrowsers() {
  const engines = new Set(chosen.flatMap(({ engine = [] }) => engine));
  if (engines.size > 0) await runNpm(['run', '--silent', 'test:install-browsers', '--', ...engines]);
}

/** The jobs of a step: each has the arguments of its npm script, and the file that its script leaves its counts in. */
function jobsOf({ name, shards = 1, options = [], isBesideBuild = false }) {
  const script = `test:${name}`;
  if (shards === 1) return [{ title: name, script, options, summary: name, isBesideBuild }];
  return Array.from({ length: shards }, (_, index) => {
    const part = index + 1;
    const summary = `${name}-${part}`;
    return {
      title: `${name} ${part}/${shards}`,
      script,
      options: ['--shard', `${part}/${shards}`, '--summary', summary, ...options],
      summary,
      isBesideBuild,
    };
  });
}

async function runJobs({ isQuiet }) {
  for (let job = jobs.shift(); job; job = jobs.shift()) results.push(await runJob(job, { isQuiet }));
}

/** @param isQuiet Another job uses the screen: this job's output is shown when the job ends. */
async function runJob({ title, script, options, summary, isBesideBuild }, { isQuiet }) {
  if (!isBesideBuild) await prepared;
  // Counts of an earlier run must not pass for this run's.
  const summaryFile = join(root, '.cache/test', `${summary}.json`);
  rmSync(summaryFile, { force: true });

  const heading = `\n━━ ${title} ━━`;
  if (!isQuiet) console.log(heading);
  const startMs = performance.now();
  const { hasPassed, output } = await runNpm(['run', '--silent', script, '--', ...options], { isQuiet });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  if (isQuiet) console.log(`${heading}\n${output}`);
  console.log(`${title}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`);

  const counts = existsSync(summaryFile)
    ? JSON.parse(readFileSync(summaryFile, 'utf8'))
    : { passed: 0, failed: 0 };
  const { passed, failures = [], leftOut = [] } = counts;
  // A job can fail outside its cases (a type, a file that does not load): that is one failure, never none.
  const failed = hasPassed ? counts.failed : Math.max(counts.failed, 1);
  return { title, seconds, hasPassed, passed, failed, failures, leftOut, output };
}

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const red = results.filter(({ hasPassed }) => !hasPassed).map(({ title }) => title);

  console.log('');
  for (const { title, seconds, hasPassed } of results) {
    console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${title.padEnd(12)} ${seconds.padStart(7)} s`);
  }
  const leftOut = new Set(results.flatMap((result) => result.leftOut));
  if (leftOut.size > 0)
    console.log(`\nNot on this machine, so nothing was tested in it: ${[...leftOut].join(', ')}`);
  if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
  // At the end, where a reader of the last lines finds them.
  for (const { title, failures } of results)
    for (const failure of failures) console.log(`  ${title}: ${shortened(failure)}`);
  for (const { title, hasPassed, failures, output } of results)
    if (!hasPassed && failures.length === 0 && output)
      console.log(`\n${title} ended with:\n${lastLines(output)}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = red.length > 0 ? 1 : 0;
}

/** A message with a whole document in it would hide the other failures. */
function shortened(failure) {
  return failure.length > 1500 ? `${failure.slice(0, 1500)} …` : failure;
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-20).join('\n');
}
