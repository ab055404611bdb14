import type { CSSProperties } from 'react';
import type { Design, DesignProps } from '../../design';
import { Frame, frameStyles as frame } from '../../frame/frame';
import { prepareMotion } from '../../frame/use-motion';
import { later } from '../../later';
import { shapeOf } from '../../scroller/shape-of';
import type { Settings, Slide } from '../../slides';
import { tileRatio } from '../../tile-ratio';
import styles from './slideshow.css';
import { Stage } from './stage';

/** Of all slides; undefined where each has its own, and the height follows. */
const ratioOf = (settings: Settings, first: Slide | undefined): number | undefined =>
  tileRatio(settings) ?? (settings.autoHeight || !first ? undefined : shapeOf(first));

/** White text is readable on it, whatever the picture. */
const dark = 'rgb(0 0 0 / 62%)';

const places: Record<string, string> = { top: 'start', bottom: 'end', left: 'start', right: 'end' };

/** Where the caption stands, and how: along an edge over a shade, or in a box of its own. Its text is not below buttons. */
const captionStyle = ({ metaPosition, showMeta }: Settings) => {
  const [block = '', inline = ''] = metaPosition.split('-');
  const isBar = !inline && block !== 'center';
  return {
    '--az-_meta': showMeta ? 'block' : 'none',
    '--az-_meta-place': `${places[block] ?? 'center'} ${places[inline] ?? 'center'}`,
    '--az-_meta-width': isBar ? '100%' : 0,
    '--az-_meta-gap': isBar ? 0 : '16px 60px',
    '--az-_meta-padding': isBar ? (block === 'top' ? '16px 60px 48px' : '6% 60px 16px') : '12px 16px',
    '--az-_meta-shade': `linear-gradient(to ${block === 'top' ? 'top' : 'bottom'}, ${isBar ? 'transparent' : dark}, ${dark} 50%)`,
  };
};

const strip = later(() => import('../../thumbnails/thumbnails'));

const prepare = (settings: Settings): Promise<unknown> =>
  Promise.all([settings.thumbnails && strip.load(), prepareMotion(settings)]);

const Slideshow = (props: DesignProps) => {
  const { settings, slides } = props;
  const ratio = ratioOf(settings, slides[0]);
  const variables = {
    ...captionStyle(settings),
    '--azr': ratio ?? 'initial',
    '--az-_fit': ratio && settings.autoCrop ? 'cover' : 'contain',
  } as CSSProperties;
  return (
    <Frame {...props} below={settings.thumbnails && strip.now && <strip.now.Thumbnails {...props} />}>
      <Stage {...props} variables={variables} />
    </Frame>
  );
};

/** One slide at a time (gallery 2.1, slideshow). */
export const design: Design = {
  name: 'slideshow',
  View: Slideshow,
  styles: frame + styles,
  prepare,
};
