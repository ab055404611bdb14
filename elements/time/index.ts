import { defineBlock } from '../../src/core/define-block';
import { schema } from './schema';
import { prepareTime, Time } from './time';
import styles from './time.css';

/**
 * The time of an event: in words while it is less than one minute ago, then as a date.
 *
 * @slot - A `<time>` with its date. Other content shows around it.
 * @csspart time - The text of the time.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-time',
  schema,
  view: Time,
  prepare: prepareTime,
  styles,
  slotAssignment: 'manual',
  contentAttributes: ['datetime'],
});
