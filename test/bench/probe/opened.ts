import { opacityOf } from './opacity';

/** This long after a click, nothing moves any more. */
const restMs = 1500;

/** The large picture at one moment. */
interface Frame {
  atMs: number;
  /** Place, size and opacity, as a text; equal for two frames that look the same. */
  appearance: string;
}

/** All pictures, including those in shadow roots. */
function* picturesIn(root: Document | ShadowRoot): Generator<HTMLImageElement> {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLImageElement) yield element;
    if (element.shadowRoot) yield* picturesIn(element.shadowRoot);
  }
}

interface LargePicture {
  picture: HTMLImageElement;
  box: DOMRect;
  opacity: number;
}

/** The large picture of which a visitor sees most, if any: others may be beside it or on top of it, invisible. */
const findLargePicture = (): LargePicture | undefined => {
  const area = ({ box: { left, right, top, bottom }, opacity }: LargePicture): number =>
    opacity *
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  return [...picturesIn(document)]
    .filter((picture) => picture.complete && picture.currentSrc.includes('/large/'))
    .filter((picture) => picture.checkVisibility())
    .map((picture) => ({ picture, box: picture.getBoundingClientRect(), opacity: opacityOf(picture) }))
    .filter((one) => area(one) > 0)
    .sort((a, b) => area(b) - area(a))[0];
};

/** The number of the visible large picture; -1 for none. */
export const shownIndex = (): number =>
  Number(findLargePicture()?.picture.currentSrc.match(/(\d+)\.jpg/)?.[1] ?? -1);

const appearanceOfPicture = (): string => {
  const found = findLargePicture();
  if (!found) return '';
  const { x, y, width, height } = found.box;
  return [x, y, width, height, found.opacity * 100].map(Math.round).join(' ');
};

/**
 * Looks at every frame after the next click. Resolves with the time from the click until a large picture has its final place,
 * size and opacity.
 */
export const opening = (): Promise<{ openMs: number }> =>
  new Promise((resolve, reject) => {
    const begin = ({ timeStamp }: Event): void => {
      const frames: Frame[] = [];
      const frame = (): void => {
        const atMs = performance.now() - timeStamp;
        const appearance = appearanceOfPicture();
        if (appearance !== frames.at(-1)?.appearance) frames.push({ atMs, appearance });
        if (atMs < restMs) return void requestAnimationFrame(frame);
        const last = frames.at(-1);
        if (last?.appearance) resolve({ openMs: last.atMs });
        else reject(new Error('No large picture has come.'));
      };
      requestAnimationFrame(frame);
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
