import { startsRtl, unitsOf } from './units';
import { fitted, periodOf, pieceOf, waveFrames } from './wave';

/**
 * What makes a wave of a line, in a chunk of its own.
 * @module
 */

/** Browsers keep a layer for each: of a long text, larger pieces move. */
const maxLetters = 160;

interface Line {
  /** Of one copy, px. */
  width: number;
  /** Half of the wave's height, px. */
  amplitude: number;
  /** As the settings have it. */
  frequency: number;
}

/** Puts each letter of a copy, or as many as may move as one, into an element that can move by itself. */
export const split = (copy: HTMLElement, { width, amplitude, frequency }: Line): void => {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.data = text.data.replace(/[ \t\r\n\f]+/g, ' ');
  const length = texts.reduce((sum, { data }) => sum + data.length, 0);
  const piece = pieceOf({ amplitude, period: periodOf(frequency) });
  const size = Math.max(1, Math.floor((piece * length) / width), Math.ceil(length / maxLetters));
  for (const text of texts) {
    const parent = text.parentElement as Element;
    const isRtl = parent.matches(':dir(rtl)');
    // White space at the ends may be none, which the line knows.
    const [, before = '', words = '', after = ''] = /^( ?)(.*?)( ?)$/.exec(text.data) ?? [];
    // An item is a line of its own.
    const own = { size, isRtl: parent.closest('[part=item]') ? startsRtl(words) : isRtl };
    const units = unitsOf(words, own);
    if (own.isRtl !== isRtl) units.reverse();
    const letters = units.map((unit) => Object.assign(document.createElement('span'), { textContent: unit }));
    for (const one of letters) one.className = 'letter';
    text.replaceWith(before, ...letters, after);
  }
  for (const picture of copy.querySelectorAll('img,svg')) picture.classList.add('letter');
};

interface Course extends Line {
  isRtl: boolean;
  /** Whether it runs towards the end of the line, as that is read. */
  isBack: boolean;
  pxAMs: number;
}

export interface Shape {
  /** After how many copies all is as at the start. */
  loops: number;
  /** Has the letters of a copy, the nth from the start, move as the wave says where they are. */
  move: (copy: Element, nth: number) => Animation[];
}

const lettersOf = (copy: Element): Element[] => [...copy.querySelectorAll('.letter')];

/** The wave that a copy runs along, and others that are like it. */
export const shapeOf = (copy: Element, course: Course): Shape => {
  const { width, amplitude, frequency, isRtl, isBack, pxAMs } = course;
  const { loops, period } = fitted({ width, period: periodOf(frequency) });
  const { left, right, width: shown } = copy.getBoundingClientRect();
  // Shares of the copy, so that a zoomed ancestor does not matter. All is read before anything moves.
  const shares = lettersOf(copy).map((letter) => {
    const box = letter.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return (isRtl ? right - middle : middle - left) / shown;
  });
  const duration = period / pxAMs;
  // Its frames are read once; what is made of it has them.
  const along = new KeyframeEffect(null, waveFrames({ amplitude, period }, isRtl === isBack ? 1 : -1), {
    duration,
    iterations: Infinity,
  });
  return {
    loops,
    move: (one, nth) =>
      lettersOf(one).map((letter, at) => {
        const effect = new KeyframeEffect(along);
        const periods = (((nth + (shares[at] ?? 0)) * width) / period) % 1;
        effect.target = letter;
        // Before the start, or it would stand still until its own.
        effect.updateTiming({ delay: -duration * (isBack ? periods : 1 - periods) });
        return new Animation(effect);
      }),
  };
};
