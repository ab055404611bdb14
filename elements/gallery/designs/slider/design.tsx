import type { Design, DesignProps } from '../../design';
import { Frame, frameStyles as frame } from '../../frame/frame';
import { prepareMotion as prepare } from '../../frame/use-motion';
import { Scroller, scrollerStyles as strip } from '../../scroller/scroller';
import { tileRatio } from '../../tile-ratio';
import own from './slider.css';

/** Gallery 9: height in percent of the width where nothing says it. */
const defaultSize = 10;
const gapPx = 8;

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
    '--az-_gap': `${settings.gutter ?? gapPx}px`,
    // Pictures are whole, whatever the element itself says.
    '--azr': 'initial',
  };
  return (
    <Frame {...props}>
      <Scroller {...props} part="slider" align={aligns[settings.activeAlignment]} variables={variables} />
    </Frame>
  );
};

/** A strip of whole pictures of one height (gallery 2.1, strip). */
export const design: Design = { name: 'slider', View: Slider, styles: frame + strip + own, prepare };
