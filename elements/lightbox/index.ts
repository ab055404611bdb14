//# allFunctionsCalledOnLoad
import { defineBlock } from '../../src/block/define-block';
import { addMethods } from '../../src/block/methods';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { Lightbox, prepare } from './lightbox';
import styles from './lightbox.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * Pictures and videos of the page, large, one at a time.
 *
 * @slot - What opens it: pictures, links to pictures or videos, `<video>`. It stays where it is in the page.
 * @fires {CustomEvent<{ index: number }>} az-open - It is about to open. Cancelling it keeps it closed.
 * @fires {CustomEvent<null>} az-close - It has closed.
 * @fires {CustomEvent<{ index: number }>} az-change - Another slide is shown, while it is open.
 * @method {(index?: number) => boolean} open - Opens it at a slide, from 0; default: where it was. False where there is none, or `az-open` was cancelled.
 * @method {() => void} close - Closes it.
 * @method {(index: number) => boolean} goTo - Shows a slide, while it is open; past the ends it wraps.
 * @method {() => boolean} next - Shows the slide after. False where there is none.
 * @method {() => boolean} previous - Shows the slide before. False where there is none.
 * @csspart dialog - All of it, as large as the window.
 * @csspart overlay - What covers the page; its colour is `--az-color-surface`'s place here.
 * @csspart stage - What the slides move in.
 * @csspart track - What the slides stand on beside each other.
 * @csspart slide - A slide.
 * @csspart image - The picture in it.
 * @csspart failed - What is said where a picture cannot be loaded.
 * @csspart bar - The line at the top.
 * @csspart counter - Which slide of how many it is.
 * @csspart control - Each of the buttons.
 * @csspart zoom - The button that enlarges the picture.
 * @csspart caption-toggle - The button that shows and hides the caption, on phones.
 * @csspart close - The button that closes it.
 * @csspart previous - The button for the slide before.
 * @csspart next - The button for the slide after.
 * @csspart below - Caption and thumbnails.
 * @csspart caption - What is said of the picture.
 * @csspart title - The title of a slide from `items`.
 * @csspart link - The link around it, where the slide has a `clickThrough`.
 * @csspart description - The description of a slide from `items`.
 * @csspart thumbnails - The strip of small pictures.
 * @csspart thumbnail - One of them.
 * @csspart said - What a screen reader is told of each slide.
 * @cssstate ready - It has been rendered.
 * @cssstate open - It is open.
 */
defineBlock({
  tag: 'az-lightbox',
  schema,
  view: Lightbox,
  prepare,
  messages,
  styles,
  contentStyles: content,
});
addMethods('az-lightbox', ['open', 'close', 'goTo', 'next', 'previous']);
