import { networks } from './network';
import { azulejoNames, type Flavour, flavours, plainName } from './pages/contestant';
import { articlesName } from './pages/summary';
import { trackedName } from './pages/tracking';
import { differenceOf, figureOf, medianOf, type Result, ratioOf, type Spread } from './results';

export interface Goal {
  goal: string;
  /** What was measured, in words. */
  measured: string;
  verdict: Verdict;
}

/** `unclear`: the rounds lie on both sides of the limit, and only a quieter machine or more rounds can tell. */
type Verdict = 'met' | 'missed' | 'unclear';

const slowRivals: Record<Flavour, string> = { lite: 'Shoelace, bundled', react: 'React with Radix' };
/** The budgets of a first accordion. `test/unit/size.test.ts` has the limits of today, which include styles. */
const firstBlockBytes: Record<Flavour, number> = { lite: 13.5 * 1024, react: 68 * 1024 };
const largestLcpRatio = 1.05;
/** Up to this ratio, a summary counts as visible at the same time as a gallery: visitors see no difference. */
const sameTimeRatio = 1.05;

/** The goals of the benchmark, as far as the results tell. */
export const goalsOf = (results: Result[]): Goal[] => [
  ...flavours.flatMap((flavour) => slowLine(results, flavour)),
  ...flavours.flatMap((flavour) => firstBlock(results, flavour)),
  ...azulejo(results).flatMap(noShift),
  ...azulejo(results).flatMap((result) => samePaint(results, result)),
  ...flavours.flatMap((flavour) => summaryWithGallery(results, flavour)),
  ...strips(results, 'slides2000').flatMap((result) => upWithRival(results, result)),
  ...strips(results, 'slides2000').flatMap((result) => sameRecalcs(results, result)),
  ...strips(results, 'swipes').flatMap(cheapSwipes),
  ...azulejo(results).flatMap(cheapOpening),
  ...azulejo(results).flatMap((result) => visibleFirst(results, result)),
  ...azulejo(results).flatMap(quickAnswers),
  ...flavours.flatMap((flavour) => cheapCollectors(results, flavour)),
];

const find = (
  results: Result[],
  { suite, network, contestant }: Omit<Result, 'rounds'>,
): Result | undefined =>
  results.find(
    (other) => other.suite === suite && other.network === network && other.contestant === contestant,
  );

const azulejo = (results: Result[]): Result[] => {
  const names: string[] = Object.values(azulejoNames);
  return results.filter(({ contestant }) => names.includes(contestant));
};

/** All designs of both flavours. */
const strips = (results: Result[], suite: string): Result[] =>
  results.filter(
    (result) =>
      result.suite === suite &&
      Object.values(azulejoNames).some((name) => result.contestant.startsWith(name)),
  );

const inWords = ({ low, middle, high }: Spread): string =>
  `×${middle.toFixed(2)} (half of the rounds ${low.toFixed(2)} to ${high.toFixed(2)})`;

const verdictOf = (isMet: boolean): Verdict => (isMet ? 'met' : 'missed');

const comparedWith = (limit: number, { low, high }: Spread): Verdict =>
  low <= limit && high > limit ? 'unclear' : verdictOf(high <= limit);

/** A visitor needs a section that opens; an author's script needs the element itself. */
const moments = { opensMs: 'a click opens a section', worksMs: 'its elements are ready' };

const slowLine = (results: Result[], flavour: Flavour): Goal[] => {
  const place = { suite: 'accordion', network: 'slow' } as const;
  const own = find(results, { ...place, contestant: azulejoNames[flavour] });
  const rival = find(results, { ...place, contestant: slowRivals[flavour] });
  return Object.entries(moments).flatMap(([key, moment]) => {
    const ratio = own && ratioOf(own, rival, key);
    if (!ratio) return [];
    const goal = `${azulejoNames[flavour]}, slow network: ${moment} no later than with ${slowRivals[flavour]}`;
    return [{ goal, measured: inWords(ratio), verdict: comparedWith(1, ratio) }];
  });
};

const firstBlock = (results: Result[], flavour: Flavour): Goal[] => {
  const own = find(results, { suite: 'accordion', network: 'fast', contestant: azulejoNames[flavour] });
  const bytes = own && medianOf(own, 'scriptBytes');
  if (bytes === undefined) return [];
  const goal = `${azulejoNames[flavour]}, first block with loader and runtime: at most ${firstBlockBytes[flavour]} B of script`;
  return [{ goal, measured: `${bytes} B`, verdict: verdictOf(bytes <= firstBlockBytes[flavour]) }];
};

const titleOf = ({ contestant, suite, network }: Result): string =>
  `${contestant}, ${suite}, ${network} network`;

const noShift = (result: Result): Goal[] => {
  const shift = medianOf(result, 'shift');
  if (shift === undefined) return [];
  return [
    {
      goal: `${titleOf(result)}: layout shift 0`,
      measured: shift.toFixed(4),
      verdict: verdictOf(shift === 0),
    },
  ];
};

const samePaint = (results: Result[], result: Result): Goal[] => {
  const ratio = ratioOf(result, find(results, { ...result, contestant: plainName }), 'lcpMs');
  if (!ratio) return [];
  const goal = `${titleOf(result)}: largest contentful paint within 5% of plain HTML`;
  return [{ goal, measured: inWords(ratio), verdict: comparedWith(largestLcpRatio, ratio) }];
};

const summaryWithGallery = (results: Result[], flavour: Flavour): Goal[] =>
  networks.flatMap((network): Goal[] => {
    const [gallery, summary] = (['gallery', 'summary'] as const).map((block) =>
      find(results, { suite: 'summary', network, contestant: articlesName(flavour, block) }),
    );
    const ratio = summary && ratioOf(summary, gallery, 'worksMs');
    if (!ratio) return [];
    const goal = `${titleOf(summary)}: 30 articles are ready within 5% of the time of a gallery`;
    return [{ goal, measured: inWords(ratio), verdict: comparedWith(sameTimeRatio, ratio) }];
  });

const upWithRival = (results: Result[], result: Result): Goal[] => {
  const ratio = ratioOf(result, find(results, { ...result, contestant: 'Embla' }), 'upMs');
  if (!ratio) return [];
  const goal = `${result.contestant}: 2,000 slides are up no later than with Embla`;
  return [{ goal, measured: inWords(ratio), verdict: comparedWith(1, ratio) }];
};

/** A longer start has a few more frames, each with a style recalculation. */
const moreRecalcs = 5;

const sameRecalcs = (results: Result[], result: Result): Goal[] => {
  const few = find(results, { ...result, suite: 'slides200' });
  const recalcs = [few, result].map((one) => one && medianOf(one, 'recalcs'));
  const [before, after] = recalcs;
  if (before === undefined || after === undefined) return [];
  const goal = `${result.contestant}: style recalculations do not grow with the number of slides`;
  const measured = `${before} with 200, ${after} with 2,000`;
  return [{ goal, measured, verdict: verdictOf(after <= before + moreRecalcs) }];
};

/** What five swipes may cost: column -> words and limit. */
const swipeLimits = {
  layouts: ['no layout', 0],
  recalcs: ['at most 10 style recalculations', 10],
  scriptMs: ['at most 5 ms of script', 5],
} as const;

const cheapSwipes = (result: Result): Goal[] => limited(result, swipeLimits);

/** A goal for each column that has a limit. */
const limited = (result: Result, limits: Record<string, readonly [string, number]>): Goal[] =>
  Object.entries(limits).flatMap(([key, [words, limit]]) => {
    const figure = figureOf(result, key);
    if (!figure) return [];
    const { low, middle, high } = figure;
    const measured = `${middle.toFixed(1)} (half of the rounds ${low.toFixed(1)} to ${high.toFixed(1)})`;
    return [
      {
        goal: `${result.contestant}, ${result.suite}: ${words}`,
        measured,
        verdict: comparedWith(limit, figure),
      },
    ];
  });

/** What it may cost to open a lightbox by a click, and to swipe in it: column -> words and limit. */
const openingLimits = {
  openMs: ['open within 250 ms', 250],
  layouts: ['at most 3 layouts to open', 3],
  scriptMs: ['at most 5 ms of script to open', 5],
  swipeLayouts: ['at most 3 layouts a swipe', 3],
  swipeScriptMs: ['at most 5 ms of script a swipe', 5],
} as const;

const cheapOpening = (result: Result): Goal[] =>
  result.suite === 'lightbox' ? limited(result, openingLimits) : [];

const visibleLimitMs = 150;
const consentRivals = ['vanilla-cookieconsent', 'Klaro'];

/** A banner is visible before those of the others, and on a fast network within 150 ms. */
const visibleFirst = (results: Result[], result: Result): Goal[] => {
  if (result.suite !== 'consent') return [];
  const within =
    result.network === 'fast'
      ? limited(result, { visibleMs: ['visible within 150 ms', visibleLimitMs] })
      : [];
  const before = consentRivals.flatMap((contestant): Goal[] => {
    const ratio = ratioOf(result, find(results, { ...result, contestant }), 'visibleMs');
    if (!ratio) return [];
    const goal = `${titleOf(result)}: visible before ${contestant}`;
    return [{ goal, measured: inWords(ratio), verdict: comparedWith(1, ratio) }];
  });
  return [...within, ...before];
};

/** Visitors see the results of each letter while they type: column -> words and limit. */
const answerLimits = {
  slowestLetterMs: ['each letter is answered within 50 ms', 50],
} as const;

const quickAnswers = (result: Result): Goal[] =>
  result.suite === 'search5000' ? limited(result, answerLimits) : [];

/** What collectors may add to a page view: column -> words and limit. */
const collectorLimits = {
  bytes: ['at most 6 KB more', 6 * 1024],
  beforeIdleMs: ['at most 5 ms more of script before idle', 5],
} as const;

const cheapCollectors = (results: Result[], flavour: Flavour): Goal[] => {
  const [without, tracked] = [false, true].map((isTracked) =>
    find(results, { suite: 'tracking', network: 'fast', contestant: trackedName(flavour, isTracked) }),
  );
  if (!without || !tracked) return [];
  return Object.entries(collectorLimits).flatMap(([key, [words, limit]]) => {
    const more = differenceOf(tracked, without, key);
    if (!more) return [];
    const { low, middle, high } = more;
    const goal = `${azulejoNames[flavour]}, collectors of a page view: ${words}`;
    const measured = `${middle.toFixed(1)} (half of the rounds ${low.toFixed(1)} to ${high.toFixed(1)})`;
    return [{ goal, measured, verdict: comparedWith(limit, more) }];
  });
};
