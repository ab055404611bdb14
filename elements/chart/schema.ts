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
  /** Bars, lines or a pie: a name, or the code that a saved page has for it, 1009 to 1011. */
  type: optional(
    pipe(string(), regex(filledText), examples(['bar', 'line', 'pie']), metadata({ aliases: ['chartType'] })),
    'bar',
  ),
  /** The values, an item for each category, instead of a `<table>` child. */
  items: optional(
    array(
      object({
        /** Name of the category: 'January'. */
        label: optional(pipe(string(), metadata({ aliases: ['name', 'title'] })), ''),
        /** The value of a chart with one series: a number, or a text such as '1.234,5' or '12 %'. */
        value: optional(value),
        /** The values of several series, in the order of `series`; null or "" where there is none. */
        values: optional(array(optional(value, '')), []),
      }),
    ),
    [],
  ),
  /** Names of the series of `items`. */
  series: optional(array(optional(string(), '')), []),
  /** The values as a saved page has them. `items` come first. */
  dataTable: optional(
    object({
      /** A row for each category, with a value for each series. */
      data: optional(array(array(optional(value, ''))), []),
      /** Names of the series. */
      seriesLabels: optional(array(optional(string(), '')), []),
      /** Names of the categories. */
      sampleLabels: optional(array(optional(string(), '')), []),
    }),
  ),
  /**
   * Whether each row is a series, and each column a category. Default: where that is obvious, as with one row, or with months
   * or years as headings.
   */
  flip: optional(boolean()),
  /** Text above the chart. Default: the table's caption. */
  title: optional(pipe(string(), metadata({ aliases: ['chartTitle'] })), ''),
  /** Text below the chart, such as the source of the values. */
  caption: optional(string(), ''),
  /** Whether the bars or lines of a category stand on top of each other, instead of side by side. */
  stacked: optional(boolean(), false),
  /** Direction of bars. `auto` makes bars horizontal where their names need the room. */
  orientation: optional(picklist(['auto', 'vertical', 'horizontal']), 'auto'),
  /** Whether a pie has a hole, with the total in it. */
  donut: optional(boolean(), false),
  /** Whether a legend names the series. Default: where there are several, or a pie. */
  legend: optional(union([boolean(), picklist(['visible', 'hidden'])])),
  /** Whether the values stand at the bars, points or slices. Default: only at the slices of a pie, in percent. */
  labels: optional(boolean()),
  /** Colours of the series, or of the slices of a pie, in CSS. Default: `--az-chart-color-1` and so on. */
  colors: optional(
    array(optional(pipe(string(), examples(['#1f4e9e', 'goldenrod', 'rgb(193 85 59)'])), '')),
    [],
  ),
  /** Start of the axis. Default: 0, or below the smallest value. */
  min: optional(number()),
  /** End of the axis. Default: above the largest value. */
  max: optional(number()),
  /** Unit behind values: '%', 'kg'. Default: the unit that the values have. */
  unit: optional(string(), ''),
  /** ISO 4217 code of values that are money: 'EUR'. */
  currencyCode: optional(string(), ''),
});

export type ChartSettings = InferOutput<typeof schema>;
/** The kinds of charts, by their names. */
export type ChartTypeName = 'bar' | 'line' | 'pie';
