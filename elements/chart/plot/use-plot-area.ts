import { useCallback, useRef, useSyncExternalStore } from 'react';
import { onLanguageOrDirectionChange } from '../../../src/core/mounted-elements';
import type { PlotArea } from './contract';

let context: OffscreenCanvasRenderingContext2D | null | undefined;

/** A canvas measures texts without a layout of the page. */
const createMeasure = (font: string): PlotArea['measure'] => {
  context ??= new OffscreenCanvas(1, 1).getContext('2d');
  const widths = new Map<string, number>();
  return (text) => {
    let width = widths.get(text);
    if (width === undefined && context) {
      context.font = font;
      width = context.measureText(text).width;
      widths.set(text, width);
    }
    return width ?? 0;
  };
};

/** The font of an element, as a value of CSS `font`. */
const fontOf = (element: Element): string => {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  return `${fontWeight} ${fontSize} ${fontFamily}`;
};

const readArea = (element: Element): PlotArea => {
  const { direction, fontSize } = getComputedStyle(element);
  const { clientWidth: width, clientHeight: height } = element;
  return {
    width,
    height,
    isRtl: direction === 'rtl',
    fontSize: Number.parseFloat(fontSize),
    measure: createMeasure(fontOf(element)),
  };
};

/**
 * Size, direction and font of an element, before it is painted and after each change of its size or direction, or of the page's
 * fonts. Without an element, those of the last one.
 */
export const usePlotArea = (element: Element | null): PlotArea | undefined => {
  const area = useRef<PlotArea>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!element) return () => {};
      const update = (): void => {
        // A hidden plot has no size, and keeps its last one.
        if (!element.clientWidth) return;
        area.current = readArea(element);
        onChange();
      };
      const observer = new ResizeObserver(update);
      observer.observe(element);
      const endDirection = onLanguageOrDirectionChange(update);
      // The same texts have other widths in a font that arrives late.
      document.fonts.addEventListener('loadingdone', update);
      // WebKit fires no such event. A font that cannot be loaded changes nothing.
      const font = fontOf(element);
      if (!document.fonts.check(font)) document.fonts.load(font).then(update, () => {});
      return () => {
        observer.disconnect();
        endDirection();
        document.fonts.removeEventListener('loadingdone', update);
      };
    },
    [element],
  );
  // Not `useState`: React renders updates of a store before the browser paints, also those of a ResizeObserver.
  return useSyncExternalStore(subscribe, () => area.current);
};
