import { defineBlock } from '../../src/block/define-block';
import { addMethods, addReadable } from '../../src/block/methods';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { Gallery, prepare } from './gallery';
import styles from './gallery.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * Pictures, laid out by a design.
 *
 * @slot - The slides: `<figure>`, `<img>`, `<picture>` or a link around one. They stay where they are in the page.
 * @fires {CustomEvent<{ index: number }>} az-change - Another slide is current.
 * @fires {CustomEvent<{ edge: 'beginning' | 'end' }>} az-end - There is no slide before or after, and it does not loop.
 * @fires {CustomEvent<{ url: string, index: number }>} az-click-through - In an editor's preview: a link was clicked, which leads nowhere there. Cancelable: the editor around it is not told then.
 * @method {(index: number) => boolean} goTo - Makes a slide current, from 0; past the ends it wraps. False while it moves.
 * @method {() => boolean} next - Goes to the slide after, a carousel to the next group. False where there is none.
 * @method {() => boolean} previous - Goes to the slide before, a carousel to the group before. False where there is none.
 * @method {() => void} play - Has slides change by themselves.
 * @method {() => void} pause - Has them stay, until `play`.
 * @readable {boolean | undefined} inMotion - Whether slides move now, and a change is rejected; undefined before it shows.
 * @readable {number | undefined} numberOfSlides - How many slides there are; undefined before it shows.
 * @csspart stacked - The list of the slides, in the design of this name.
 * @csspart grid - The list of the tiles, in the design of this name.
 * @csspart autogrid - The list of the tiles, in the design of this name.
 * @csspart autocolumns - The list of the tiles, in the design of this name.
 * @csspart autorows - The list of the tiles, in the design of this name.
 * @csspart list - The list of the slides, in the design of this name.
 * @csspart slider - What the slides of a slider are scrolled in.
 * @csspart carousel - What the slides of a carousel are scrolled in.
 * @csspart item - A tile.
 * @csspart frame - Around slides that move, with all that belongs to them.
 * @csspart stage - What the slides move in.
 * @csspart control - Each of the buttons.
 * @csspart previous - The button for the slide before.
 * @csspart next - The button for the slide after.
 * @csspart play - The button that has slides change by themselves.
 * @csspart pause - The button that stops that.
 * @csspart thumbnails - The strip below a slideshow.
 * @csspart thumbnail - A small picture in it.
 * @csspart slide - A slide, where one or a few show at a time; in a carousel, only from `items`.
 * @csspart current - The slide that shows.
 * @csspart slides - What the slides of a slideshow stand in.
 * @csspart leaving - A slide that another takes the place of.
 * @csspart overflow - A slide whose caption is limited, as it would cover the picture.
 * @csspart link - The link around a picture from `items` that has a `clickThrough`.
 * @csspart no-image - What stands in place of a picture where there is none.
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
  contentStyles: content,
});
addMethods('az-gallery', ['goTo', 'next', 'previous', 'play', 'pause']);
addReadable('az-gallery', { inMotion: 'inMotion', numberOfSlides: 'count' });
