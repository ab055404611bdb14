import type { Design, DesignProps } from '../../design';
import { NoImage } from '../../no-image';
import type { OwnSlide } from '../../slides';
import { tileRatio } from '../../tile-ratio';
import { Tiles, tileStyles as tiles } from '../../tiles';
import styles from './list.css';

const drawn = 'svg,canvas,iframe,object';

const isEmpty = ({ element, image, isVideo }: OwnSlide): boolean =>
  !image && !isVideo && !element.matches(drawn) && !element.querySelector(drawn);

const List = (props: DesignProps) => {
  const { settings, text } = props;
  const variables = { '--az-_image': `${settings.listImageSize}%`, '--az-_gap': `${settings.padding}px` };
  const before = (slide: OwnSlide) => isEmpty(slide) && <NoImage text={text} />;
  return <Tiles {...props} part="list" ratio={tileRatio(settings)} variables={variables} before={before} />;
};

/** Picture and text side by side (gallery 2.1). */
export const design: Design = { name: 'list', View: List, styles: tiles + styles };
