import type { AttributeFacts, EventFacts, Named } from './block-facts';

/** Attributes, properties and events that every element has. */

export const everyAttribute: AttributeFacts[] = [
  {
    name: 'data',
    kind: 'json',
    description: 'Settings as a JSON object. An attribute for a single setting wins over it.',
    property: 'data',
  },
  {
    name: 'data-block-json',
    kind: 'json',
    description: 'Read as `data`, which wins over it.',
  },
  {
    name: 'data-ref',
    kind: 'text',
    description:
      'Names stored settings: the `id` of a `<script type="application/json">`, or a key of `blocks` in the site context. Any other source wins over them.',
  },
  {
    name: 'loading',
    kind: 'text',
    description:
      'When the block is loaded and shown: at once, within 200 px of the viewport, when the browser is idle, or at the first pointer, focus or key on it.',
    values: ['eager', 'lazy', 'idle', 'interaction'],
    default: 'lazy',
  },
];

export const everyProperty: (Named & { type: string })[] = [
  {
    name: 'data',
    type: 'Record<string, unknown> | undefined',
    description: 'Settings as one object; replaces what the attribute `data` says.',
  },
];

export const everyEvent: EventFacts[] = [
  {
    name: 'az-ready',
    type: 'CustomEvent<null>',
    description: 'The element shows for the first time. Bubbles.',
  },
  {
    name: 'az-error',
    type: 'CustomEvent<{ error: unknown, block: string }>',
    description: 'The block could not be loaded or shown, or got over a mistake in its settings. Bubbles.',
  },
];
