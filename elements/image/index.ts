import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import content from './content.css';
import { Image, prepare } from './image';
import styles from './image.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';
import variants from './variants.css';

const messages = translations('elements/image', spanish);

/**
 * A picture with its caption.
 *
 * @slot - A `<figure>` with `<img>` and `<figcaption>`, an `<img>`, or a link around an `<img>`.
 * @csspart frame - The picture with its caption.
 * @csspart open - The button that opens the lightbox.
 * @csspart link - The link around the picture, if `linkTo` is set.
 * @csspart no-image - The message in place of a missing picture.
 * @csspart image - The picture made from the settings.
 * @csspart caption - The caption made from the settings.
 * @csspart title - The heading of the caption.
 * @csspart subtitle - The text below the heading.
 * @csspart description - The description in the caption.
 * @csspart button - The button that links to `linkTo`.
 * @cssstate ready - The block has rendered.
 * @cssstate animation-loaded - Enough of the element has been visible, and its picture has loaded or failed, as for `data-az-animate`. The element also has a class of this name.
 */
defineBlock({
  tag: 'az-image',
  schema,
  contentElements: 'figure',
  view: Image,
  prepare,
  messages,
  styles,
  contentStyles: reserve + content + variants,
});
