import type { TestRunnerConfig } from '@web/test-runner';
import { root } from '../src/build/project';
import type { TestRun } from './browser/support/test-run';
import { type Engine, tabLauncher } from './runner/engine';
import { suiteBundle } from './runner/suite-bundle';
import { suiteReporter } from './runner/suite-reporter';
import type { Suite } from './runner/suites';
import { type Summary, summaryReporter } from './runner/summary-reporter';
import { tabCommandsPlugin } from './runner/tab-commands-plugin';
import { testSite } from './runner/test-site';

/** Several waits (`browser/support/wait-for.ts`) can each need their time on a busy machine. */
const testTimeoutMs = 60_000;
const suiteTimeoutMs = 10 * 60_000;
const browserStartTimeoutMs = 180_000;

interface Options {
  engine: Engine;
  suites: Suite[];
  port: number;
  /** Whether suites that need only one flavour run in all of them. */
  hasAllFlavours: boolean;
  onEnd: (summaries: Map<string, Summary>) => void;
}

/** How web-test-runner runs the suites in one engine. `runner/run.ts` starts it. */
export function webTestRunnerConfig(options: Options): TestRunnerConfig {
  const { engine, suites, port, hasAllFlavours, onEnd } = options;
  const launcher = tabLauncher(engine);
  const isWatched = Boolean(process.stdout.isTTY && !process.env.CI);
  const { name, abilities } = engine;
  return {
    rootDir: root,
    // A group per suite, as several runs of one file differ in their documents.
    groups: suites.map((suite) => ({
      name: suite.name,
      files: suite.file,
      testRunnerHtml: (framework) =>
        suiteDocument(framework, { engine: { name, abilities }, hasAllFlavours, block: suite.block }),
    })),
    port,
    browsers: [launcher],
    concurrentBrowsers: 1,
    middleware: [testSite({ root })],
    plugins: [suiteBundle({ root }), tabCommandsPlugin(launcher)],
    // No retries: a test that needs a second try has a race, which has to be mended.
    testFramework: { config: { timeout: String(testTimeoutMs) } },
    browserStartTimeout: browserStartTimeoutMs,
    testsFinishTimeout: suiteTimeoutMs,
    reporters: [suiteReporter({ launcher, isWatched }), summaryReporter(onEnd)],
    staticLogging: !isWatched,
  };
}

/** The document that a suite runs in. The suite's pages lie over the document as frames, see `browser/support/page.ts`. */
function suiteDocument(framework: string, testRun: TestRun): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Tests</title>
    <script>window.azulejoTestRun = ${JSON.stringify(testRun)}</script>
    <script type="module" src="${framework}"></script>
  </head>
  <body style="margin: 0"></body>
</html>`;
}
