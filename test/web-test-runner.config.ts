import type { TestRunnerConfig } from '@web/test-runner';
import { type Engine, tabLauncher } from './browsers/engine';
import { suiteBundle } from './browsers/suite-bundle';
import { suiteReporter } from './browsers/suite-reporter';
import { type Summary, summaryReporter } from './browsers/summary-reporter';
import { tabCommandsPlugin } from './browsers/tab-commands-plugin';
import { testSite } from './browsers/test-site';

const testTimeoutMs = 20_000;
const suiteTimeoutMs = 18 * 60_000;
const browserStartTimeoutMs = 60_000;

interface Options {
  root: string;
  engine: Engine;
  files: string[];
  port: number;
  onEnd: (summary: Summary) => void;
}

/** How web-test-runner runs the suites in one engine. `browsers/run.ts` starts it. */
export function webTestRunnerConfig({ root, engine, files, port, onEnd }: Options): TestRunnerConfig {
  const launcher = tabLauncher(engine);
  const isWatched = Boolean(process.stdout.isTTY && !process.env.CI);
  return {
    rootDir: root,
    files,
    port,
    browsers: [launcher],
    concurrentBrowsers: 1,
    middleware: [testSite({ root })],
    plugins: [suiteBundle({ root }), tabCommandsPlugin(launcher)],
    testRunnerHtml: (framework) => suiteDocument({ framework, engine }),
    // A busy machine is late now and then. What passes in its second try only is told at the end of the run.
    testFramework: { config: { timeout: String(testTimeoutMs), retries: 1 } },
    browserStartTimeout: browserStartTimeoutMs,
    testsFinishTimeout: suiteTimeoutMs,
    reporters: [suiteReporter({ reportTestProgress: isWatched }), summaryReporter(onEnd)],
    staticLogging: !isWatched,
  };
}

/** The document of a suite. Its pages lie over it as frames, see `browser/support/page.ts`. */
function suiteDocument({ framework, engine }: { framework: string; engine: Engine }): string {
  const { name, abilities } = engine;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Tests</title>
    <script>window.azulejoEngine = ${JSON.stringify({ name, abilities })}</script>
    <script type="module" src="${framework}"></script>
  </head>
  <body style="margin: 0"></body>
</html>`;
}
