import {
  array,
  boolean,
  examples,
  type InferOutput,
  metadata,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
} from 'valibot';
import { filledText } from '../../src/core/settings/filled-text';
import { chartVariants } from '../../src/features/enums/variants/chart';

/** Modules that only some settings or content need (src/build/manifest.ts). Without `type` or `chartType`, a chart has bars. */
export const lazyModules = {
  './kinds/bar': new RegExp(
    `^(?![\\s\\S]*ype"?[:=] ?"?(line|pie|${chartVariants.line}|${chartVariants.pie}))`,
  ),
  './kinds/line': new RegExp(`ype"?[:=] ?"?(line|${chartVariants.line})`),
  './kinds/pie': new RegExp(`ype"?[:=] ?"?(pie|${chartVariants.pie})`),
};

/** A number, or a text as a table has it: '1.234,5', '12 %'. "" where there is none. */
const value = union([number(), string()]);

export const schema = object({
  /** Kind of chart: a name, or the hosted builder's code: 1009 bar, 1010 line, 1011 pie. */
  type: optional(
    pipe(string(), regex(filledText), examples(['bar', 'line', 'pie']), metadata({ aliases: ['chartType'] })),
    'bar',
  ),
  /** The values, with an item for each category. They replace the `<table>` in the element. */
  items: optional(
    array(
      object({
        /** Name of the category, such as 'January'. */
        label: optional(pipe(string(), metadata({ aliases: ['name', 'title'] })), ''),
        /** Value of a chart with one series: a number, or a text such as '1.234,5' or '12 %'. */
        value: optional(value),
        /** Values of a chart with several series, in the order of `series`. null or "" is a missing value. */
        values: optional(array(optional(value, '')), []),
      }),
    ),
    [],
  ),
  /** Names of the series in `items`, in the order of their `values`. */
  series: optional(array(optional(string(), '')), []),
  /** The values in the format of a saved page. `items` take precedence. */
  dataTable: optional(
    object({
      /** The values: a row for each category, with a value for each series. */
      data: optional(array(array(optional(value, ''))), []),
      /** Names of the series. */
      seriesLabels: optional(array(optional(string(), '')), []),
      /** Names of the categories. */
      sampleLabels: optional(array(optional(string(), '')), []),
    }),
  ),
  /**
   * Whether each row of the table is a series, and each column a category. Default: true for a table with a single row of values,
   * and for one whose column headings are months, quarters, years or dates while its row headings are not; else false.
   */
  flip: optional(boolean()),
  /** Title above the chart. Default: the caption of the table. */
  title: optional(pipe(string(), metadata({ aliases: ['chartTitle'] })), ''),
  /** Text below the chart, such as the source of the values. */
  caption: optional(string(), ''),
  /** Whether the bars or lines of a category are stacked, instead of side by side. */
  stacked: optional(boolean(), false),
  /** Direction of the bars. `auto` makes them horizontal if the names of the categories need the space. */
  orientation: optional(picklist(['auto', 'vertical', 'horizontal']), 'auto'),
  /** Whether a pie has a hole in its centre, which shows the total. */
  donut: optional(boolean(), false),
  /**
   * Whether the chart has a legend with the names of the series, or of the slices of a pie. Default: true for several series and
   * for a pie, else false.
   */
  legend: optional(union([boolean(), picklist(['visible', 'hidden'])])),
  /** Whether each bar or point shows its value, and each slice of a pie its percentage. Default: true for a pie, else false. */
  labels: optional(boolean()),
  /**
   * CSS colours of the series, or of the slices of a pie. Default: the custom properties `--az-chart-color-1` to
   * `--az-chart-color-8`.
   */
  colors: optional(
    array(optional(pipe(string(), examples(['#1f4e9e', 'goldenrod', 'rgb(193 85 59)'])), '')),
    [],
  ),
  /** Lowest value of the axis. Default: 0, or a round number below the smallest negative value. */
  min: optional(number()),
  /** Highest value of the axis. Default: a round number above the largest value. */
  max: optional(number()),
  /** Unit after each value, such as '%' or 'kg'. Default: the unit that the values themselves have. */
  unit: optional(string(), ''),
  /** ISO 4217 code of the currency, such as 'EUR', if the values are amounts of money. It replaces `unit`. */
  currencyCode: optional(string(), ''),
});

export type ChartSettings = InferOutput<typeof schema>;
/** The kinds of charts, by their names. */
export type ChartTypeName = 'bar' | 'line' | 'pie';
