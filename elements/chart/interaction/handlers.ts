import type { Dispatch, KeyboardEvent, MouseEvent, PointerEvent, SetStateAction } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { emit } from '../../../src/core/emit';
import { hasModifierKey } from '../../../src/core/util/modifier-keys';
import type { Cursor, PlotPoint, PointLayout } from '../plot/contract';
import { pointForKey } from './navigation';

interface HandlerOptions {
  host: BlockHost;
  layout: PointLayout;
  /** The value at the cursor, whose tooltip may be hidden. */
  point: PlotPoint | undefined;
  cursor: Cursor | undefined;
  setCursor: Dispatch<SetStateAction<Cursor | undefined>>;
  hide(): void;
  isRtl: boolean;
}

/** Whether the event comes from the tooltip, which the pointer may enter. */
const isFromTooltip = ({ target }: { target: EventTarget }): boolean =>
  (target as Element).closest('[part="tooltip"]') !== null;

/** The handlers of a plot: the pointer and the keyboard move the cursor and select its value. */
export const createHandlers = ({ host, layout, point, cursor, setCursor, hide, isRtl }: HandlerOptions) => {
  const show = ({ series, index }: PlotPoint, isByKeyboard: boolean): void =>
    setCursor((current) => {
      const { place, isShown } = current ?? {};
      const isSamePlace = place?.series === series && place.index === index;
      // Most moves of the pointer stay on the same value.
      if (isSamePlace && isShown && current?.isByKeyboard === isByKeyboard) return current;
      return { place: { series, index }, isShown: true, isByKeyboard };
    });
  const select = ({ series, index }: PlotPoint): void => {
    emit(host, 'az-select', { detail: { series, index } });
  };
  const pointUnder = ({ currentTarget, clientX, clientY }: MouseEvent): PlotPoint | undefined => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const { clientWidth, clientHeight } = currentTarget;
    // The page may scale or zoom an element around the chart.
    return layout.pointAt(
      ((clientX - left) * clientWidth) / (width || 1),
      ((clientY - top) * clientHeight) / (height || 1),
    );
  };
  return {
    onPointerMove: (event: PointerEvent): void => {
      if (isFromTooltip(event)) return;
      const target = pointUnder(event);
      if (target) show(target, false);
      else hide();
    },
    // After a touch the tooltip stays, until the visitor presses something else.
    onPointerLeave: ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') hide();
    },
    onBlur: hide,
    onClick: (event: MouseEvent): void => {
      const target = isFromTooltip(event) ? undefined : pointUnder(event);
      if (!target) return;
      show(target, false);
      select(target);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const { key } = event;
      if (hasModifierKey(event)) return;
      const isMove = /^(Arrow|Home|End)/.test(key);
      const isSelection = key === 'Enter' || key === ' ';
      if (!isMove && !isSelection) return;
      // These keys scroll the page.
      event.preventDefault();
      const target = isMove ? (pointForKey({ layout, from: point, key, isRtl }) ?? point) : undefined;
      if (target) show(target, true);
      else if (point && cursor?.isShown) select(point);
    },
  };
};
