import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';

export interface Summary {
  passed: number;
  failed: number;
}

export function summaryReporter(onEnd: (summary: Summary) => void): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      onEnd(sessions.map(countSession).reduce(add, { passed: 0, failed: 0 }));
    },
  };
}

/** A suite that cannot be loaded, or breaks outside its tests, counts as one failed test. */
export function countSession({ testResults, passed }: TestSession): Summary {
  const counted = testResults ? countSuite(testResults) : { passed: 0, failed: 0 };
  const brokeOutside = !passed && counted.failed === 0;
  return brokeOutside ? add(counted, { passed: 0, failed: 1 }) : counted;
}

function countSuite({ tests, suites }: TestSuiteResult): Summary {
  const passed = tests.filter((test) => test.passed).length;
  return suites.map(countSuite).reduce(add, { passed, failed: tests.length - passed });
}

export function add(a: Summary, b: Summary): Summary {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
