import { translated } from '../../../src/i18n/translated';
import { messages as spanish } from './messages/es-419';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/** Content status (shell 6), where data have its number. */
const names: Record<string, string> = { 1: 'PUBLISHED', 2: 'SCHEDULED', 4: 'DRAFT' };

const isKnown = (name: unknown): name is keyof typeof spanish =>
  name === 'PUBLISHED' || name === 'SCHEDULED' || name === 'DRAFT';

/** Whether its owner has published it, in words (storefront 4). */
export const workflowLabel = async (host: Element, state: string | number) => {
  const text = await textOf(host);
  const name = names[state] ?? state;
  return { label: text(isKnown(name) ? name : 'unsupported'), isPublished: name === 'PUBLISHED' };
};
