import type { GallerySettings } from './schema';

/** The custom properties that captions.css reads in every design, for the element around the slides. */
export const captionStyle = ({ showMeta }: GallerySettings) => ({
  '--az-_caption-display': showMeta ? 'initial' : 'none',
});
