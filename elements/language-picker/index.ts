import type { BlockHost } from '../../src/core/block-host';
import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { lazyImport } from '../../src/core/lazy-import';
import type { SiteLanguage } from '../../src/features/api/calls/multilingual';
import content from './content.css';
import { LanguagePicker } from './language-picker';
import styles from './language-picker.css';
import { readLanguages } from './languages';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { type LanguagePickerSettings, schema } from './schema';

const siteLanguages = lazyImport(() => import('./site-languages'));

const prepareLanguages = (
  { languages }: LanguagePickerSettings,
  host: BlockHost,
): SiteLanguage[] | Promise<SiteLanguage[]> => {
  const own = readLanguages(languages);
  if (own.length || host.querySelector('a')) return own;
  return siteLanguages
    .load()
    .then(({ loadSiteLanguages }) => loadSiteLanguages(host))
    .then(readLanguages);
};

/**
 * Links to the page in other languages.
 *
 * @slot - Links to the page in other languages, if the settings have none.
 * @csspart nav - The whole block.
 * @csspart button - The button that shows and hides the links, with the name of the page's language.
 * @csspart list - The list of links.
 * @csspart link - A link.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-language-picker',
  schema,
  view: LanguagePicker,
  prepare: prepareLanguages,
  messages: translations('elements/language-picker', spanish),
  styles,
  contentStyles: reserve + content,
  contentAttributes: ['aria-current'],
});
