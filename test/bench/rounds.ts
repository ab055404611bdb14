import type { Browser } from 'puppeteer-core';
import type { Network } from './network';
import type { Contestant } from './pages/contestant';
import type { Result } from './results';
import type { Server } from './server';
import type { Suite } from './suites';
import { type Observe, visit } from './visit';

interface RoundsOptions {
  browser: Browser;
  server: Server;
  probe: string;
  repeats: number;
  /** Whether a contestant takes part. */
  isWanted: (suite: Suite, contestant: Contestant) => boolean;
  showProgress: (text: string) => void;
}

/** A contestant of a suite on one network, and its figures so far. */
interface Measurement {
  suite: Suite;
  network: Network;
  contestant: Contestant;
  address: string;
  result: Result;
}

/**
 * Measures all contestants in turn, once per round: a, b, c, a, b, c. The first round does not count; it shows which
 * contestants work at all.
 */
export const runRounds = async (suites: Suite[], options: RoundsOptions): Promise<Result[]> => {
  const measurements = suites.flatMap((suite) => measurementsOf(suite, options));
  for (let round = 0; round <= options.repeats; round += 1) {
    options.showProgress(round === 0 ? 'warming up' : `round ${round} of ${options.repeats}`);
    for (const measurement of measurements)
      if (!measurement.result.failure) await measureOnce(measurement, { ...options, round });
  }
  return measurements.map(({ result }) => result);
};

const measurementsOf = (suite: Suite, { server, isWanted }: RoundsOptions): Measurement[] =>
  suite.networks.flatMap((network) =>
    suite.contestants.flatMap((contestant, index) => {
      if (!isWanted(suite, contestant)) return [];
      const result: Result = { suite: suite.name, network, contestant: contestant.name, rounds: [] };
      return [{ suite, network, contestant, address: `${server.origin}/${suite.name}/${index}`, result }];
    }),
  );

const measureOnce = async (
  { suite, network, contestant, address, result }: Measurement,
  { browser, server, probe, round }: RoundsOptions & { round: number },
): Promise<void> => {
  try {
    const figures = await suite.measure(async <A, T>(expression: string, observe?: Observe<T>) => {
      server.takeLog();
      const visited = await visit<A, T>(browser, { address, network, probe, expression, observe });
      return { ...visited, served: server.takeLog() };
    }, contestant);
    if (round > 0) result.rounds.push(figures);
  } catch (error) {
    result.failure = error instanceof Error ? error.message : `${error}`;
  }
};
