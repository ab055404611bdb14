import type { Settings } from './slides';

/** Whether a click shows a picture large; without a word of the page, in the designs that gallery 9 says. */
export const hasLightbox = ({ lightbox, design }: Settings): boolean =>
  lightbox ?? (design === 'grid' || design === 'autorows');
