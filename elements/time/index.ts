import { defineBlock } from '../../src/core/define-block';
import { schema } from './schema';
import { prepareTime, Time } from './time';
import styles from './time.css';

/**
 * How long ago something happened, in words; from one minute on, its date.
 *
 * @slot - A `<time>` with its date. Other content shows around the time.
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
