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
 * @slot - The items: an `<article>` each. Without a script, links in a `<nav>` lead to the other pages.
 * @fires {CustomEvent<{ page: number, tag: string, category: string }>} az-change - The visitor has gone to another page, or has chosen other items.
 * @csspart items - The list.
 * @csspart item - An item from data.
 * @csspart media - The picture of an item, with its link.
 * @csspart image - The picture.
 * @csspart title - The title of an item.
 * @csspart meta - Date, place and author.
 * @csspart date - The date of an item.
 * @csspart past - The mark of an event that is over.
 * @csspart location - Where an event takes place.
 * @csspart author - Who has written a post.
 * @csspart excerpt - The text of an item.
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
 * @csspart like-error - Why a like could not be stored.
 * @csspart filters - The line of filters.
 * @csspart filter - A filter.
 * @csspart label - The name of a filter.
 * @csspart select - The list of a filter.
 * @csspart limits - The limits of the price.
 * @csspart limit - A limit of the price.
 * @csspart stock - The filter for products in stock.
 * @csspart clear - The button that clears the filters.
 * @csspart count - The number of items.
 * @csspart status - Why there are no items, or not all of them.
 * @csspart link - The link in the title of an item, or in the status.
 * @csspart pager - What leads to further pages.
 * @csspart more - The button that adds the next page.
 * @csspart previous - The link to the page before.
 * @csspart next - The link to the page after.
 * @csspart page - The number of the page.
 * @cssstate ready - The block has rendered.
 * @cssstate list - The items stand one below the other.
 * @cssstate grid - The items stand side by side.
 * @cssstate calendar - The items stand in a calendar.
 * @cssproperty [--az-collection-column=16em] - Smallest width of a column of a grid.
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
