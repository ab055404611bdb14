import type { Figures } from './figures';
import type { Network } from './network';
import { median, quantile } from './quantile';

/** The figures of one contestant on one network, one set per round. */
export interface Result {
  suite: string;
  network: Network;
  contestant: string;
  rounds: Figures[];
  /** Why there are no figures. */
  failure?: string;
}

export const medianOf = ({ rounds }: Result, key: string): number | undefined => {
  const values = valuesOf(rounds, key);
  return values.length > 0 ? median(values) : undefined;
};

/** The distribution of a ratio or a figure over the rounds. */
export interface Spread {
  middle: number;
  /** The quartiles: half of the rounds lie between them. */
  low: number;
  high: number;
}

/**
 * The ratio of `result` to `base`: the median of the quotients within each round. A disturbance of the machine affects both
 * values of a round, so this is steadier than the quotient of the medians.
 */
export const ratioOf = (result: Result, base: Result | undefined, key: string): Spread | undefined =>
  spreadOf(
    result.rounds.flatMap((figures, round) => {
      const quotient = (figures[key] ?? Number.NaN) / (base?.rounds[round]?.[key] ?? Number.NaN);
      return Number.isFinite(quotient) ? [quotient] : [];
    }),
  );

/** How much more than `base` the result has: the median of the differences within each round, for the same reason. */
export const differenceOf = (result: Result, base: Result, key: string): Spread | undefined =>
  spreadOf(
    result.rounds.flatMap((figures, round) => {
      const difference = (figures[key] ?? Number.NaN) - (base.rounds[round]?.[key] ?? Number.NaN);
      return Number.isFinite(difference) ? [difference] : [];
    }),
  );

/** The distribution of a figure over the rounds. */
export const figureOf = ({ rounds }: Result, key: string): Spread | undefined =>
  spreadOf(valuesOf(rounds, key));

const spreadOf = (values: number[]): Spread | undefined =>
  values.length > 0
    ? { low: quantile(values, 0.25), middle: median(values), high: quantile(values, 0.75) }
    : undefined;

const valuesOf = (rounds: Figures[], key: string): number[] =>
  rounds.flatMap((figures) => figures[key] ?? []);
