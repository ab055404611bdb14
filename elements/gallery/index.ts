import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { Gallery, prepare } from './gallery';
import styles from './gallery.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * Pictures, laid out by a design.
 *
 * @slot - The slides: `<figure>`, `<img>`, `<picture>` or a link around one. They stay where they are in the page.
 * @csspart grid - The list of the tiles.
 * @csspart item - A tile.
 * @csspart link - The link around a picture from `items` that has a `clickThrough`.
 * @csspart image - A picture from `items`.
 * @csspart meta - Title and description of a picture from `items`.
 * @csspart title - The title in it.
 * @csspart description - The description in it.
 * @cssstate ready - It has been rendered.
 */
defineBlock({
  tag: 'az-gallery',
  schema,
  view: Gallery,
  prepare,
  messages,
  styles,
  contentStyles: reserve + content,
});
