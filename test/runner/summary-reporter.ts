import { relative } from 'node:path';
import type { Reporter, TestResult, TestSession, TestSuiteResult } from '@web/test-runner';

export interface Summary {
  passed: number;
  failed: number;
  /** The failed cases: each its name, with its suite's file, and its message. */
  failures: string[];
  /** How long each case took, by its name. */
  durationsMs: Record<string, number>;
}

export const emptySummary: Summary = { passed: 0, failed: 0, failures: [], durationsMs: {} };

/** A case with the path of its names. */
interface Case {
  name: string;
  result: TestResult;
}

/** @param onEnd gets the summary of each suite by its name */
export function summaryReporter(onEnd: (summaries: Map<string, Summary>) => void): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      onEnd(new Map(sessions.map((session) => [session.group.name, countSession(session)])));
    },
  };
}

/** A suite that cannot be loaded, or breaks outside its tests, counts as one failed test. */
export function countSession({ testFile, testResults, group, passed: isGreen }: TestSession): Summary {
  const file = relative(process.cwd(), testFile);
  const cases = testResults ? casesOf(testResults, file) : [];
  const failures = cases
    .filter(({ result }) => !result.passed)
    .map(({ name, result }) => `${name}: ${messageOf(result)}`);
  if (!isGreen && failures.length === 0) failures.push(`${file} (${group.name}), outside its cases`);
  return {
    passed: cases.filter(({ result }) => result.passed).length,
    failed: failures.length,
    failures,
    durationsMs: Object.fromEntries(cases.map(({ name, result }) => [name, result.duration ?? 0])),
  };
}

/** Chai shortens long values in its messages: the first line in which they differ says more. */
function messageOf({ error }: TestResult): string {
  const { message = 'no message', expected = '', actual = '' } = error ?? {};
  // In Firefox, these may be numbers.
  const expectedLines = `${expected}`.split('\n');
  const actualLines = `${actual}`.split('\n');
  const first = actualLines.findIndex((line, nth) => line !== expectedLines[nth]);
  if (first < 0) return message;
  return `${message}\n    expected ${expectedLines[first] ?? 'no further line'}\n    received ${actualLines[first]}`;
}

function casesOf({ tests, suites }: TestSuiteResult, path: string): Case[] {
  return [
    ...tests.map((result) => ({ name: `${path} > ${result.name}`, result })),
    ...suites.flatMap((suite) => casesOf(suite, `${path} > ${suite.name}`)),
  ];
}

export function addSummaries(a: Summary, b: Summary): Summary {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...a.failures, ...b.failures],
    durationsMs: { ...a.durationsMs, ...b.durationsMs },
  };
}
