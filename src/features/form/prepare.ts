import type { BlockHost } from '../../core/block-host';
import { translations } from '../../core/i18n/messages';
import { lazyImport } from '../../core/lazy-import';
import { loadSiteContext } from '../../core/site/load-site-context';
import type { SiteContext } from '../../core/site/schema';
import { htmlReady } from '../../ui/html';
import { draftOf } from './draft-values';
import { isKnownType, loadFieldKinds } from './field-kinds';
import { type FieldSettings, type FormSettings, formFields } from './form-field';
import type { CaptchaSettings, PreparedForm } from './form-modules';
import { messages } from './messages/es-419';
import { isStatic } from './submitted-value';

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

/** The captcha's settings, with the site's key from the site context where the settings have none. */
const captchaSettingsOf = async ({ captcha }: FormSettings): Promise<CaptchaSettings | undefined> => {
  if (!captcha || captcha.siteKey) return captcha;
  const { website, websiteSettings }: SiteContext = await loadSiteContext().catch(() => ({}));
  const { siteKey = '' } = website?.captchaSettings ?? websiteSettings?.captchaSettings ?? {};
  return { ...captcha, siteKey };
};

const warnedHosts = new WeakSet<Element>();

/** Logs once which fields have no id or an unknown type. */
const warnAboutFields = ({ fields }: FormSettings, host: Element): void => {
  const faults = formFields(fields).flatMap(({ id, type }, index) => {
    const { id: ownId, key } = fields[index] as FieldSettings;
    const isNamed = ownId || key || isStatic(type);
    return [
      ...(isNamed ? [] : [`fields.${index} has no id; it is submitted as ${JSON.stringify(id)}.`]),
      ...(isKnownType(type)
        ? []
        : [`fields.${index}.type is ${JSON.stringify(type)}, no known type; it shows as a text.`]),
    ];
  });
  if (!faults.length || warnedHosts.has(host)) return;
  warnedHosts.add(host);
  console.warn(`[azulejo] <${host.localName}${host.id && ` id="${host.id}"`}>: ${faults.join(' ')}`, host);
};

/**
 * Loads everything that a form with these settings needs, at once.
 * @throws `Could not render form`
 */
export const prepareForm = async (settings: FormSettings, host: BlockHost): Promise<PreparedForm> => {
  warnAboutFields(settings, host);
  // A form from data wins over a form in the content.
  const form = settings.fields.length ? null : host.querySelector('form');
  try {
    const [kinds, captcha, captchaSettings, pageForm] = await Promise.all([
      loadFieldKinds(settings.fields),
      settings.captcha && captchaModule.load(),
      captchaSettingsOf(settings),
      form && pageFormModule.load(),
      htmlReady(htmlTexts(settings)),
    ]);
    return {
      draft: draftOf(host, settings.draft ? storageKey(settings, host) : undefined),
      fieldViews: kinds.views,
      styles: kinds.styles + (captcha ? captcha.styles : ''),
      captcha,
      captchaSettings,
      pageForm: form && pageForm ? pageForm.pageFormOf(form) : undefined,
    };
  } catch (cause) {
    throw Error('Could not render form', { cause });
  }
};
