import { defineBlock } from '../../src/block/define-block';
import { Accordion, prepare } from './accordion';
import styles from './accordion.css';
import content from './content.css';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * Sections that open and close, one at a time or several.
 *
 * @slot - The sections: `<details>` with a `<summary>`.
 * @fires {CustomEvent<{ index: number, open: boolean }>} az-toggle - A section has been opened or closed, by the visitor, a link, find-in-page or a script.
 * @csspart items - The list of the sections that come from `items`.
 * @csspart item - One of them.
 * @csspart header - Its summary, which opens and closes it.
 * @csspart title - Its title.
 * @csspart panel - What it opens.
 * @cssstate ready - It has been rendered.
 * @cssstate open - A section is open.
 */
defineBlock({
  tag: 'az-accordion',
  schema,
  view: Accordion,
  prepare,
  styles,
  contentStyles: reserve + content,
});
