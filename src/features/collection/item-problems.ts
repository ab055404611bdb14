import { warnOnce } from '../../core/util/warn-once';

/** A property that is wrong. The item goes on without it. */
export interface ItemProblem {
  /** Where the property stands: `items.3.startDate`, `<time> of "Feria"`. */
  path: string;
  value: unknown;
  expected: string;
}

export const addressExpected = 'an address such as https://example.com/page or /page';

/** The problems that a console line names; a collection may have thousands. */
const namedProblems = 5;

export type ReportItemProblem = (problem: ItemProblem) => void;

/** Names the wrong properties of items in one line. */
export const describeItemProblems = (problems: ItemProblem[]): string => {
  const texts = problems
    .slice(0, namedProblems)
    .map(
      ({ path, value, expected }) => `${path} is ${JSON.stringify(value)}, expected ${expected}; left out.`,
    );
  const more = problems.length - texts.length;
  return `${texts.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
};

/** Logs in one line, once, which properties of a block's items are wrong: a block reads its items again at each change. */
export const warnOfItems = (host: Element, problems: ItemProblem[]): void => {
  if (problems.length) warnOnce(host, describeItemProblems(problems));
};

/** Reads the items of a block with `read`, and logs which of their properties it reports as wrong. */
export const readAndLog = <Items>(host: Element, read: (report: ReportItemProblem) => Items): Items => {
  const problems: ItemProblem[] = [];
  const items = read((problem) => problems.push(problem));
  warnOfItems(host, problems);
  return items;
};
