import { adopt, sheetOf } from '../../src/block/styles';
import type { Settings } from './marquee';
import { startsRtl, unitsOf } from './units';
import { fitted, periodOf, pieceOf, waveFrames } from './wave';
import styles from './waves.css';

/**
 * What makes a wave of a line, in a chunk of its own.
 * @module
 */

/** px; a wave that goes up and down by less is seen by nobody. */
const leastAmplitude = 0.5;

/** Of a very long text, larger pieces move. */
const maxLetters = 800;

/** How often, at most, a wave is looked over for what comes near. */
const lookMs = 1000;

interface Course {
  settings: Settings;
  /** Half of the wave's height, px. */
  amplitude: number;
  pxAMs: number;
}

/** A line that has been made a wave. */
export interface Wave {
  /** Of one copy, px. */
  width: number;
  /** After how many copies all is as at the start. */
  loops: number;
  /**
   * Has those letters go on, or wait, with the track that are near; others cost nothing.
   * @param room what the line is seen through, px; of what is not seen nothing is near
   */
  keepTime(run: Animation, room: number): void;
}

/** Puts each letter of a copy, or as many as may move as one, into an element that can move by itself. */
const split = (copy: HTMLElement, { amplitude, settings }: Course): void => {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.data = text.data.replace(/[ \t\r\n\f]+/g, ' ');
  const { length } = copy.textContent ?? '';
  const piece = pieceOf({ amplitude, period: periodOf(settings.waveFrequency) });
  const size = Math.max(1, Math.floor((piece * length) / copy.offsetWidth), Math.ceil(length / maxLetters));
  for (const text of texts) {
    const parent = text.parentElement as Element;
    const isRtl = parent.matches(':dir(rtl)');
    // White space at the ends may be none, which the line knows.
    const words = text.data.trim();
    const [before = '', after = ''] = text.data.split(words);
    // An item is a line of its own.
    const own = { size, isRtl: parent.closest('[part=item]') ? startsRtl(words) : isRtl };
    const units = unitsOf(words, own);
    if (own.isRtl !== isRtl) units.reverse();
    const letters = units.map((textContent) =>
      Object.assign(document.createElement('span'), { className: 'letter', textContent }),
    );
    text.replaceWith(before, ...letters, after);
  }
  for (const picture of copy.querySelectorAll('img,svg')) picture.classList.add('letter');
};

const lettersOf = (copy: Element): Element[] => [...copy.querySelectorAll('.letter')];

/** Makes a copy one that runs along a wave, with others that are like it; nothing where the wave would be too flat. */
export const waveOf = (copy: HTMLElement, course: Course): Wave | undefined => {
  const { amplitude, settings, pxAMs } = course;
  if (amplitude < leastAmplitude) return undefined;
  adopt(copy.getRootNode() as ShadowRoot, sheetOf(styles));
  split(copy, course);
  const isRtl = copy.matches(':dir(rtl)');
  // Towards the end of the line, as that is read.
  const isBack = settings.direction === 'right';
  const width = Number.parseFloat(getComputedStyle(copy).width);
  const { loops, period } = fitted({ width, period: periodOf(settings.waveFrequency) });
  const { left, right, width: shown } = copy.getBoundingClientRect();
  // Shares of the copy, so that a zoomed ancestor does not matter. All is read before anything moves.
  const shares = lettersOf(copy).map((letter) => {
    const box = letter.getBoundingClientRect();
    return Math.abs((box.left + box.right) / 2 - (isRtl ? right : left)) / shown;
  });
  const duration = period / pxAMs;
  // Its frames are read once; what is made of it has them.
  const along = new KeyframeEffect(null, waveFrames({ amplitude, period }, isRtl === isBack ? 1 : -1), {
    duration,
    iterations: Infinity,
  });
  const letter = (target: Element, x: number): { x: number; animation: Animation } => {
    const effect = new KeyframeEffect(along);
    const periods = (x / period) % 1;
    effect.target = target;
    // Before the start, or it would stand still until its own.
    effect.updateTiming({ delay: -duration * (isBack ? periods : 1 - periods) });
    return { x, animation: new Animation(effect) };
  };
  /** Of all copies, when they are there. */
  let letters: ReturnType<typeof letter>[] | undefined;
  let timer: ReturnType<typeof setTimeout>;
  return {
    width,
    loops,
    keepTime(run, room) {
      clearTimeout(timer);
      letters ??= [...(copy.parentElement?.children ?? [])].flatMap((one, nth) =>
        lettersOf(one).map((target, at) => letter(target, (nth + (shares[at] ?? 0)) * width)),
      );
      const { startTime, currentTime, effect } = run;
      const loop = loops * width;
      const gone = (effect?.getComputedTiming().progress ?? 0) * loop;
      let isPart = false;
      for (const { x, animation } of letters) {
        const off = Math.abs(x - gone - room / 2);
        // On either side of the loop's ends; as far as it runs before it is looked over again.
        if (Math.min(off, Math.abs(off - loop)) > room + period / 2 + lookMs * pxAMs) {
          isPart = true;
          animation.cancel();
        } else if (startTime === null) {
          animation.pause();
          animation.currentTime = currentTime;
        } else if (animation.startTime !== startTime) animation.startTime = startTime;
      }
      // What is far comes near.
      if (isPart && startTime !== null)
        timer = setTimeout(() => this.keepTime(run, room), room / 4 / pxAMs + lookMs);
    },
  };
};
