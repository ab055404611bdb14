import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { Image, prepare } from './image';
import styles from './image.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * A picture with what is said of it.
 *
 * @slot - The picture: `<figure>` with `<img>` and `<figcaption>`, or an `<img>`, or a link around one.
 * @csspart frame - All of it.
 * @csspart open - The button that opens the lightbox.
 * @csspart link - The link around a picture, where `linkTo` says where it leads.
 * @csspart no-image - What stands in place of a picture where there is none.
 * @csspart image - The picture, from data.
 * @csspart caption - What is said of it, from data.
 * @csspart title - The heading in it.
 * @csspart subtitle - What is said below that.
 * @csspart description - The caption itself.
 * @csspart button - The button that leads where `linkTo` says.
 * @cssstate ready - It has been rendered.
 * @cssstate animation-loaded - Enough of it has been seen, and its picture has come. It has the class of this name too.
 */
defineBlock({
  tag: 'az-image',
  schema,
  view: Image,
  prepare,
  messages,
  styles,
  contentStyles: reserve + content,
});
