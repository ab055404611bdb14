import { parseArgs } from 'node:util';
import { suites } from './suites';

interface Options {
  repeats: number;
  /** Parts of names of suites or contestants. Empty: all take part. */
  only: string[];
  /** The file that gets all figures. */
  json?: string;
}

const names = [
  ...new Set(suites.flatMap(({ name, contestants }) => [name, ...contestants.map((one) => one.name)])),
];

const usage = `npm run bench -- [--repeats 9] [--only NAME …] [--json FILE]
  --repeats  rounds that count
  --only     a suite or a contestant, by a part of its name; several, to take part with each other
  --json     writes every round's figures to a file
  Names: ${names.join(' · ')}
npm run bench -- adopt  what becomes of saved pages (test/bench/adopt)`;

export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      repeats: { type: 'string', default: '9' },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
    },
  });
  const repeats = Number(values.repeats);
  if (!Number.isInteger(repeats) || repeats < 1)
    throw new Error(
      `--repeats is "${values.repeats}": expected a whole number from 1. Nothing was measured.`,
    );
  for (const part of values.only)
    if (!names.some((name) => matches(name, part)))
      throw new Error(`--only "${part}" names nothing. Nothing was measured.\n${usage}`);
  return { repeats, only: values.only, json: values.json };
};

const matches = (name: string, part: string): boolean => name.toLowerCase().includes(part.toLowerCase());

/** The parts that name suites choose among suites, the others among contestants. */
export const chooser = (only: string[]) => {
  const suiteParts = only.filter((part) => suites.some(({ name }) => matches(name, part)));
  const parts = only.filter((part) => !suiteParts.includes(part));
  const isChosen = (name: string, among: string[]): boolean =>
    among.length === 0 || among.some((part) => matches(name, part));
  return (suite: { name: string }, contestant: { name: string }): boolean =>
    isChosen(suite.name, suiteParts) && isChosen(contestant.name, parts);
};
