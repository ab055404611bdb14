import type { Design, DesignProps } from '../../design';
import { ratioOf } from '../../layouts/shape';
import type { Slide } from '../../slides';
import { Tiles, tileStyles as tiles } from '../../tiles';
import styles from './autorows.css';

/** As its attributes say, which do not change when it arrives; else as it is. */
const shapeOf = (image: HTMLImageElement) => {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  const isSaid = width > 0 && height > 0;
  return isSaid ? { width, height } : { width: image.naturalWidth, height: image.naturalHeight };
};

/** Tells each tile the shape of its picture; which rows come of that is for CSS to find out, at any width. */
const place = (list: HTMLElement, slides: Slide[]): void => {
  for (const [index, slide] of slides.entries()) {
    const tile = list.children[index] as HTMLElement;
    const image = 'element' in slide ? slide.image : tile.querySelector('img');
    tile.style.setProperty('--azr', `${ratioOf(image ? shapeOf(image) : { width: 0, height: 0 })}`);
  }
};

const connect = (list: HTMLElement, { slides }: DesignProps): (() => void) => {
  let frame = 0;
  const onLoad = ({ target }: Event): void => {
    if ((target as Element).hasAttribute('height')) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => place(list, slides));
  };
  place(list, slides);
  list.addEventListener('load', onLoad, true);
  return () => {
    cancelAnimationFrame(frame);
    list.removeEventListener('load', onLoad, true);
  };
};

const Autorows = (props: DesignProps) => {
  // Gallery 9.
  const { rowHeight, gutter = 20 } = props.settings;
  const variables = { '--az-_height': `${rowHeight}px`, '--az-_gap': `${gutter}px` };
  return <Tiles {...props} part="autorows" variables={variables} connect={connect} />;
};

/** Justified rows (gallery 2.1). */
export const design: Design = { name: 'autorows', View: Autorows, styles: tiles + styles };
