// npm test: every step, or the named ones (`npm test -- unit`). Each is an npm script `test:<step>` of its own.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmBeside, root, setUp } from '../demo/set-up.mjs';

/** The longest first: each begins where one of the two cores that CI has is free. */
const steps = ['browser', 'contract', 'webkit', 'firefox', 'unit', 'types', 'lint'];
const cores = 2;
/**
 * What a step runs less of here than alone: the whole suite in three engines takes too long for every change, and the
 * contract in Chromium is a step of its own, as it takes half as long as all the rest.
 */
const narrowed = {
  browser: ['--', '--without', 'contract'],
  webkit: ['--', 'contract'],
  firefox: ['--', 'contract'],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no test step ${unknown.join(', ')}: expected ${steps.join(', ')}. Nothing was run.`,
  );
  process.exit(1);
}

setUp();
const waiting = steps.filter((name) => wanted.length === 0 || wanted.includes(name));
const results = [];
await Promise.all(Array.from({ length: cores }, (_, core) => runSteps(core > 0)));
report(results);

async function runSteps(isBeside) {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, isBeside));
}

/** @param isBeside another step has the screen: what this one says is shown when it ends */
async function runStep(step, isBeside) {
  // A step that counts its cases leaves them here; what an earlier run left must not pass for this one's.
  const countsFile = join(root, '.cache/test', `${step}.json`);
  rmSync(countsFile, { force: true });

  const title = `\n━━ ${step} ━━`;
  if (!isBeside) console.log(title);
  const startMs = performance.now();
  const args = ['run', '--silent', `test:${step}`, ...(narrowed[step] ?? [])];
  const { isGreen, said } = await npmBeside(args, isBeside);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  if (isBeside) console.log(`${title}\n${said}`);
  console.log(`${step}: ${isGreen ? 'passed' : 'FAILED'} in ${seconds} s`);

  const counts = existsSync(countsFile)
    ? JSON.parse(readFileSync(countsFile, 'utf8'))
    : { passed: 0, failed: 0 };
  const { failures = [], unsteady = [] } = counts;
  // A step can fail outside its cases (a type, a file that does not load): that is one failure, never none.
  const failed = isGreen ? counts.failed : Math.max(counts.failed, 1);
  return { step, seconds, isGreen, passed: counts.passed, failed, failures, unsteady };
}

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const red = results.filter(({ isGreen }) => !isGreen).map(({ step }) => step);

  console.log('');
  for (const { step, seconds, isGreen } of results) {
    console.log(`${isGreen ? 'passed' : 'FAILED'}  ${step.padEnd(8)} ${seconds.padStart(7)} s`);
  }
  if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
  // At the end, where whoever sees only the last lines finds them.
  for (const { step, failures } of results) for (const name of failures) console.log(`  ${step}: ${name}`);
  const unsteady = results.flatMap(({ step, unsteady }) => unsteady.map((name) => `  ${step}: ${name}`));
  if (unsteady.length > 0) console.log(`\nPassed in a second try only:\n${unsteady.join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = red.length > 0 ? 1 : 0;
}
