import type { CSSProperties } from 'react';
import type { Design, DesignProps } from '../../design';
import { Frame, frameStyles as frame } from '../../frame/frame';
import { prepareMotion } from '../../frame/use-motion';
import { later } from '../../later';
import type { Settings } from '../../slides';
import { tileRatio } from '../../tile-ratio';
import styles from './slideshow.css';
import { Stage } from './stage';

const strip = later(() => import('../../thumbnails/thumbnails'));
const uncommon = later(() => import('./uncommon'));

const prepare = (settings: Settings): Promise<unknown> =>
  Promise.all([
    settings.thumbnails && strip.load(),
    (settings.lightbox || !settings.autoHeight || settings.metaPosition !== 'bottom') && uncommon.load(),
    prepareMotion(settings),
  ]);

const Slideshow = (props: DesignProps) => {
  const { settings, slides } = props;
  const ratio = tileRatio(settings) ?? uncommon.now?.ratioOf(settings, slides[0]);
  const variables = {
    '--az-_meta': settings.showMeta ? 'block' : 'none',
    '--azr': ratio ?? 'initial',
    '--az-_fit': ratio && settings.autoCrop ? 'cover' : 'contain',
    ...uncommon.now?.captionStyle(settings),
  } as CSSProperties;
  return (
    <Frame {...props} below={settings.thumbnails && strip.now && <strip.now.Thumbnails {...props} />}>
      {settings.lightbox && uncommon.now && <uncommon.now.Lightbox {...props} />}
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
