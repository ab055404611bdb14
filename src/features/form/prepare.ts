import type { BlockHost } from '../../core/block-host';
import { translations } from '../../core/i18n/messages';
import { importWithRetry, lazyImport } from '../../core/lazy-import';
import type { SettingError } from '../../core/settings/check-value';
import { loadSiteContext } from '../../core/site/load-site-context';
import type { SiteContext } from '../../core/site/schema';
import { htmlReady } from '../../ui/html';
import { draftOf } from './draft-values';
import { knownTypes, loadFieldKinds } from './field-kinds';
import { type FormSettings, formFields } from './form-field';
import type { CaptchaSettings, PreparedForm } from './form-modules';
import { messages } from './messages/es-419';
import { isStatic } from './submitted-value';

/** The texts of forms and newsletters, in the language of an element. */
export const formText = translations('src/features/form', messages);

const captchaModule = lazyImport(() => import('./captcha/captcha'));
const pageFormModule = lazyImport(() => import('./page-form/page-form'));

/** HTML of a setting that is a text or an object. */
export const htmlOf = (setting: FormSettings['disclaimer']): string =>
  typeof setting === 'string' ? setting : setting.html;

/** The settings that are HTML by definition. */
const htmlTexts = (settings: FormSettings): string[] => [
  settings.description,
  htmlOf(settings.disclaimer),
  htmlOf(settings.postSubmitMessage),
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
const warnAboutFields = async ({ fields }: FormSettings, host: BlockHost): Promise<void> => {
  const ids = formFields(fields).map(({ id }) => id);
  const errors = fields.flatMap(({ id, key, type }, index): SettingError[] => [
    ...(id || key || isStatic(type)
      ? []
      : [
          {
            path: `fields.${index}.id`,
            value: '',
            expected: { type: 'string', default: ids[index] },
          } as const,
        ]),
    ...(knownTypes.includes(type)
      ? []
      : [
          {
            path: `fields.${index}.type`,
            value: type,
            expected: { type: 'string', options: knownTypes, default: 'text' },
          } as const,
        ]),
  ]);
  if (!errors.length || warnedHosts.has(host)) return;
  warnedHosts.add(host);
  const { reportProblem } = await importWithRetry(() => import('../../core/settings/report-problem'));
  reportProblem({ host, block: 'form', problem: { errors } });
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
    const page = form && pageForm ? pageForm.pageFormOf(form) : undefined;
    const { message = '', redirect = '' } = page?.answer ?? {};
    await htmlReady([message]);
    return {
      draft: draftOf(host, settings.draft ? storageKey(settings, host) : undefined),
      fieldViews: kinds.views,
      styles: kinds.styles + (captcha ? captcha.styles : ''),
      captcha,
      captchaSettings,
      pageForm: page,
      answer: {
        message: htmlOf(settings.postSubmitMessage) || message,
        redirect: settings.successRedirect || redirect,
      },
    };
  } catch (cause) {
    throw Error('Could not render form', { cause });
  }
};
