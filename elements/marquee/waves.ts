import { startsRtl, unitsOf } from './units';
import { fitted, periodOf, pieceOf, waveFrames } from './wave';

/**
 * What makes a wave of a line, in a chunk of its own.
 * @module
 */

/** Of a very long text, larger pieces move. */
const maxLetters = 800;

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

/** The time that all of it keeps. */
export interface Now {
  /** Of the track, ms. */
  ms: number;
  /** When that was 0, on the document's timeline; null while it waits. */
  start: CSSNumberish | null;
  /** How much of a loop has gone by, px. */
  gone: number;
  /** What the line is seen through, px. */
  room: number;
}

/** The letters of a copy. */
export interface Letters {
  /** Has those that are near go on, or wait, with the track; others cost nothing. @returns whether there are such */
  keepTime: (now: Now) => boolean;
  stop: () => void;
}

export interface Shape {
  /** After how many copies all is as at the start. */
  loops: number;
  /** Has the letters of a copy, the nth from the start, move as the wave says where they are. */
  move: (copy: Element, nth: number) => Letters | undefined;
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
  const letter = (target: Element, x: number): Animation => {
    const effect = new KeyframeEffect(along);
    const periods = (x / period) % 1;
    effect.target = target;
    // Before the start, or it would stand still until its own.
    effect.updateTiming({ delay: -duration * (isBack ? periods : 1 - periods) });
    return new Animation(effect);
  };
  return {
    loops,
    move: (one, nth) => {
      const letters = lettersOf(one).map((target, at) => {
        const x = (nth + (shares[at] ?? 0)) * width;
        return { x, animation: letter(target, x) };
      });
      return {
        keepTime({ ms, start, gone, room }) {
          let isPart = false;
          for (const { x, animation } of letters) {
            const off = Math.abs(x - gone - room / 2);
            // On either side of the loop's ends; as far as it runs before it is looked over again.
            const isNear = Math.min(off, Math.abs(off - loops * width)) < room + period / 2 + 1000 * pxAMs;
            isPart ||= !isNear;
            if (!isNear) animation.cancel();
            else if (start === null) {
              animation.pause();
              animation.currentTime = ms;
            } else if (animation.startTime !== start) animation.startTime = start;
          }
          return isPart;
        },
        stop() {
          for (const { animation } of letters) animation.cancel();
        },
      };
    },
  };
};
