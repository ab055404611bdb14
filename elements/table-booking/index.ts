import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { prepareWidget } from '../../src/features/provider-script/provider-widget';
import widgetStyles from '../../src/features/provider-script/provider-widget.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';
import { TableBooking } from './table-booking';

const messages = translations('elements/table-booking', spanish);

/**
 * A link to book a table at Tock, and Tock's own widget in its place once the visitor's consent allows it.
 *
 * @slot - A link to a page where guests book.
 * @csspart frame - The whole block.
 * @csspart fallback - The link, with the request for consent or the notice for editors.
 * @csspart link - The link to the provider, if the element contains no link.
 * @csspart preview - The notice for editors.
 * @csspart consent - The request for consent.
 * @csspart accept - The button that gives consent to this widget.
 * @csspart widget - The box of the widget.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-table-booking',
  schema,
  view: TableBooking,
  prepare: prepareWidget,
  messages,
  styles: widgetStyles,
  contentStyles: reserve,
  contentAttributes: ['href'],
});
