import type { DesignProps } from '../../design';
import { useLightbox } from '../../lightbox/use-lightbox';
import { shapeOf } from '../../scroller/shape-of';
import type { Settings, Slide } from '../../slides';

/**
 * What few slideshows have, in a chunk of its own.
 * @module
 */

/** White text is readable on it, whatever the picture. */
const dark = 'rgb(0 0 0 / 62%)';

const places: Record<string, string> = { top: 'start', bottom: 'end', left: 'start', right: 'end' };

/** Where the caption stands, and how: along the upper edge over a shade, or in a box of its own; not below buttons. */
export const captionStyle = ({ metaPosition }: Settings): object | undefined => {
  // As content.css has it.
  if (metaPosition === 'bottom') return undefined;
  const [block = '', inline = ''] = metaPosition.split('-');
  const isBar = metaPosition === 'top';
  return {
    '--az-_meta-place': `${places[block] ?? 'center'} ${places[inline] ?? 'center'}`,
    '--az-_meta-width': isBar ? '100%' : 0,
    '--az-_meta-gap': isBar ? 0 : '16px 60px',
    '--az-_meta-padding': isBar ? '16px 60px 48px' : '12px 16px',
    '--az-_meta-shade': isBar ? `linear-gradient(${dark} 50%, transparent)` : dark,
  };
};

/** The shape of all slides where the height does not follow each: that of the first. */
export const ratioOf = ({ autoHeight }: Settings, first: Slide | undefined): number | undefined =>
  autoHeight || !first ? undefined : shapeOf(first);

/** Has pictures open large; nothing to see by itself. */
export const Lightbox = (props: DesignProps): null => {
  useLightbox(props);
  return null;
};
