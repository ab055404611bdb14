import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { prepare } from './prepare';
import { Product } from './product';
import styles from './product.css';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * A product that can be bought.
 *
 * @slot - What is shown before the script is here, and without it: name, price, picture. With a `title` in the data, these take its place; else it stays, as the product's picture and name.
 * @fires {CustomEvent<{ itemId: string; sku: string; quantity: number; additionalFields?: object[] }>} az-add - It is about to be put into the cart, or the visitor to be sent where it is paid. Cancelable; then nothing happens.
 * @csspart product - All of it.
 * @csspart media - Its pictures.
 * @csspart image - A picture.
 * @csspart pictures - What several pictures are scrolled in.
 * @csspart enlarge - The button that shows a picture large.
 * @csspart thumbnails - The small pictures.
 * @csspart thumbnail - One of them.
 * @csspart current - The one whose picture is shown.
 * @csspart details - All that is said of it.
 * @csspart name - Its name.
 * @csspart price - What it costs.
 * @csspart sale-price - What it costs now, while it is on sale.
 * @csspart original-price - What it costs else.
 * @csspart mark - Says that it is on sale, or sold out.
 * @csspart sale - The mark of what is on sale.
 * @csspart sold-out - The mark of what is sold out.
 * @csspart workflow - Whether its owner has published it.
 * @csspart excerpt - Its description.
 * @csspart form - All that a visitor chooses.
 * @csspart option - A group of values to choose from.
 * @csspart value - One of them.
 * @csspart select - A list of more than twelve.
 * @csspart actions - Quantity and button.
 * @csspart quantity - The quantity with its name.
 * @csspart add - The button, or the link of a paywall.
 * @csspart adding - The button while it is being added.
 * @csspart added - The button when it has been added.
 * @csspart status - What has become of it.
 * @csspart measures - Weight and dimensions.
 * @csspart quick-view - The button of a card that shows all of it.
 * @csspart dialog - What it is shown in then.
 * @csspart questions - The dialog that asks for additional fields.
 * @csspart box - What a dialog holds.
 * @csspart form-status - Says that the form comes, or why it cannot.
 * @csspart retry - The button that asks for it again.
 * @csspart cancel - The button that closes that dialog.
 * @csspart close - The button that closes it.
 * @cssstate ready - It has been rendered.
 */
defineBlock({
  tag: 'az-product',
  schema,
  view: Product,
  prepare,
  messages,
  styles,
  contentStyles: content,
});
