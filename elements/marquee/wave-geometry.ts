const shortestPeriodPx = 250;
const longestPeriodPx = 1000;

/** The period in px for a `waveFrequency` from 0 (1000 px) to 10 (250 px). */
export const wavePeriod = (waveFrequency: number): number =>
  longestPeriodPx - (waveFrequency / 10) * (longestPeriodPx - shortestPeriodPx);

/** How far a period may be from the requested one, as a share, before the loop takes more copies of the text. */
const tolerance = 0.2;

interface RequestedWave {
  /** Width of one copy of the text, px. */
  width: number;
  /** The requested period, px. */
  period: number;
}

interface FittedWave {
  /** Number of copies after which the line looks as at the start. */
  copiesPerLoop: number;
  /** px */
  period: number;
}

/**
 * Finds a period that fits into a loop, as near as possible to the requested one. The wave stands still and the text runs along
 * it: where a loop ends, the next one begins, so a loop must be a whole number of periods.
 */
export const fitPeriod = ({ width, period }: RequestedWave): FittedWave => {
  for (let copiesPerLoop = 1; ; copiesPerLoop++) {
    const loop = copiesPerLoop * width;
    const most = Math.floor(loop / shortestPeriodPx);
    const count = Math.min(Math.max(Math.round(loop / period), Math.ceil(loop / longestPeriodPx)), most);
    // Five periods are always near enough.
    if (count && Math.abs(loop / count / period - 1) <= tolerance)
      return { copiesPerLoop, period: loop / count };
  }
};

interface WaveShape {
  /** px, half of the wave's height. */
  amplitude: number;
  /** px */
  period: number;
}

/** Keyframes of a period. Between them a piece moves in a straight line, off the curve by under 1% of the wave's height. */
const steps = 24;

/**
 * Keyframes of a piece along one period, from a trough to the next: up and down, leaning with the slope.
 * @param lean the side to which the piece leans first: -1 for text that runs to the right
 */
export const waveFrames = ({ amplitude, period }: WaveShape, lean: 1 | -1): { transform: string }[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const slope = ((lean * amplitude * 2 * Math.PI) / period) * Math.sin(angle);
    const y = amplitude * Math.cos(angle);
    return { transform: `translateY(${y.toFixed(3)}px) rotate(${Math.atan(slope).toFixed(4)}rad)` };
  });

/** Nobody sees a piece that is this near the curve, or a corner this flat between two pieces. */
const maxDeviationPx = 1;
const maxCornerRad = 0.12;

/**
 * The greatest width of a piece of text that moves by itself, in px. The flatter the wave, the fewer pieces have to move: in small
 * text a piece is a word or two, in large text a letter.
 */
export const maxPieceWidth = ({ amplitude, period }: WaveShape): number => {
  // At the crest, two pieces of width w meet at an angle of curvature · w, and each deviates by curvature · w² / 8.
  const curvature = amplitude * ((2 * Math.PI) / period) ** 2;
  return Math.min(period / 8, Math.sqrt((8 * maxDeviationPx) / curvature), maxCornerRad / curvature);
};
