import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Images without a licence',
  one: 'This page shows one preview image. Visitors do not see this notice.',
  some: 'This page shows {count} preview images. Visitors do not see this notice.',
  show: 'Show the next one',
  buy: 'Buy licences',
};
