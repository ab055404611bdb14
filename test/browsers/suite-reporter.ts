import { relative } from 'node:path';
import { defaultReporter, type Reporter } from '@web/test-runner';
import { countSession } from './summary-reporter';

/**
 * The runner's default reporter, which tells of failures, with a line for each suite that ran. It does not list the
 * files that were missing: suites ask for such files on purpose, and a page's own failed loads are in `page.errors`.
 */
export function suiteReporter(options: Parameters<typeof defaultReporter>[0]): Reporter {
  const reporter = defaultReporter(options);
  let endedAt = 0;
  return {
    ...reporter,
    start(args) {
      endedAt = args.startTime;
      reporter.start?.(args);
    },
    reportTestFileResults({ sessionsForTestFile, ...rest }) {
      const sessions = sessionsForTestFile.map((session) => ({ ...session, request404s: [] }));
      reporter.reportTestFileResults?.({ ...rest, sessionsForTestFile: sessions });
      for (const session of sessions) {
        const { passed, failed } = countSession(session);
        const seconds = ((Date.now() - endedAt) / 1000).toFixed(1);
        const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
        rest.logger.log(`${relative(process.cwd(), session.testFile)}: ${counts}, ${seconds} s`);
      }
      endedAt = Date.now();
    },
  };
}
