import { useLayoutEffect, useRef } from 'react';
import type { Design, DesignProps } from '../design';
import { ratioOf, type Shape } from '../layouts/shape';
import type { Slide } from '../slides';
import { Tiles, tileStyles } from '../tiles/tiles';
import styles from './autorows.css';

const defaultGutterPx = 20;

/** Size by the attributes, which do not change when the picture loads; without them, the natural size. */
const sizeOf = (image: HTMLImageElement): Shape => {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  return width > 0 && height > 0
    ? { width, height }
    : { width: image.naturalWidth, height: image.naturalHeight };
};

/** Gives each tile the shape of its picture. CSS makes rows of the shapes, at any width of the window. */
const setTileRatios = (list: HTMLElement, slides: Slide[]): void => {
  for (const [index, slide] of slides.entries()) {
    const tile = list.children[index] as HTMLElement;
    const image = 'element' in slide ? slide.image : tile.querySelector('img');
    tile.style.setProperty('--az-_aspect', `${ratioOf(image ? sizeOf(image) : { width: 0, height: 0 })}`);
  }
};

const Autorows = (props: DesignProps) => {
  const { slides, settings } = props;
  const list = useRef<HTMLUListElement>(null);
  // After each render: items may have other pictures.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let frame = 0;
    const onLoad = ({ target }: Event): void => {
      if ((target as Element).hasAttribute('height')) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTileRatios(element, slides));
    };
    setTileRatios(element, slides);
    // Not `onLoad` of React: most pictures are the page's own, in slots.
    element.addEventListener('load', onLoad, true);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('load', onLoad, true);
    };
  });
  const { rowHeight, gutter = defaultGutterPx } = settings;
  const variables = { '--az-_height': `${rowHeight}px`, '--az-_gap': `${gutter}px` };
  return <Tiles {...props} listRef={list} part="autorows" variables={variables} />;
};

/** Rows of equal height that fill the width. */
export const design: Design = { name: 'autorows', View: Autorows, styles: tileStyles + styles };
