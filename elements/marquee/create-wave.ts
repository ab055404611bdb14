import { adoptStyles } from '../../src/core/styles';
import type { CreateWave, WaveOptions } from './contract';
import styles from './create-wave.css';
import { splitIntoPieces, startsRtl } from './text-pieces';
import { fitPeriod, maxPieceWidth, waveFrames, wavePeriod } from './wave-geometry';

/** A flatter wave is invisible. */
const minAmplitudePx = 0.5;

/** A very long text is split into this many pieces at most. */
const maxPieces = 800;

/** The shortest time between two checks for pieces that come near. */
const checkMs = 1000;

/** Wraps each letter of a copy, or as many as move as one, in an element of its own. */
const splitText = (copy: HTMLElement, { amplitude, settings }: WaveOptions): void => {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.data = text.data.replace(/[ \t\r\n\f]+/g, ' ');
  const { length } = copy.textContent ?? '';
  const pieceWidth = maxPieceWidth({ amplitude, period: wavePeriod(settings.waveFrequency) });
  const size = Math.max(
    1,
    Math.floor((pieceWidth * length) / copy.offsetWidth),
    Math.ceil(length / maxPieces),
  );
  for (const text of texts) {
    const parent = text.parentElement as Element;
    const isRtl = parent.matches(':dir(rtl)');
    // White space at the ends may collapse, which the line decides.
    const words = text.data.trim();
    const [before = '', after = ''] = text.data.split(words);
    // An item is a line of its own.
    const line = { size, isRtl: parent.closest('[part=item]') ? startsRtl(words) : isRtl };
    const pieces = splitIntoPieces(words, line);
    if (line.isRtl !== isRtl) pieces.reverse();
    const elements = pieces.map((textContent) =>
      Object.assign(document.createElement('span'), { className: 'piece', textContent }),
    );
    // One element around them: in a flex container, each piece would be an item of its own.
    const wrapper = document.createElement('span');
    wrapper.append(before, ...elements, after);
    text.replaceWith(wrapper);
  }
  for (const picture of copy.querySelectorAll('img,svg')) picture.classList.add('piece');
};

const piecesOf = (copy: Element): Element[] => [...copy.querySelectorAll('.piece')];

/** Loaded only for marquees on a wave. */
export const createWave: CreateWave = (copy, options) => {
  const { amplitude, settings, pxPerMs } = options;
  if (amplitude < minAmplitudePx) return undefined;
  adoptStyles(copy.getRootNode() as ShadowRoot, styles);
  splitText(copy, options);
  const isRtl = copy.matches(':dir(rtl)');
  // Whether the text moves towards the end of the line, in its direction of reading.
  const isBackwards = settings.direction === 'right';
  const width = Number.parseFloat(getComputedStyle(copy).width);
  const { copiesPerLoop, period } = fitPeriod({ width, period: wavePeriod(settings.waveFrequency) });
  const { left, right, width: renderedWidth } = copy.getBoundingClientRect();
  // Positions as shares of the copy's width, so that a zoomed ancestor does not matter. Read before anything moves.
  const shares = piecesOf(copy).map((piece) => {
    const box = piece.getBoundingClientRect();
    return Math.abs((box.left + box.right) / 2 - (isRtl ? right : left)) / renderedWidth;
  });
  const duration = period / pxPerMs;
  // The browser parses the keyframes once; the copies of this effect share them.
  const waveEffect = new KeyframeEffect(
    null,
    waveFrames({ amplitude, period }, isRtl === isBackwards ? 1 : -1),
    {
      duration,
      iterations: Infinity,
    },
  );
  const createPiece = (target: Element, x: number): { x: number; animation: Animation } => {
    const effect = new KeyframeEffect(waveEffect);
    const periods = (x / period) % 1;
    effect.target = target;
    // A negative delay: with a positive one the piece would stand still at first.
    effect.updateTiming({ delay: -duration * (isBackwards ? periods : 1 - periods) });
    return { x, animation: new Animation(effect) };
  };
  /** The pieces of all copies, created when the copies exist. */
  let pieces: ReturnType<typeof createPiece>[] | undefined;
  let timer: ReturnType<typeof setTimeout>;
  return {
    width,
    copiesPerLoop,
    syncWithTrack(track, viewWidth) {
      clearTimeout(timer);
      pieces ??= [...(copy.parentElement?.children ?? [])].flatMap((sibling, copyIndex) =>
        piecesOf(sibling).map((target, index) =>
          createPiece(target, (copyIndex + (shares[index] ?? 0)) * width),
        ),
      );
      const { startTime, currentTime, effect } = track;
      const loopPx = copiesPerLoop * width;
      const passedPx = (effect?.getComputedTiming().progress ?? 0) * loopPx;
      let hasDistantPieces = false;
      for (const { x, animation } of pieces) {
        const distancePx = Math.abs(x - passedPx - viewWidth / 2);
        // The distance continues past the ends of the loop. A piece is near if it can appear before the next check.
        if (
          Math.min(distancePx, Math.abs(distancePx - loopPx)) >
          viewWidth + period / 2 + checkMs * pxPerMs
        ) {
          hasDistantPieces = true;
          animation.cancel();
        } else if (startTime === null) {
          animation.pause();
          animation.currentTime = currentTime;
        } else if (animation.startTime !== startTime) animation.startTime = startTime;
      }
      // Checks again before a distant piece can appear.
      if (hasDistantPieces && startTime !== null)
        timer = setTimeout(() => this.syncWithTrack(track, viewWidth), viewWidth / 4 / pxPerMs + checkMs);
    },
  };
};
