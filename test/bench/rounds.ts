import type { Browser } from 'puppeteer-core';
import type { Line } from './line';
import type { Contestant } from './pages/contestant';
import type { Result } from './results';
import type { Server } from './server';
import type { Suite } from './suites';
import { visit } from './visit';

export interface Setting {
  browser: Browser;
  server: Server;
  probe: string;
  repeats: number;
  /** Whether a contestant takes part. */
  isWanted: (suite: Suite, contestant: Contestant) => boolean;
  say: (text: string) => void;
}

interface Seat {
  suite: Suite;
  line: Line;
  contestant: Contestant;
  address: string;
  result: Result;
}

/**
 * Measures all contestants in turn, and again, as many times as wanted: a, b, c, a, b, c. One round before that counts
 * for nothing but shows who works at all.
 */
export const runRounds = async (suites: Suite[], setting: Setting): Promise<Result[]> => {
  const seats = suites.flatMap((suite) => seatsOf(suite, setting));
  for (let round = 0; round <= setting.repeats; round += 1) {
    setting.say(round === 0 ? 'warming up' : `round ${round} of ${setting.repeats}`);
    for (const seat of seats) if (!seat.result.failure) await play(seat, { ...setting, round });
  }
  return seats.map(({ result }) => result);
};

const seatsOf = (suite: Suite, { server, isWanted }: Setting): Seat[] =>
  suite.lines.flatMap((line) =>
    suite.contestants.flatMap((contestant, index) => {
      if (!isWanted(suite, contestant)) return [];
      const result: Result = { suite: suite.name, line, contestant: contestant.name, rounds: [] };
      return [{ suite, line, contestant, address: `${server.origin}/${suite.name}/${index}`, result }];
    }),
  );

const play = async (
  { suite, line, contestant, address, result }: Seat,
  { browser, server, probe, round }: Setting & { round: number },
): Promise<void> => {
  try {
    const figures = await suite.measure(async (ask, watch) => {
      server.takeLog();
      const visited = await visit(browser, { address, line, probe, ask, watch });
      return { ...(visited as never as { answer: never; seen: never }), served: server.takeLog() };
    }, contestant);
    if (round > 0) result.rounds.push(figures);
  } catch (error) {
    result.failure = error instanceof Error ? error.message : `${error}`;
  }
};
