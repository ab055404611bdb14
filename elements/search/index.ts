import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import reserveSheet from './reserve-sheet.css';
import { schema } from './schema';
import { prepare, Search } from './search';
import styles from './search.css';

/**
 * Finds pages of the site while the visitor types.
 *
 * @slot - A form that leads to the page of results, for visitors without a script. Other content shows around the field, such as a heading; on a page of results, it is the results that the server has found, which show until the block has its own.
 * @fires {CustomEvent<{ query: string, count: number }>} az-search - The block shows the results of a query, 300 ms after the last typed letter.
 * @csspart form - The form.
 * @csspart input - The field.
 * @csspart clear - The button that empties the field.
 * @csspart submit - The button that leads to the page of results.
 * @csspart button - The button that opens the overlay.
 * @csspart shortcut - The shortcut on the button that opens the overlay.
 * @csspart shortcut-switch - The switch that turns a shortcut of a single character off and on.
 * @csspart dialog - The overlay.
 * @csspart box - The content of the overlay.
 * @csspart close - The button that closes the overlay.
 * @csspart panel - The list of results with its status.
 * @csspart status - The number of results, or the message that explains why there are none.
 * @csspart retry - The button that loads the items again.
 * @csspart results - The list of results.
 * @csspart group - The results of one collection.
 * @csspart group-title - The name of a collection above its results.
 * @csspart result - One result.
 * @csspart active - The result that the visitor has chosen with the arrow keys.
 * @csspart image - The picture of a result.
 * @csspart title - The title of a result.
 * @csspart date - The date of a result.
 * @csspart excerpt - The text of a result around the matching words.
 * @csspart all - The link to the page of results.
 * @csspart more - The button for more results.
 * @cssproperty [--az-search-height=44px] - Height of the field, or of the button that opens the overlay.
 * @cssstate ready - The block has rendered.
 * @cssstate open - The dialog of the mode `overlay` is open.
 */
defineBlock({
  tag: 'az-search',
  schema,
  contentElements: 'form',
  view: Search,
  prepare,
  slotAssignment: 'manual',
  messages: translations('elements/search', spanish),
  styles,
  contentStyles: reserve + reserveSheet + content,
});
