import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tells test/run.mjs how many cases there were, and which failed. */
const countCases: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failures = tests
      .filter((test) => test.result().state === 'failed')
      .map((test) => {
        const [error] = test.result().errors ?? [];
        return `${test.module.relativeModuleId} > ${test.fullName}: ${error?.message ?? 'no message'}`;
      });
    mkdirSync(`${root}.cache/test`, { recursive: true });
    writeFileSync(
      `${root}.cache/test/unit.json`,
      JSON.stringify({ passed, failed: failures.length, failures }),
    );
  },
};

export default defineConfig({
  root,
  cacheDir: '.cache/vite',
  resolve: {
    alias: {
      'azulejo:catalogues': `${root}test/unit/support/catalogues.ts`,
      'azulejo/adopt': `${root}src/features/adopt/index.ts`,
      'azulejo/adopt-page': `${root}src/features/adopt-page/index.ts`,
      'azulejo/fonts': `${root}src/features/fonts/index.ts`,
      'azulejo/header-menus': `${root}src/features/header-menus/index.ts`,
      'azulejo/overlays': `${root}src/features/overlays/index.ts`,
      'azulejo/site': `${root}src/features/site/index.ts`,
      'azulejo/tracking': `${root}src/features/tracking/index.ts`,
    },
  },
  test: {
    // A test of the DOM asks for happy-dom itself: `// @vitest-environment happy-dom` in its first line.
    environment: 'node',
    // No style sheet is asked of the network.
    environmentOptions: {
      happyDOM: { settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } },
    },
    setupFiles: ['test/unit/support/window-origin.ts', 'test/unit/support/clean-start.ts'],
    // Threads start faster than processes. Files share them, and `clean-start.ts` keeps files apart.
    pool: 'threads',
    isolate: false,
    // Some start a server, beside the other steps of `npm test`.
    testTimeout: 60_000,
    include: ['test/{unit,server}/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
    reporters: ['default', countCases],
  },
});
