// npm test: every step, or the named ones (`npm test -- unit`). Each is an npm script `test:<step>` of its own.
// npm run test:all: every step, with all suites in both flavours and three engines.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { npmBeside, root, setUp } from '../demo/set-up.mjs';

/** One more than cores: a browser suite waits about a quarter of its time, for timers, animations and the network. */
const workers = availableParallelism() + 1;

/**
 * The longest first, so that all workers end at the same time. A long step is split into `shards`, of which each is a
 * job. Alone, `npm run test:firefox` runs all suites; here Firefox and WebKit run the contract, as all suites in three
 * engines take too long for every change.
 */
const steps = [
  { name: 'browser', shards: 3, options: ['--without', 'contract'] },
  { name: 'contract', shards: 2 },
  { name: 'webkit', shards: 2, options: ['contract'] },
  { name: 'firefox', shards: 2, options: ['contract'] },
  { name: 'unit' },
  { name: 'types' },
  { name: 'lint' },
];

const allSuites = ['--all-flavours'];
const stepsOfAll = [
  { name: 'browser', shards: 6, options: [...allSuites, '--without', 'contract'] },
  { name: 'webkit', shards: 6, options: allSuites },
  { name: 'firefox', shards: 6, options: allSuites },
  { name: 'contract', shards: 2, options: allSuites },
  ...steps.filter(({ shards }) => !shards),
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

setUp();
const chosen = args.includes('--all') ? stepsOfAll : steps;
const jobs = chosen.filter(({ name }) => names.length === 0 || names.includes(name)).flatMap(jobsOf);
const results = [];
await Promise.all(Array.from({ length: workers }, (_, worker) => runJobs({ isQuiet: worker > 0 })));
report(results);

/** The jobs of a step: each has the arguments of its npm script, and the file that its script leaves its counts in. */
function jobsOf({ name, shards = 1, options = [] }) {
  if (shards === 1) return [{ title: name, script: `test:${name}`, options, summary: name }];
  return Array.from({ length: shards }, (_, index) => {
    const part = index + 1;
    const summary = `${name}-${part}`;
    return {
      title: `${name} ${part}/${shards}`,
      script: `test:${name}`,
      options: ['--shard', `${part}/${shards}`, '--summary', summary, ...options],
      summary,
    };
  });
}

async function runJobs({ isQuiet }) {
  for (let job = jobs.shift(); job; job = jobs.shift()) results.push(await runJob(job, { isQuiet }));
}

/** @param isQuiet Another job uses the screen: this job's output is shown when the job ends. */
async function runJob({ title, script, options, summary }, { isQuiet }) {
  // Counts of an earlier run must not pass for this run's.
  const summaryFile = join(root, '.cache/test', `${summary}.json`);
  rmSync(summaryFile, { force: true });

  const heading = `\n━━ ${title} ━━`;
  if (!isQuiet) console.log(heading);
  const startMs = performance.now();
  const { isGreen, said } = await npmBeside(['run', '--silent', script, '--', ...options], isQuiet);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  if (isQuiet) console.log(`${heading}\n${said}`);
  console.log(`${title}: ${isGreen ? 'passed' : 'FAILED'} in ${seconds} s`);

  const counts = existsSync(summaryFile)
    ? JSON.parse(readFileSync(summaryFile, 'utf8'))
    : { passed: 0, failed: 0 };
  const { passed, failures = [] } = counts;
  // A job can fail outside its cases (a type, a file that does not load): that is one failure, never none.
  const failed = isGreen ? counts.failed : Math.max(counts.failed, 1);
  return { title, seconds, isGreen, passed, failed, failures };
}

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const red = results.filter(({ isGreen }) => !isGreen).map(({ title }) => title);

  console.log('');
  for (const { title, seconds, isGreen } of results) {
    console.log(`${isGreen ? 'passed' : 'FAILED'}  ${title.padEnd(12)} ${seconds.padStart(7)} s`);
  }
  if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
  // At the end, where a reader of the last lines finds them.
  for (const { title, failures } of results) for (const name of failures) console.log(`  ${title}: ${name}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = red.length > 0 ? 1 : 0;
}
