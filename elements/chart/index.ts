import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { Chart } from './chart';
import styles from './chart.css';
import { prepare } from './chart-types';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

/**
 * A table as bars, lines or a pie.
 *
 * @slot - A `<table>`: the first row has the names of the series, the first column the names of the categories.
 * @fires {CustomEvent<{ series: number, index: number }>} az-select - The visitor has pressed a value, or Enter or Space on it. `series` counts the series and `index` the categories that the chart has, from 0; columns and rows that it leaves out do not count.
 * @csspart figure - The chart with its table.
 * @csspart title - The text above the chart.
 * @csspart legend - The names of the series, or of the slices of a pie.
 * @csspart entry - A button of the legend.
 * @csspart plot - The area in which the values are drawn.
 * @csspart drawing - The drawing: an `<svg>`.
 * @csspart tooltip - The values of the category at the pointer or the keyboard's focus.
 * @csspart caption - The text below the chart.
 * @csspart table-button - The button that shows and hides the table.
 * @csspart table - The box of the table.
 * @csspart heading - A heading of a table made from the settings: the name of a series or a category.
 * @csspart cell - A value in a table made from the settings, and its empty corner.
 * @cssproperty [--az-chart-height=auto] - Height of the chart with its title and legend. Default: 9/16 of the width, from 22em to 30em.
 * @cssproperty [--az-chart-color-1=#1f4e9e] - Colour of the first series; `--az-chart-color-2` to `--az-chart-color-8` follow. The default is lighter on dark backgrounds.
 * @cssstate ready - The block has rendered.
 * @cssstate drawn - The block shows a chart, and not only a table without values.
 */
defineBlock({
  tag: 'az-chart',
  schema,
  contentElements: 'table',
  view: Chart,
  prepare,
  messages: translations('elements/chart', spanish),
  styles,
  // Without reserve.css: once the chart is ready, src/ui/tokens.css makes it a block.
  contentStyles: content,
  slotAssignment: 'manual',
  // What read-table.ts reads.
  contentAttributes: ['colspan', 'rowspan', 'hidden', 'style', 'value'],
});
