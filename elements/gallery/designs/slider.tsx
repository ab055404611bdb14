import { frameStyles } from '../../../src/features/slides/frame/frame';
import type { Design, DesignProps } from '../design';
import { GalleryFrame } from '../gallery-frame';
import { tileRatio } from '../read-settings';
import { Scroller, scrollerStyles } from '../scroller/scroller';
import styles from './slider.css';

/** Height in percent of the width. */
const defaultSize = 10;
const defaultGutterPx = 8;

const aligns = {
  left: 'start',
  start: 'start',
  center: 'center',
  middle: 'center',
  right: 'end',
  end: 'end',
} as const;

const Slider = (props: DesignProps) => {
  const { settings } = props;
  const variables = {
    '--az-_strip': tileRatio(settings) ?? 100 / (settings.vSize ?? defaultSize),
    '--az-_gap': `${settings.gutter ?? defaultGutterPx}px`,
    // Pictures keep their own shapes, although reserve.css may have set one on the element.
    '--az-_aspect': 'initial',
  };
  return (
    <GalleryFrame {...props}>
      <Scroller {...props} part="slider" align={aligns[settings.activeAlignment]} variables={variables} />
    </GalleryFrame>
  );
};

/** A strip of uncropped pictures of equal height. */
export const design: Design = {
  name: 'slider',
  View: Slider,
  styles: frameStyles + scrollerStyles + styles,
};
