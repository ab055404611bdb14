import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { PricingToggle } from './pricing-toggle';
import styles from './pricing-toggle.css';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translations('elements/pricing-toggle', spanish);

/**
 * Prices for two options, such as by the month and by the year, and a choice between the options.
 *
 * @slot - The plans. Elements with `data-option="left"` or `data-option="right"` show with that option, all other elements with both.
 * @fires {CustomEvent<{ option: 'left' | 'right' }>} az-change - The visitor has chosen the other option.
 * @csspart options - The two options.
 * @csspart option - One option.
 * @csspart items - The list of plans from `items`.
 * @csspart item - One plan.
 * @csspart title - The name of a plan.
 * @csspart price - The price of a plan.
 * @csspart features - The list of a plan's features.
 * @csspart feature - A feature in the list.
 * @csspart button - The link of a plan.
 * @cssproperty [--az-gap=24px] - Space between the options and the plans, and between the plans.
 * @cssstate ready - The block has rendered.
 * @cssstate left - The left option is chosen.
 * @cssstate right - The right option is chosen.
 */
defineBlock({
  tag: 'az-pricing-toggle',
  schema,
  contentElements: '[data-option]',
  view: PricingToggle,
  messages,
  styles,
  contentStyles: reserve + content,
});
