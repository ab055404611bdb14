import type { AttributeDescription, BlockDescription, TypedItem } from './block-description';

/**
 * Attributes, properties and events that every element has.
 * @module
 */

export const commonAttributes = ({ loading }: BlockDescription): AttributeDescription[] => [
  {
    name: 'data',
    kind: 'json',
    description: 'Settings as a JSON object. An attribute for a single setting takes precedence.',
    property: 'data',
  },
  {
    name: 'data-block-json',
    kind: 'json',
    description: 'Settings as a JSON object, in the format of saved pages. `data` takes precedence.',
  },
  {
    name: 'data-ref',
    kind: 'text',
    description:
      'Name of stored settings: the `id` of a `<script type="application/json">`, or a key of `blocks` in the site context. Any other source of settings takes precedence.',
  },
  {
    name: 'loading',
    kind: 'text',
    description:
      'When the block loads: at once (eager), within 200 px of the viewport (lazy), when the browser is idle (idle), or when the visitor first points at it, focuses it or presses a key on it (interaction).',
    values: ['eager', 'lazy', 'idle', 'interaction'],
    default: loading,
  },
];

export const commonProperties: TypedItem[] = [
  {
    name: 'data',
    type: 'Record<string, unknown> | undefined',
    description: 'Settings as one object. It replaces the attribute `data`.',
  },
];

const commonEvents: TypedItem[] = [
  {
    name: 'az-ready',
    type: 'CustomEvent<null>',
    description: 'The element has rendered for the first time. Bubbles.',
  },
  {
    name: 'az-error',
    type: 'CustomEvent<{ error: unknown, block: string }>',
    description: 'The block could not be loaded or rendered, or has recovered from an error. Bubbles.',
  },
];

/** The events of a block's element, with those of every element. */
export const allEvents = ({ events }: BlockDescription): TypedItem[] => [...events, ...commonEvents];
