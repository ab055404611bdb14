import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tells test/run.mjs how many cases there were. */
const countCases: Reporter = {
  onTestRunEnd(modules) {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    mkdirSync(`${root}.cache/test`, { recursive: true });
    writeFileSync(
      `${root}.cache/test/unit.json`,
      JSON.stringify({ passed: count('passed'), failed: count('failed') }),
    );
  },
};

export default defineConfig({
  root,
  cacheDir: '.cache/vite',
  test: {
    // A test of the DOM asks for happy-dom itself: `// @vitest-environment happy-dom` in its first line.
    environment: 'node',
    // Some start a server, beside the other steps of `npm test`.
    testTimeout: 20_000,
    include: ['test/{unit,server}/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
    reporters: ['default', countCases],
  },
});
