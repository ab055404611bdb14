import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import content from './content.css';
import { Menu, prepare } from './menu';
import styles from './menu.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translations('elements/menu', spanish);

/**
 * A restaurant's menus in tabs, with sections, dishes and prices.
 *
 * @slot - The menus: each in a `<section>` with a heading and a `<dl>` or another list, or all as a text, with or without a `<pre>`.
 * @fires {CustomEvent<{ index: number }>} az-change - The visitor, a link or find-in-page has opened another menu.
 * @csspart tabs - The row of tabs.
 * @csspart tab - A tab.
 * @csspart selected - The tab of the open menu.
 * @csspart panel - The panel of a menu.
 * @csspart title - The heading of a menu made from the settings or a text, for screen readers and print. On screen, the tab shows the title.
 * @csspart description - The description of a menu.
 * @csspart section - A section of a menu.
 * @csspart section-title - The heading of a section.
 * @csspart section-description - The description of a section.
 * @csspart item - The name of a dish, with its price.
 * @csspart item-description - The description of a dish.
 * @csspart price - The price of a dish or of one of its options, with its unit.
 * @csspart unit - The quantity that a price is for.
 * @csspart options - The list of sizes of a dish and additions to it.
 * @csspart option - A size of a dish, or an addition to it.
 * @cssstate ready - The block has rendered.
 * @cssstate tabs - The block has several menus, and so it shows tabs.
 */
defineBlock({
  tag: 'az-menu',
  schema,
  contentElements: 'section,pre',
  view: Menu,
  prepare,
  messages,
  styles,
  contentStyles: reserve + content,
  contentAttributes: ['aria-label'],
  slotAssignment: 'manual',
});
