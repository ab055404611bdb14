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

/** The lines so far: a block reads its items again at each change. */
const logged = new Set<string>();

export type ReportItemProblem = (problem: ItemProblem) => void;

/**
 * Logs in one line, once, which properties of items are wrong.
 * @param subject names the block or the address that the items come from
 */
export const logItemProblems = (problems: ItemProblem[], subject: string): void => {
  if (!problems.length) return;
  const texts = problems
    .slice(0, namedProblems)
    .map(
      ({ path, value, expected }) => `${path} is ${JSON.stringify(value)}, expected ${expected}; left out.`,
    );
  const more = problems.length - texts.length;
  const line = `[azulejo] ${subject}: ${texts.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line);
};

/**
 * Reads items with `read`, and logs in one line, once, which of their properties it reports as wrong.
 * @param subject names the block that the items come from
 */
export const readAndLog = <Items>(subject: string, read: (report: ReportItemProblem) => Items): Items => {
  const problems: ItemProblem[] = [];
  const items = read((problem) => problems.push(problem));
  logItemProblems(problems, subject);
  return items;
};
