import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { useContentLink } from '../../src/hooks/use-content-link';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import type { ChartData } from './data/chart-data';
import type { ValueFormat } from './data/number-format';
import { Legend } from './legend';
import type { messages } from './messages/es-419';
import type { ChartType, PlotArea } from './plot/contract';
import { paletteSize } from './plot/patterns';
import { Plot } from './plot/plot';
import { usePlotArea } from './plot/use-plot-area';
import type { ChartSettings } from './schema';

interface DrawnChartProps {
  host: BlockHost;
  settings: ChartSettings;
  chartType: ChartType;
  data: ChartData;
  format: ValueFormat;
  /** Colours of the settings; undefined for the default. */
  colors: (string | undefined)[];
  title: string;
  caption: string;
  text: MessageFormatter<typeof messages>;
  /** The page's own table; undefined for a table from data. */
  table: Element | undefined;
  /** Shows the table. */
  children: ReactNode;
}

/** The entries of the legend that the visitor has hidden. */
interface HiddenEntries {
  keys: ReadonlySet<string>;
  /**
   * The plot area when the visitor hid or showed an entry. Shapes move to their new positions while the area is still the same.
   */
  area?: PlotArea | undefined;
}

/** The names of entries, each with its number among those of the same name. */
const keysOf = (names: string[]): string[] => {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${count} ${name}`;
  });
};

/** Remembers hidden entries by their names, so that an entry stays hidden when the values change. */
const useHiddenEntries = (host: BlockHost, names: string[], area: PlotArea | undefined) => {
  const [hidden, setHidden] = useVisitorState(host, 'hidden', (): HiddenEntries => ({ keys: new Set() }));
  const keys = useMemo(() => keysOf(names), [names]);
  const isHidden = useCallback((entry: number) => hidden.keys.has(keys[entry] ?? ''), [hidden, keys]);
  const toggle = (entry: number): void => {
    const changed = new Set(hidden.keys);
    const key = keys[entry] ?? '';
    if (!changed.delete(key)) changed.add(key);
    setHidden({ keys: changed, area });
  };
  return { isHidden, toggle, hasHidden: hidden.keys.size > 0, isMoving: hidden.area === area };
};

interface FigureProps {
  label: string;
  children: ReactNode;
}

const Figure = ({ label, children }: FigureProps) => (
  <div className="column">
    <figure part="figure" aria-label={label}>
      {children}
    </figure>
  </div>
);

/**
 * A chart with its legend, and a button that shows the table below. Without a value to draw, such as in a pie of negative values,
 * the table replaces the plot.
 */
export const DrawnChart = (props: DrawnChartProps) => {
  const { host, settings, chartType, data, format, colors, title, caption, text, table, children } = props;
  useCustomState(host, 'drawn', true);
  const [plot, setPlot] = useState<HTMLDivElement | null>(null);
  const area = usePlotArea(plot);

  const names = useMemo(
    () => (chartType.isByCategory ? data.categories : data.series.map(({ name }) => name)),
    [chartType, data],
  );
  const { isHidden, toggle, hasHidden, isMoving } = useHiddenEntries(host, names, area);
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

  const [isTableOpen, setIsTableOpen] = useVisitorState(host, 'table', () => false);
  const isEmpty = layout?.points.length === 0 && !hasHidden;
  const showTableOf = (target: EventTarget | null): void => {
    if (table?.contains(target as Node)) setIsTableOpen(true);
  };
  // A link in the page's own table may get the focus: it must be visible then.
  useSlottedEvent(host, 'focusin', ({ target }) => showTableOf(target));
  useContentLink(host, { show: showTableOf });

  const kind = text(chartType.name);
  const label = title || kind;
  const frameClass = chartType.isByCategory ? 'frame by-category' : 'frame';
  const heading = title && <figcaption part="title">{title}</figcaption>;
  const note = caption && <p part="caption">{caption}</p>;
  if (isEmpty)
    return (
      <Figure label={label}>
        <div className={`${frameClass} without-plot`}>
          {heading}
          <p className="empty">{text('empty')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long table */}
          <section part="table" tabIndex={0} aria-label={label}>
            {children}
          </section>
          {note && <div className="foot">{note}</div>}
        </div>
      </Figure>
    );
  return (
    <Figure label={label}>
      <div className={frameClass}>
        {heading}
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
            element={plot}
            onElement={setPlot}
            area={area}
            chartType={chartType}
            layout={layout}
            data={data}
            format={format}
            colorOf={colorOf}
            isMoving={isMoving}
            label={label}
            roleDescription={kind}
            hint={text('hint')}
          />
        </div>
        <div className="foot">
          {note}
          <button
            type="button"
            part="table-button"
            aria-expanded={isTableOpen}
            aria-controls="table"
            onClick={() => setIsTableOpen(!isTableOpen)}
          >
            {text(isTableOpen ? 'hideTable' : 'showTable')}
          </button>
        </div>
      </div>
      <div id="table" part="table" className={isTableOpen ? undefined : 'visually-hidden'}>
        {children}
      </div>
    </Figure>
  );
};
