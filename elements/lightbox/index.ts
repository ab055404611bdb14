import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { addMethods } from '../../src/core/methods';
import content from './content.css';
import { Lightbox } from './lightbox';
import styles from './lightbox.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

/** For blocks that open pictures in a lightbox of their own. */
export { createLightbox } from './create-lightbox';

const messages = translations('elements/lightbox', spanish);

/**
 * Shows pictures and videos of the page large, one at a time.
 *
 * @slot - Pictures, links to pictures or videos, and `<video>` elements. They stay in the page, and a click on one opens the lightbox.
 * @fires {CustomEvent<{ index: number }>} az-open - The lightbox is about to open. Cancelling the event keeps it closed.
 * @fires {CustomEvent<null>} az-close - The lightbox has closed.
 * @fires {CustomEvent<{ index: number }>} az-change - Another slide shows while the lightbox is open.
 * @method {(index?: number) => boolean} open - Opens the lightbox at a slide, by its index from 0. Default: the slide that was visible last. Returns false if there are no slides, if the page hides the element, or if a listener cancels `az-open`.
 * @method {() => void} close - Closes the lightbox.
 * @method {(index: number) => boolean} goTo - Goes to a slide while the lightbox is open. Indexes wrap past the ends.
 * @method {() => boolean} next - Goes to the next slide. Returns false if there is none.
 * @method {() => boolean} previous - Goes to the previous slide. Returns false if there is none.
 * @csspart dialog - The dialog, as large as the window.
 * @csspart overlay - The layer that covers the page; `--az-lightbox-color` sets its colour.
 * @csspart stage - The area that the slides move in.
 * @csspart track - The element that carries the slides side by side.
 * @csspart slide - A slide.
 * @csspart image - The picture of a slide.
 * @csspart failed - The message in place of a picture that cannot be loaded.
 * @csspart bar - The row at the top.
 * @csspart counter - The number of the slide and the number of slides.
 * @csspart control - Each of the round buttons.
 * @csspart zoom - The button that enlarges the picture.
 * @csspart caption-toggle - The button that shows and hides the caption on phones.
 * @csspart close - The button that closes the lightbox.
 * @csspart previous - The button for the previous slide.
 * @csspart next - The button for the next slide.
 * @csspart below - The area with the caption and the thumbnails.
 * @csspart caption - The caption of the slide.
 * @csspart title - The title of a slide from `items`.
 * @csspart link - A link in the caption, or around the title of a slide with a `clickThrough`.
 * @csspart description - The description of a slide from `items`.
 * @csspart thumbnails - The strip of thumbnails.
 * @csspart thumbnail - One thumbnail.
 * @csspart status - The text that screen readers announce for each slide.
 * @csspart said - Deprecated: the former name of `status`, to be removed in version 0.2.0.
 * @cssstate ready - The block has rendered.
 * @cssstate open - The lightbox is open.
 * @cssproperty [--az-lightbox-color=light-dark(#fff, #0b0b0c)] - Colour of the layer that covers the page. Default: by `theme`, or the page's `color-scheme`.
 */
defineBlock({
  tag: 'az-lightbox',
  schema,
  contentElements: 'figure',
  view: Lightbox,
  // A moved element updates, and may be in another root then.
  prepare: (_settings, host) => host.getRootNode(),
  messages,
  styles,
  contentStyles: content,
});
addMethods('az-lightbox', ['open', 'close', 'goTo', 'next', 'previous']);
