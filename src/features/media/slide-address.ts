/**
 * How the page's address names a slide of a gallery or lightbox: by `#itemId=sunset`, or by `sunset` at the end of the path.
 * @module
 */

const hashParameter = 'itemId';

/** A hash that may name a slide. */
export const slideHashPattern = RegExp(`[#/!?&]${hashParameter}=`);

const slideNameIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#[/!?]*/, '')).get(hashParameter);

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The hash that names a slide. */
export const slideHash = (name: string): string => `#${hashParameter}=${encodeURIComponent(name)}`;

/** Whether a hash names a slide of any gallery. */
export const isSlideHash = (hash: string): boolean => slideNameIn(hash) !== null;

/**
 * The index of the slide that an address names; -1 where the address names none of these slides.
 * @param namesOf the names of a slide in addresses; "" is no name
 */
export const slideInAddress = <Slide>(
  slides: readonly Slide[],
  namesOf: (slide: Slide) => string[],
  { hash, pathname }: Pick<Location, 'hash' | 'pathname'> = location,
): number => {
  const hashName = slideNameIn(hash);
  const path = decodePath(pathname).replace(/\/$/, '');
  const isInAddress = (name: string): boolean =>
    name !== '' && (hashName === null ? path.endsWith(`/${name.replace(/^\//, '')}`) : name === hashName);
  return slides.findIndex((slide) => namesOf(slide).some(isInAddress));
};
