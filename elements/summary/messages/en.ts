import { messages as api } from '../../../src/features/api/messages/en';
import { messages as collection } from '../../../src/features/collection/messages/en';
import { messages as price } from '../../../src/features/product/messages/en';
import { messages as slides } from '../../../src/features/slides/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  ...collection,
  ...price,
  ...slides,
  summary: 'Summary',
  readMore: 'Read more',
  enlarge: 'Enlarge the image',
  comments: 'Comments: {count}',
};
