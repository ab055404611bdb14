import { useCallback } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { useEventListener } from '../../../src/hooks/use-event-listener';
import { useStyles } from '../../../src/hooks/use-styles';
import type { ChartType, FigureRow, PlotArea, PlotPoint } from '../plot/contract';
import styles from './tooltip.css';

interface TooltipProps {
  host: BlockHost;
  point: PlotPoint;
  area: PlotArea;
  /** Name of the category. */
  title: string;
  rows: FigureRow[];
  Swatch: ChartType['Swatch'];
  colorOf(entry: number): string;
  /** A stable function. */
  onHide(): void;
}

/** Near enough for the pointer to reach the tooltip before it reaches another figure. */
const gap = 8;
/** A tooltip of more rows would cover the chart. */
const maxRows = 8;

/** Beside the point, on the side where the plot has more room. */
const placeBeside = ({ box }: PlotPoint, { width, height }: PlotArea) => {
  const isAtLeft = box.x + box.width / 2 < width / 2;
  const isAtTop = box.y < height / 2;
  return {
    [isAtLeft ? 'left' : 'right']: `min(${(isAtLeft ? box.x + box.width : width - box.x) + gap}px, 50%)`,
    [isAtTop ? 'top' : 'bottom']: Math.max(0, (isAtTop ? box.y : height - box.y) - 3 * gap),
  };
};

/** The figures of a category, until the pointer leaves, or the visitor presses Escape or something else. */
export const Tooltip = ({ host, point, area, title, rows, Swatch, colorOf, onHide }: TooltipProps) => {
  useStyles(host, styles);
  const hideByEscape = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The page has other uses of the key.
      event.preventDefault();
      onHide();
    },
    [onHide],
  );
  useEventListener(document, 'keydown', hideByEscape);
  const hideByPressElsewhere = useCallback(
    (event: Event) => {
      if (!event.composedPath().includes(host)) onHide();
    },
    [host, onHide],
  );
  useEventListener(document, 'pointerdown', hideByPressElsewhere);

  const visibleRows = rows.length > maxRows ? rows.filter(({ isActive }) => isActive) : rows;
  return (
    <div part="tooltip" style={placeBeside(point, area)}>
      <strong>{title}</strong>
      {visibleRows.map(({ entry, name, figure, isActive }) => (
        <div key={entry} className={isActive ? 'row active' : 'row'}>
          <Swatch entry={entry} color={colorOf(entry)} />
          <span>{name}</span>
          <b>{figure}</b>
        </div>
      ))}
    </div>
  );
};
