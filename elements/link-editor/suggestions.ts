import { type LinkKind, linkKindOf } from '../../src/features/editor/addresses/link-kinds';
import type { LinkEditorSettings } from './schema';

export type Suggestion = LinkEditorSettings['suggestions'][number];

const suggestionsOfLinks = (element: Element): Suggestion[] =>
  [...element.querySelectorAll('a[href]')].map((link) => ({
    url: link.getAttribute('href') ?? '',
    title: link.textContent.trim(),
  }));

/** The suggested addresses of one kind: of the settings, else of the element's own links. */
export const suggestionsFor = (
  kind: LinkKind,
  { host, suggestions, kinds }: { host: Element; suggestions: Suggestion[]; kinds: readonly LinkKind[] },
): Suggestion[] =>
  (suggestions.length ? suggestions : suggestionsOfLinks(host)).filter(
    ({ url }) => linkKindOf(url, kinds) === kind,
  );
