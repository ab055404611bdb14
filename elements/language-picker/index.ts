import type { BlockHost } from '../../src/core/block-host';
import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { lazyImport } from '../../src/core/lazy-import';
import content from './content.css';
import { LanguagePicker, type PreparedLanguages } from './language-picker';
import styles from './language-picker.css';
import { currentLanguage, currentLanguageOfLinks, readLanguages } from './languages';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { type LanguagePickerSettings, schema } from './schema';

const siteLanguages = lazyImport(() => import('./site-languages'));

const prepareLanguages = (
  settings: LanguagePickerSettings,
  host: BlockHost,
): PreparedLanguages | Promise<PreparedLanguages> => {
  const languages = readLanguages(settings.languages);
  if (languages.length) return { languages, current: currentLanguage(languages) };
  if (host.querySelector('a')) return { languages, current: currentLanguageOfLinks(host) };
  return siteLanguages
    .load()
    .then(({ loadSiteLanguages }) => loadSiteLanguages(host))
    .then(readLanguages)
    .then((loaded) => ({ languages: loaded, current: currentLanguage(loaded) }));
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
