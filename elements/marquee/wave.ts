const shortestPeriod = 250;
const longestPeriod = 1000;

/** Contract 5, "Marquee": 0 to 10 is a period from 1000 to 250 px. */
export const periodOf = (waveFrequency: number): number =>
  longestPeriod - (waveFrequency / 10) * (longestPeriod - shortestPeriod);

/** How far a period may be from what was asked for, before more copies of the text make up for it. */
const tolerance = 0.2;

interface Text {
  /** Of one copy of the text, px. */
  width: number;
  /** As asked for, px. */
  period: number;
}

export interface Fit {
  /** After how many copies all is as at the start. */
  loops: number;
  /** px */
  period: number;
}

/**
 * The wave stands and the text runs along it. Where a loop ends, the next begins: so a loop is a whole number of
 * periods, and the period is as near as can be to what was asked for.
 */
export const fitted = ({ width, period }: Text): Fit => {
  for (let loops = 1; ; loops++) {
    const loop = loops * width;
    const most = Math.floor(loop / shortestPeriod);
    const count = Math.min(Math.max(Math.round(loop / period), Math.ceil(loop / longestPeriod)), most);
    // Five periods are always near enough.
    if (count && Math.abs(loop / count / period - 1) <= tolerance) return { loops, period: loop / count };
  }
};

export interface Wave {
  /** px, half of the wave's height. */
  amplitude: number;
  /** px */
  period: number;
}

/** Steps of a period between which a letter moves in a straight line: less than a hundredth of the wave's height off. */
const steps = 24;

/**
 * What a letter does while it runs along one period, from a trough to the next: up and down, and leaning as it goes.
 * @param lean which way it leans first: -1 where it runs to the right
 */
export const waveFrames = ({ amplitude, period }: Wave, lean: 1 | -1): { transform: string }[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const slope = ((lean * amplitude * 2 * Math.PI) / period) * Math.sin(angle);
    const y = amplitude * Math.cos(angle);
    return { transform: `translateY(${y.toFixed(3)}px) rotate(${Math.atan(slope).toFixed(4)}rad)` };
  });

/** How far a straight piece may be from the curve, px, and how sharp the corner between two, radians: nobody sees it. */
const maxOff = 1;
const maxCorner = 0.12;

/**
 * How wide a straight piece of the wave may be. The gentler the wave, the fewer pieces have to move: of a small text
 * each is a word or two, of a large one each is a letter.
 * @returns px
 */
export const pieceOf = ({ amplitude, period }: Wave): number => {
  // Where it bends most, two pieces of width w meet at an angle of bend · w, and each is off by bend · w² / 8.
  const bend = amplitude * ((2 * Math.PI) / period) ** 2;
  return Math.min(period / 8, Math.sqrt((8 * maxOff) / bend), maxCorner / bend);
};
