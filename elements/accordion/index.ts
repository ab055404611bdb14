import { defineBlock } from '../../src/core/define-block';
import { Accordion, prepare } from './accordion';
import styles from './accordion.css';
import content from './content.css';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * Sections that open and close, one at a time or several.
 *
 * @slot - The sections: `<details>` with a `<summary>`.
 * @fires {CustomEvent<{ index: number, open: boolean }>} az-toggle - The visitor, a link, find-in-page or a script has opened or closed a section.
 * @csspart items - The list of sections from `items`.
 * @csspart item - A section from `items`.
 * @csspart header - The summary of a section, which opens and closes the section.
 * @csspart title - The title of a section.
 * @csspart panel - The content of a section.
 * @cssstate ready - The block has rendered.
 * @cssstate open - A section is open.
 */
defineBlock({
  tag: 'az-accordion',
  schema,
  contentElements: 'details',
  view: Accordion,
  prepare,
  styles,
  contentStyles: reserve + content,
});
