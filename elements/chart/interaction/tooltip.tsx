import type { BlockHost } from '../../../src/core/block-host';
import { useEventListener } from '../../../src/hooks/use-event-listener';
import { useStyles } from '../../../src/hooks/use-styles';
import type { ChartType, PlotArea, PlotPoint } from '../plot/contract';
import styles from './tooltip.css';
import type { TooltipRow } from './tooltip-rows';

interface TooltipProps {
  host: BlockHost;
  point: PlotPoint;
  area: PlotArea;
  /** Name of the category. */
  title: string;
  rows: TooltipRow[];
  Swatch: ChartType['Swatch'];
  colorOf(entry: number): string;
  onHide(): void;
}

/** In a narrow plot, the tooltip may be wider than half of it; see tooltip.css. */
const maxLeft = '100% - var(--_max-width)';

/** Near enough for the pointer to reach the tooltip before it reaches another value. */
const gapPx = 8;
/** A tooltip of more rows would cover the chart. */
const maxRows = 8;

/**
 * Places the tooltip beside the point, without covering it, on the sides where the plot has more room; below the end of a
 * horizontal bar.
 */
const placeBeside = ({ box }: PlotPoint, { width, height }: PlotArea) => {
  const isHorizontalBar = box.width > box.height;
  const end = box.x + box.width;
  const isAtLeft = box.x + box.width / 2 < width / 2;
  const isAtTop = box.y < height / 2;
  const side = isAtLeft ? end : width - (isHorizontalBar ? end : box.x);
  const edge = isAtTop ? box.y + (isHorizontalBar ? box.height : 0) : height - box.y;
  return {
    [isAtLeft ? 'left' : 'right']: `min(${side + gapPx}px, ${maxLeft})`,
    [isAtTop ? 'top' : 'bottom']: edge + gapPx,
  };
};

/** The values of a category. Calls `onHide` when the visitor presses Escape or presses outside the block. */
export const Tooltip = ({ host, point, area, title, rows, Swatch, colorOf, onHide }: TooltipProps) => {
  useStyles(host, styles);
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The same key must not also act on the page.
    event.preventDefault();
    onHide();
  });
  useEventListener(document, 'pointerdown', (event) => {
    if (!event.composedPath().includes(host)) onHide();
  });

  const visibleRows = rows.length > maxRows ? rows.filter(({ isActive }) => isActive) : rows;
  return (
    <div part="tooltip" style={placeBeside(point, area)}>
      <strong>{title}</strong>
      {visibleRows.map(({ entry, name, value, isActive }) => (
        <div key={entry} className={isActive ? 'row active' : 'row'}>
          <Swatch entry={entry} color={colorOf(entry)} />
          <span>{name}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
};
