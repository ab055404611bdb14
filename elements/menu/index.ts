import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { Menu, prepare } from './menu';
import styles from './menu.css';
import { messages as spanish } from './messages/es-419';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * What can be ordered: menus in tabs, with sections, dishes and prices.
 *
 * @slot - The menus: a `<section>` each, with a heading and a `<dl>` or another list. Or a text, in a `<pre>` or without one.
 * @fires {CustomEvent<{ index: number }>} az-change - Another menu is shown; the visitor, a link or find-in-page has chosen it.
 * @csspart tabs - The row of tabs.
 * @csspart tab - One of them.
 * @csspart selected - That of the menu that is shown.
 * @csspart panel - What holds a menu.
 * @csspart title - The heading of a menu from data or a text; it is read and printed, the tab is seen.
 * @csspart description - What is said of it.
 * @csspart section - A part of a menu.
 * @csspart section-title - Its heading.
 * @csspart section-description - What is said of it.
 * @csspart item - The name of a dish, with its price.
 * @csspart item-description - What is said of it.
 * @csspart price - A price.
 * @csspart unit - What a price is for.
 * @csspart options - The sizes of a dish and what may be added.
 * @csspart option - One of them.
 * @cssstate ready - It has been rendered.
 * @cssstate tabs - It has tabs: there is more than one menu.
 */
defineBlock({
  tag: 'az-menu',
  schema,
  view: Menu,
  prepare,
  messages,
  styles,
  contentStyles: content,
});
