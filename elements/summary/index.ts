import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { addMethods } from '../../src/core/methods';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';
import { prepare, Summary } from './summary';
import styles from './summary.css';

const messages = translations('elements/summary', spanish);

/**
 * Articles, products or events of a collection, in one of four designs.
 *
 * @slot - The items: `<article>`s with a picture, a heading, an excerpt, a `<time>` and a link. Other content shows above the first article or below the last one.
 * @fires {CustomEvent<{ index: number }>} az-change - Another item is the first visible one of a carousel.
 * @fires {CustomEvent<{ edge: 'beginning' | 'end' }>} az-end - The visitor or a script has asked for the next items at the end of a carousel, or for the previous items at its beginning.
 * @method {() => Promise<void>} reload - Asks the server again for the content of an events summary.
 * @csspart summary - The whole block.
 * @csspart header - The header, with the heading and the content above the first article.
 * @csspart heading - The text of `headerText`.
 * @csspart wall - The list of items in the design of this name.
 * @csspart grid - The list of items in the design of this name.
 * @csspart list - The list of items in the design of this name.
 * @csspart carousel - The scroller of a carousel.
 * @csspart item - The box of an item in a list, grid or wall.
 * @csspart slide - The box of an item in a carousel.
 * @csspart frame - The section around a carousel, with its buttons.
 * @csspart stage - The area in which the items of a carousel move.
 * @csspart control - A button of a carousel.
 * @csspart previous - The button for the previous items.
 * @csspart next - The button for the next items.
 * @csspart article - An item from data.
 * @csspart media - The link around the picture of an item from data.
 * @csspart image - The picture of an item from data.
 * @csspart enlarge - The button over a picture that opens the lightbox.
 * @csspart no-image - The empty box of an item without a picture, if `mixedContent` is false.
 * @csspart title - The title of an item from data.
 * @csspart link - The link in the title of an item from data.
 * @csspart metadata - The metadata of an item from data.
 * @csspart date - The date in the metadata. The parts `author`, `category`, `tag`, `location` and `comments` are the other metadata.
 * @csspart excerpt - The short text of an item from data.
 * @csspart price - The price of a product.
 * @csspart sale-price - The price during a sale.
 * @csspart original-price - The price without the sale.
 * @csspart mark - The mark of a product that is on sale or sold out.
 * @csspart sale - The mark of a product on sale.
 * @csspart sold-out - The mark of a product that is sold out.
 * @csspart read-more - The link after the text of an item from data.
 * @csspart quick-view - The button that opens a product in a dialog.
 * @csspart dialog - The quick view.
 * @csspart box - The content of the quick view.
 * @csspart close - The button that closes the quick view.
 * @csspart status - The message while items load, or when they cannot be loaded.
 * @csspart retry - The button that loads the items again.
 * @csspart empty - The message that no item matches.
 * @cssstate ready - The block has rendered.
 * @cssstate wall - The design is a wall.
 * @cssstate grid - The design is a grid.
 * @cssstate list - The design is a list.
 * @cssstate carousel - The design is a carousel.
 * @cssstate thumbnails-hidden - `showThumbnail` is off.
 * @cssstate price-in-metadata - The metadata contain the price.
 */
defineBlock({
  tag: 'az-summary',
  schema,
  contentElements: 'article',
  view: Summary,
  prepare,
  messages,
  styles,
  contentStyles: reserve + content,
  slotAssignment: 'manual',
});
addMethods('az-summary', ['reload']);
