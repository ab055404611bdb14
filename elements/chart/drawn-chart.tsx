import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { Text } from '../../src/core/i18n/messages';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import type { ChartData } from './data/chart-data';
import type { ValueFormat } from './data/number-format';
import { Legend } from './legend';
import type { messages } from './messages/es-419';
import type { ChartType, PlotArea } from './plot/contract';
import { paletteSize } from './plot/patterns';
import { Plot } from './plot/plot';
import { usePlotArea } from './plot/use-plot-area';
import type { ChartSettings, ChartTypeName } from './schema';

interface DrawnChartProps {
  host: BlockHost;
  settings: ChartSettings;
  type: ChartTypeName;
  chartType: ChartType;
  data: ChartData;
  format: ValueFormat;
  /** Colours of the settings; undefined for the default. */
  colors: (string | undefined)[];
  title: string;
  caption: string;
  text: Text<typeof messages>;
  /** The page's own table; undefined for a table from data. */
  table: Element | null | undefined;
  /** Shows the table. */
  children: ReactNode;
}

/** The entries of the legend that the visitor has hidden. */
interface HiddenEntries {
  names: ReadonlySet<string>;
  /** The plot at that moment: shapes move to their new places as long as its size stays. */
  area?: PlotArea | undefined;
}

/** A chart with its legend, and its table below, which shows when a button is pressed. */
export const DrawnChart = (props: DrawnChartProps) => {
  const { host, settings, type, chartType, data, format, colors, title, caption, text, table, children } =
    props;
  useCustomState(host, 'drawn', true);
  const plotRef = useRef<HTMLDivElement>(null);
  const area = usePlotArea(plotRef);

  const names = useMemo(
    () => (chartType.isByCategory ? data.categories : data.series.map(({ name }) => name)),
    [chartType, data],
  );
  const [hidden, setHidden] = useState<HiddenEntries>({ names: new Set() });
  const isHidden = useCallback((entry: number) => hidden.names.has(names[entry] ?? ''), [hidden, names]);
  const toggle = (entry: number): void => {
    const changed = new Set(hidden.names);
    const name = names[entry] ?? '';
    if (!changed.delete(name)) changed.add(name);
    setHidden({ names: changed, area });
  };
  const colorOf = (entry: number): string =>
    colors[entry % colors.length] ?? `var(--_color-${(entry % paletteSize) + 1})`;

  const hasLegend =
    settings.legend === undefined
      ? chartType.isByCategory || names.length > 1
      : settings.legend === true || settings.legend === 'visible';
  const layout = useMemo(
    () => area && chartType.layOut({ data, isHidden, area, settings, format, hasLegend }),
    [area, data, chartType, isHidden, settings, format, hasLegend],
  );

  const [isTableOpen, setIsTableOpen] = useState(false);
  const isEmpty = layout?.points.length === 0 && !hidden.names.size;
  const isTableShown = isTableOpen || isEmpty;
  // A link in the page's own table must not get the focus out of sight.
  const showFocusedTable = useCallback(
    ({ target }: FocusEvent) => {
      if (table?.contains(target as Node)) setIsTableOpen(true);
    },
    [table],
  );
  useSlottedEvent(host, 'focusin', showFocusedTable);

  return (
    <figure part="figure" aria-label={title || text(type)}>
      <div className={chartType.isByCategory ? 'frame by-category' : 'frame'}>
        {title && <figcaption part="title">{title}</figcaption>}
        <div className="body">
          {hasLegend && (
            <Legend
              label={text('legend')}
              names={names}
              isHidden={isHidden}
              onToggle={toggle}
              Swatch={chartType.Swatch}
              colorOf={colorOf}
            />
          )}
          <Plot
            host={host}
            plotRef={plotRef}
            area={area}
            chartType={chartType}
            layout={layout}
            data={data}
            format={format}
            colorOf={colorOf}
            isMoving={hidden.area === area}
            label={title || text(type)}
            roleDescription={text(type)}
            hint={text('hint')}
            emptyMessage={isEmpty ? text('empty') : undefined}
          />
        </div>
        <div className="foot">
          {caption && <p part="caption">{caption}</p>}
          <button
            type="button"
            part="table-button"
            aria-expanded={isTableShown}
            aria-controls="table"
            onClick={() => setIsTableOpen(!isTableOpen)}
          >
            {text(isTableShown ? 'hideTable' : 'showTable')}
          </button>
        </div>
      </div>
      <div id="table" part="table" className={isTableShown ? undefined : 'visually-hidden'}>
        {children}
      </div>
    </figure>
  );
};
