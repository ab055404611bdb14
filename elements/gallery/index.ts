import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { addMethods, addReadonlyProperties } from '../../src/core/methods';
import captions from './captions.css';
import content from './content.css';
import { Gallery, prepare } from './gallery';
import styles from './gallery.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translations('elements/gallery', spanish);

// `az-change` and `az-end` are fired by `useEngine` (src/features/slides/engine), `az-open` by lightbox/lightbox-element.ts, and
// `az-click-through` by editor.ts.

/**
 * Pictures, laid out by a design.
 *
 * @slot - The slides: `<figure>`, `<img>`, `<picture>` or a link around one of them. They stay where they are in the page.
 * @fires {CustomEvent<{ index: number }>} az-change - Another slide is current.
 * @fires {CustomEvent<{ edge: 'beginning' | 'end' }>} az-end - `previous` was requested at the first slide, or `next` at the last slide, of a gallery without `loop`.
 * @fires {CustomEvent<{ index: number }>} az-open - The lightbox is about to open, by a click or by the page's address. Cancelling the event keeps it closed.
 * @fires {CustomEvent<{ url: string, index: number }>} az-click-through - In an editor's preview, a link was clicked and not followed. Cancelling the event sends no message to the editor.
 * @method {(index: number) => boolean} goTo - Makes a slide current, by its index from 0. An index past the ends wraps. In a carousel, the next or the previous index goes to the next or the previous group. Returns false while slides move.
 * @method {() => boolean} next - Goes to the next slide, in a carousel to the next group. Returns false at the end.
 * @method {() => boolean} previous - Goes to the previous slide, in a carousel to the previous group. Returns false at the beginning.
 * @method {() => void} play - Starts autoplay.
 * @method {() => void} pause - Pauses autoplay until `play()` is called.
 * @readable {boolean | undefined} inMotion - Whether slides move now and a change is rejected; undefined before the first render.
 * @readable {number | undefined} numberOfSlides - Number of slides; undefined before the first render.
 * @csspart stacked - The list of slides in the design of this name.
 * @csspart grid - The list of tiles in the design of this name.
 * @csspart autogrid - The list of tiles in the design of this name.
 * @csspart autocolumns - The list of tiles in the design of this name.
 * @csspart autorows - The list of tiles in the design of this name.
 * @csspart list - The list of slides in the design of this name.
 * @csspart slider - The scroller of a slider.
 * @csspart carousel - The scroller of a carousel.
 * @csspart item - A tile of a list.
 * @csspart frame - The section around the moving slides, with their controls.
 * @csspart stage - The area in which slides move.
 * @csspart control - Each button of the frame.
 * @csspart previous - The button for the previous slide.
 * @csspart next - The button for the next slide.
 * @csspart play - The button that starts autoplay.
 * @csspart pause - The button that pauses autoplay.
 * @csspart thumbnails - The strip of thumbnails below a slideshow.
 * @csspart thumbnail - A thumbnail in the strip.
 * @csspart slide - A slide of a slideshow or slider; in a carousel, only a slide from `items`.
 * @csspart current - The current slide.
 * @csspart slides - The container of a slideshow's slides.
 * @csspart leaving - A slide that is being replaced by another one.
 * @csspart overflow - A slide whose caption scrolls, because it would cover the picture.
 * @csspart link - The link around a picture from `items` that has a `clickThrough`.
 * @csspart no-image - The placeholder of a slide without a picture.
 * @csspart image - A picture from `items`.
 * @csspart video - The `<az-video>` of an item with a video.
 * @csspart enlarge - The button over a picture that opens the lightbox.
 * @csspart meta - The caption of a slide from `items`.
 * @csspart title - The title in the caption.
 * @csspart description - The description in the caption.
 * @cssproperty [--az-gap=20px] - Space between the slides of the design `stacked`.
 * @cssstate ready - The block has rendered.
 * @cssstate lightbox - A click on a picture opens the lightbox.
 * @cssstate captions-hidden - `showMeta` is off.
 */
defineBlock({
  tag: 'az-gallery',
  schema,
  contentElements: 'figure',
  view: Gallery,
  prepare,
  messages,
  styles,
  contentStyles: content + captions,
  slotAssignment: 'manual',
});
addMethods('az-gallery', ['goTo', 'next', 'previous', 'play', 'pause']);
addReadonlyProperties('az-gallery', { inMotion: 'inMotion', numberOfSlides: 'count' });
