import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { messages as spanish } from './messages/es-419';
import { PricingToggle, prepare } from './pricing-toggle';
import styles from './pricing-toggle.css';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * Prices in two ways, by the month and by the year for one, and a choice between them.
 *
 * @slot - What is offered. Elements with `data-option="left"` or `"right"` show with that option, all else with both.
 * @fires {CustomEvent<{ option: 'left' | 'right' }>} az-change - The visitor has chosen the other option.
 * @csspart options - The two options.
 * @csspart option - One of them.
 * @csspart items - The list of what comes from `items`.
 * @csspart item - One of them.
 * @csspart title - Its name.
 * @csspart price - Its price.
 * @csspart features - The list of what it has.
 * @csspart button - The link to it.
 * @cssstate ready - It has been rendered.
 * @cssstate left - The left option is chosen.
 * @cssstate right - The right option is chosen.
 */
defineBlock({
  tag: 'az-pricing-toggle',
  schema,
  view: PricingToggle,
  prepare,
  messages,
  styles,
  contentStyles: content,
});
