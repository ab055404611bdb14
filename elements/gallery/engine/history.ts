import { isEdited } from '../is-edited';
import type { Slide } from '../slides';
import type { Engine } from './engine';

const field = 'itemId';

const nameOf = ({ url, id }: Pick<Slide, 'url' | 'id'>): string => url || id;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The slide that an address names (gallery 2.1, deep link): its url or id as `itemId` in the hash, or at the end of the path.
 * @returns -1 where it names none
 */
export const slideAt = (slides: Slide[], { hash, pathname }: Pick<Location, 'hash' | 'pathname'>): number => {
  const wanted = new URLSearchParams(hash.replace(/^#[/!?]*/, '')).get(field);
  const path = decoded(pathname).replace(/\/$/, '');
  const isNamed = ({ url, id }: Slide): boolean =>
    wanted === null
      ? [url, id].some((name) => name && path.endsWith(`/${name.replace(/^\//, '')}`))
      : [url, id].some((name) => name && name === wanted);
  return slides.findIndex(isNamed);
};

export interface HistoryOptions {
  engine: Engine;
  slides: () => Slide[];
}

/**
 * Keeps the current slide in the address, so that it can be linked to and that Back goes one slide back.
 * @returns a function that ends it
 */
export const connectHistory = ({ engine, slides }: HistoryOptions): (() => void) => {
  if (isEdited()) return () => {};
  const start = engine.index;
  /** Where the address leads, as soon as nothing moves. */
  let followed: number | undefined;

  const follow = (isFirst: boolean): void => {
    const index = slideAt(slides(), location);
    // Back to where no slide was named is back to the first that was seen.
    const target = index < 0 ? (isFirst ? engine.index : start) : index;
    followed = target === engine.index ? undefined : target;
    // Also where it is there: on its way, it may have been asked to go elsewhere.
    engine.request(target);
  };

  const onMove = (): void => follow(false);
  const stop = engine.on('change', ({ index }) => {
    const slide = slides()[index];
    const name = slide && nameOf(slide);
    const isFollowed = index === followed;
    followed = undefined;
    if (isFollowed || !name || slideAt(slides(), location) === index) return;
    history.pushState(history.state, '', `#${field}=${encodeURIComponent(name)}`);
  });
  // `popstate` comes for each move in the history and for each change of the hash.
  addEventListener('popstate', onMove);
  follow(true);
  return () => {
    stop();
    removeEventListener('popstate', onMove);
  };
};
