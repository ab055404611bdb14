import type { BlockHost } from '../../core/block-host';
import { translations } from '../../core/i18n/messages';
import { lazyImport } from '../../core/lazy-import';
import { htmlReady } from '../../ui/html';
import { draftOf } from './draft-values';
import { loadFieldKinds } from './field-kinds';
import type { FormSettings } from './form-field';
import type { PreparedForm } from './form-modules';
import { messages } from './messages/es-419';

/** The texts of forms and newsletters, in the language of an element. */
export const formText = translations('src/features/form', messages);

const captchaModule = lazyImport(() => import('./captcha/captcha'));
const pageFormModule = lazyImport(() => import('./page-form/page-form'));

/** The settings' text for visitors after a submission; HTML. */
export const messageHtml = ({ postSubmitMessage }: FormSettings): string =>
  typeof postSubmitMessage === 'string' ? postSubmitMessage : postSubmitMessage.html;

/** The settings that are HTML by definition. */
const htmlTexts = (settings: FormSettings): string[] => [
  settings.description,
  settings.disclaimer,
  messageHtml(settings),
  ...settings.fields.map(({ type, description }) => (type === 'section' ? description : '')),
];

/** Names a form among those of a page, for the tab's own storage. */
const storageKey = ({ formId }: FormSettings, host: Element): string =>
  `azulejo:${host.localName}:${location.pathname}:${formId || host.id}`;

/**
 * Loads everything that a form with these settings needs, at once.
 * @throws `Could not render form`
 */
export const prepareForm = async (settings: FormSettings, host: BlockHost): Promise<PreparedForm> => {
  // A form from data wins over a form in the content.
  const form = settings.fields.length ? null : host.querySelector('form');
  try {
    const [kinds, captcha, pageForm] = await Promise.all([
      loadFieldKinds(settings.fields.map(({ type }) => type)),
      settings.captcha && captchaModule.load(),
      form && pageFormModule.load(),
      htmlReady(htmlTexts(settings)),
    ]);
    return {
      draft: draftOf(host, settings.draft ? storageKey(settings, host) : undefined),
      fieldViews: kinds.views,
      styles: kinds.styles + (captcha ? captcha.styles : ''),
      captcha,
      pageForm: form && pageForm ? pageForm.pageFormOf(form) : undefined,
    };
  } catch (cause) {
    throw Error('Could not render form', { cause });
  }
};
