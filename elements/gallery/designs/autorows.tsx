import { useLayoutEffect, useRef } from 'react';
import { ratioOf, type Shape } from '../../../src/features/slides/layouts/shape';
import { useEventListener } from '../../../src/hooks/use-event-listener';
import type { Design, DesignProps } from '../design';
import { itemsModule } from '../slide-content';
import { imageOf, type Slide, slideRatio } from '../slides';
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

/** Gives a tile the shape of its picture, or of its video. CSS makes rows of the shapes, at any width of the window. */
const setTileRatio = (tile: HTMLElement, slide: Slide): void => {
  // The size of an item's picture may be known to its element only.
  const image = imageOf(slide, tile);
  const ratio = image
    ? ratioOf(sizeOf(image))
    : (itemsModule.loaded?.itemVideoRatio(slide) ?? slideRatio(slide));
  tile.style.setProperty('--az-_aspect', `${ratio}`);
};

const Autorows = (props: DesignProps) => {
  const { slides, settings, host } = props;
  const list = useRef<HTMLUListElement>(null);
  // After each render: items may have other pictures.
  useLayoutEffect(() => {
    for (const [index, slide] of slides.entries())
      setTileRatio(list.current?.children[index] as HTMLElement, slide);
  });
  // Not `onLoad` of React: most pictures are the page's own, in slots.
  const onImageLoad = (event: Event): void => {
    if ((event.target as Element).hasAttribute('height')) return;
    const path = event.composedPath();
    const tiles = [...(list.current?.children ?? [])] as HTMLElement[];
    const index = tiles.findIndex((tile) => path.includes(tile));
    const [tile, slide] = [tiles[index], slides[index]];
    if (tile && slide) setTileRatio(tile, slide);
  };
  useEventListener(host.shadowRoot, 'load', onImageLoad, { capture: true });
  const { rowHeight, gutter = defaultGutterPx } = settings;
  const variables = { '--az-_height': `${rowHeight}px`, '--az-_gap': `${gutter}px` };
  return <Tiles {...props} listRef={list} part="autorows" variables={variables} />;
};

/** Rows of equal height that fill the width. */
export const design: Design = { name: 'autorows', View: Autorows, styles: tileStyles + styles };
