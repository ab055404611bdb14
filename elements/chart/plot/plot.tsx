import { useState } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { lazyImport } from '../../../src/core/lazy-import';
import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import { useLazyModule } from '../../../src/hooks/use-lazy-module';
import type { ChartData } from '../data/chart-data';
import type { ValueFormat } from '../data/number-format';
import type { ChartType, Cursor, Layout, PlotArea } from './contract';
import { Patterns } from './patterns';
import { useHasBeenSeen } from './use-has-been-seen';

/** The handlers of pointer and keyboard, and the tooltip. Loaded when the pointer or the focus enters the plot. */
const interactionModule = lazyImport(() => import('../interaction'));

interface PlotProps {
  host: BlockHost;
  /** The element of the plot; null until it is in the page. */
  element: HTMLDivElement | null;
  onElement(element: HTMLDivElement | null): void;
  area: PlotArea | undefined;
  chartType: ChartType;
  layout: Layout | undefined;
  data: ChartData;
  format: ValueFormat;
  colorOf(entry: number): string;
  /** Whether shapes move to their new positions, after the visitor has shown or hidden a series. */
  isMoving: boolean;
  /** Name of the chart, its kind, and how the keyboard moves in it. */
  label: string;
  roleDescription: string;
  hint: string;
}

/** The drawing, with the values that the pointer and the keyboard can reach. */
export const Plot = (props: PlotProps) => {
  const { host, element, onElement, area, chartType, layout, data, format, colorOf, isMoving } = props;
  const isSeen = useHasBeenSeen(element);
  const [canMove] = useState(() => !prefersReducedMotion());
  const animations = ['entering', !isSeen && 'unseen', isMoving && 'moving'];

  const [isEntered, setIsEntered] = useState(false);
  const enter = (): void => setIsEntered(true);
  // A finger does not hover before it presses, so the module is loaded once the plot is in view.
  const isSeenOnTouchScreen = isSeen && matchMedia('(hover: none)').matches;
  const interaction = useLazyModule(interactionModule, isEntered || isSeenOnTouchScreen);

  const [cursor, setCursor] = useState<Cursor>();
  const hide = (): void => setCursor((current) => current && { ...current, isShown: false });
  const point = layout?.points.find(
    ({ series, index }) => series === cursor?.place.series && index === cursor.place.index,
  );
  const active = cursor?.isShown ? point : undefined;
  const title = data.categories[active?.index ?? 0] ?? '';
  const rows =
    interaction && active && layout
      ? interaction.tooltipRowsOf({ chartType, data, format, layout, active })
      : [];
  const row = rows.find(({ isActive }) => isActive);
  const handlers =
    layout &&
    interaction?.createHandlers({ host, layout, point, cursor, setCursor, hide, isRtl: !!area?.isRtl });
  return (
    <div
      part="plot"
      ref={onElement}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move through the values
      tabIndex={0}
      role="application"
      aria-roledescription={props.roleDescription}
      aria-label={props.label}
      aria-describedby="hint"
      onPointerEnter={enter}
      onFocus={enter}
      {...handlers}
    >
      {area && layout && (
        <svg
          part="drawing"
          className={canMove ? animations.filter(Boolean).join(' ') : undefined}
          width={area.width}
          height={area.height}
          aria-hidden="true"
        >
          <Patterns />
          {layout.render({ active, colorOf })}
        </svg>
      )}
      {interaction && active && area && (
        <interaction.Tooltip
          host={host}
          point={active}
          area={area}
          title={title}
          rows={rows}
          Swatch={chartType.Swatch}
          colorOf={colorOf}
          onHide={hide}
        />
      )}
      <p id="hint" className="visually-hidden">
        {props.hint}
      </p>
      <p role="status" className="visually-hidden">
        {row && cursor?.isByKeyboard ? `${title}, ${row.name}: ${row.value}` : ''}
      </p>
    </div>
  );
};
