import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { Collection } from './collection';
import styles from './collection.css';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { prepare } from './prepare';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * A list of blog posts, products, pictures or events, with pages, filters and likes.
 *
 * @slot - The items, each in an `<article>`. Without a script, links in a `<nav>` lead to the other pages.
 * @fires {CustomEvent<{ page: number, tag: string, category: string }>} az-change - The visitor has gone to another page, or has changed the filters or the order.
 * @csspart items - The list of items.
 * @csspart item - An item from data.
 * @csspart media - The picture of an item, with its link.
 * @csspart image - The picture of an item.
 * @csspart title - The title of an item.
 * @csspart meta - The date, place and author of an item.
 * @csspart date - The date of an item.
 * @csspart past - The mark of a past event.
 * @csspart location - The place of an event.
 * @csspart author - The author of a blog post.
 * @csspart excerpt - The short text of an item.
 * @csspart price - The price of a product.
 * @csspart sale-price - The price during a sale.
 * @csspart original-price - The price without the sale.
 * @csspart mark - The mark of a product that is on sale or sold out.
 * @csspart sale - The mark of a product on sale.
 * @csspart sold-out - The mark of a product that is sold out.
 * @csspart tags - The tags of an item.
 * @csspart tag - A tag.
 * @csspart like - The button to like an item.
 * @csspart liked - The button of an item that the visitor likes.
 * @csspart like-count - The number of likes.
 * @csspart like-error - The message that a like could not be stored.
 * @csspart filters - The row of filters.
 * @csspart filter - A filter.
 * @csspart label - The name of a filter.
 * @csspart select - The menu of a filter.
 * @csspart limits - The fields for the minimum and the maximum price.
 * @csspart limit - The field for the minimum or the maximum price.
 * @csspart stock - The filter for products in stock.
 * @csspart clear - The button that clears the filters.
 * @csspart count - The number of items.
 * @csspart status - The message that explains why there are no items, or not all of them.
 * @csspart link - The link in the title of an item, or in the status.
 * @csspart pager - The button for more items, or the links to the previous and the next page.
 * @csspart more - The button that adds the next page.
 * @csspart previous - The link to the previous page.
 * @csspart next - The link to the next page.
 * @csspart page - The number of the current page.
 * @cssstate ready - The block has rendered.
 * @cssstate list - The items show one below the other.
 * @cssstate grid - The items show side by side.
 * @cssstate calendar - The items show in a calendar.
 * @cssproperty [--az-collection-column=16em] - Minimum width of a column of a grid.
 * @cssproperty [--az-collection-ratio=3 / 2] - Aspect ratio of pictures.
 */
defineBlock({
  tag: 'az-collection',
  schema,
  contentElements: 'article',
  view: Collection,
  prepare,
  messages: translations('elements/collection', spanish),
  styles,
  contentStyles: reserve + content,
  slotAssignment: 'manual',
});
