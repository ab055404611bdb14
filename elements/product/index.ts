import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { Product, prepare } from './product';
import styles from './product.css';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translations('elements/product', spanish);

/**
 * A product that can be bought.
 *
 * @slot - Name, price and picture for visitors without a script. If the settings have a `title`, they replace this content; otherwise, it stays as the product's picture and name. With `layout="form"`, the content shows until the block has rendered.
 * @fires {CustomEvent<{ itemId: string; sku: string; quantity: number; additionalFields?: object[] }>} az-add - The product is about to be added to the cart, or the visitor is about to go to the payment. Cancelling the event prevents both.
 * @csspart product - The whole product.
 * @csspart media - The pictures.
 * @csspart image - One picture.
 * @csspart pictures - The strip that scrolls several pictures.
 * @csspart enlarge - The button that opens the lightbox.
 * @csspart thumbnails - The thumbnails of the pictures.
 * @csspart thumbnail - One thumbnail.
 * @csspart current - The thumbnail of the visible picture.
 * @csspart details - The name, price, description and form.
 * @csspart name - The product's name.
 * @csspart price - The price.
 * @csspart sale-price - The price during a sale.
 * @csspart original-price - The price without the sale.
 * @csspart mark - The mark of a product that is on sale or sold out.
 * @csspart sale - The mark of a product on sale.
 * @csspart sold-out - The mark of a product that is sold out.
 * @csspart workflow - The note about whether the owner has published the product.
 * @csspart excerpt - The description.
 * @csspart form - The form with options, quantity and button.
 * @csspart option - An option, such as the colour.
 * @csspart value - One value of an option.
 * @csspart select - The menu of an option with more than 12 values.
 * @csspart actions - The quantity and the button.
 * @csspart quantity - The quantity with its label.
 * @csspart quantity-input - The input of the quantity.
 * @csspart add - The button, or the link of a paywall.
 * @csspart adding - The button while the product is being added.
 * @csspart added - The button after the product has been added.
 * @csspart status - The message after the visitor has pressed the button.
 * @csspart link - The link around the name, or to the cart in the status.
 * @csspart measures - The weight and dimensions.
 * @csspart quick-view - The button of a card that opens the quick view.
 * @csspart dialog - The quick view.
 * @csspart questions - The dialog with the product's form.
 * @csspart box - The content of a dialog.
 * @csspart form-status - The message while the form loads, or when it cannot be loaded.
 * @csspart retry - The button that loads the form again.
 * @csspart cancel - The button that closes the form.
 * @csspart close - The button that closes the quick view.
 * @cssstate ready - The block has rendered.
 * @cssproperty [--az-product-ratio=4 / 5] - Aspect ratio of the pictures.
 */
defineBlock({
  tag: 'az-product',
  schema,
  view: Product,
  prepare,
  messages,
  styles,
  contentStyles: reserve + content,
});
