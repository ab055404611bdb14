import type { BlockHost } from '../../src/core/block-host';
import type { PageSearchForm } from './page-search-form';
import type { SearchSettings } from './schema';
import type { SearchText } from './use-search';

/** Props of the views of all modes. */
export interface SearchViewProps {
  host: BlockHost;
  settings: SearchSettings;
  /** The page's own form, with the settings that replace parts of it. */
  form: PageSearchForm;
  text: SearchText;
  /** What the visitor has typed, in the view of another mode too; undefined before. */
  typedQuery: string | undefined;
  /** Called with the typed text, or with "" when the visitor closes the dialog. */
  onType(query: string): void;
}
