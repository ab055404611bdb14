import { defaultReporter, type Reporter } from '@web/test-runner';
import type { TabLauncher } from './engine';
import { countSession } from './summary-reporter';

interface Options {
  launcher: TabLauncher;
  /** Whether a person watches the run: then its progress is shown. */
  isWatched: boolean;
}

/**
 * The test runner's default reporter, which reports failures, and a line for each suite with its counts and its time.
 * Missing files are not listed: suites ask for missing files on purpose, and `page.errors` has a page's failed loads.
 */
export function suiteReporter({ launcher, isWatched }: Options): Reporter {
  const reporter = defaultReporter({ reportTestProgress: isWatched });
  return {
    ...reporter,
    reportTestFileResults({ sessionsForTestFile, ...rest }) {
      const sessions = sessionsForTestFile.map((session) => ({ ...session, request404s: [] }));
      reporter.reportTestFileResults?.({ ...rest, sessionsForTestFile: sessions });
      for (const session of sessions) {
        const { passed, failed } = countSession(session);
        const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
        rest.logger.log(`${session.group.name}: ${counts}, ${launcher.secondsOf(session.id).toFixed(1)} s`);
      }
    },
  };
}
