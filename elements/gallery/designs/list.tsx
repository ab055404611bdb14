import type { Design, DesignProps } from '../design';
import { tileRatio } from '../read-settings';
import { NoImage } from '../slide-parts';
import type { OwnSlide } from '../slides';
import { Tiles, tileStyles } from '../tiles';
import styles from './list.css';

/** Elements that show something in place of a picture. */
const graphicSelector = 'svg,canvas,iframe,object';

const isWithoutImage = ({ element, image, isVideo }: OwnSlide): boolean =>
  !image && !isVideo && !element.matches(graphicSelector) && !element.querySelector(graphicSelector);

const List = (props: DesignProps) => {
  const { settings, text } = props;
  const variables = { '--az-_image': `${settings.listImageSize}%`, '--az-_gap': `${settings.padding}px` };
  const before = (slide: OwnSlide) => isWithoutImage(slide) && <NoImage text={text} />;
  return <Tiles {...props} part="list" ratio={tileRatio(settings)} variables={variables} before={before} />;
};

/** Picture and text side by side. */
export const design: Design = { name: 'list', View: List, styles: tileStyles + styles };
