import { type Measure, shorten } from '../plot/shorten';

/** A name of a category, in one line or several. */
export interface CategoryLabel {
  index: number;
  lines: string[];
}

/** The names of categories along a horizontal axis. */
interface ColumnLabels {
  labels: CategoryLabel[];
  isRotated: boolean;
  /** The room below the axis that the names take, in px. */
  height: number;
}

/** Space between two names, as a share of the font's size. */
const gapShare = 0.8;
/** Height of a line, as a share of the font's size. */
export const lineShare = 1.25;
const maxLines = 2;
const maxRotatedWidthPx = 96;
/** Sine and cosine of 45 degrees. */
export const diagonal = Math.SQRT1_2;

export const widestOf = (texts: string[], measure: Measure): number => Math.max(0, ...texts.map(measure));

/** Breaks a text into lines of at most `maxWidth` px. A single long word, and the last of `maxLineCount` lines, may be wider. */
export const wrap = (text: string, maxWidth: number, measure: Measure, maxLineCount = maxLines): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && (lines.length === maxLineCount || measure(longer) <= maxWidth))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

interface FitOptions {
  names: string[];
  /** Distance from one category to the next, in px. */
  step: number;
  fontSize: number;
  measure: Measure;
}

/** Every `every`-th name, from the first. */
const thinOut = (names: string[][], every: number): CategoryLabel[] =>
  names.flatMap((lines, index) => (index % every ? [] : [{ index, lines }]));

/** Fits names side by side: in one line, in two, or rotated, whichever has room first; else only some of the names. */
export const fitColumnLabels = ({
  names,
  step,
  fontSize,
  measure,
  canRotate,
}: FitOptions & { canRotate: boolean }): ColumnLabels => {
  const gap = fontSize * gapShare;
  for (const maxLineCount of [1, maxLines]) {
    const wrapped = names.map((name) => wrap(name, step - gap, measure, maxLineCount));
    if (widestOf(wrapped.flat(), measure) <= step - gap)
      return {
        labels: thinOut(wrapped, 1),
        isRotated: false,
        height: fontSize * (1 + (maxLineCount - 1) * lineShare),
      };
  }
  if (!canRotate || step < fontSize * lineShare) {
    const every = Math.ceil((widestOf(names, measure) + gap) / step);
    const singles = names.map((name) => [names.length > 1 ? name : shorten(name, step, measure)]);
    return { labels: thinOut(singles, every), isRotated: false, height: fontSize };
  }
  const texts = names.map((name) => shorten(name, maxRotatedWidthPx, measure));
  return {
    labels: thinOut(
      texts.map((text) => [text]),
      1,
    ),
    isRotated: true,
    height: (widestOf(texts, measure) + fontSize) * diagonal,
  };
};

/** Fits names beside horizontal bars: in several lines where the bars have room, and only some of the names where they do not. */
export const fitRowLabels = ({
  names,
  step,
  fontSize,
  measure,
  maxWidth,
}: FitOptions & { maxWidth: number }) => {
  const lineHeight = fontSize * lineShare;
  const maxLineCount = Math.min(maxLines, Math.floor(step / lineHeight) || 1);
  const wrapped = names.map((name) =>
    wrap(name, maxWidth, measure, maxLineCount).map((line) => shorten(line, maxWidth, measure)),
  );
  return { labels: thinOut(wrapped, Math.ceil(lineHeight / step)), width: widestOf(wrapped.flat(), measure) };
};
