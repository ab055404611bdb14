import type { BlockHost } from '../../core/block-host';
import { lazyImport } from '../../core/lazy-import';
import type { SettingError } from '../../core/settings/check-value';
import { reportSettingErrors } from '../../core/settings/report-setting-errors';
import { loadHtmlSanitiser } from '../../ui/html';
import type { PreparedForm } from './contracts';
import { draftOf } from './draft-values';
import { knownTypes, loadFieldKinds } from './field-modules';
import { type FormSettings, formFields } from './form-field';
import { isStatic } from './submitted-value';

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

/** The key of a form's draft in `sessionStorage`. */
const storageKey = ({ formId, endpoint }: FormSettings, host: Element): string => {
  const ownAction = host.querySelector('form')?.getAttribute('action') ?? '';
  return `azulejo:${host.localName}:${location.pathname}:${formId || host.id || endpoint || ownAction}`;
};

/** The captcha's module and its settings; undefined for a form without a captcha. */
const prepareCaptcha = async ({ captcha: settings }: FormSettings): Promise<PreparedForm['captcha']> => {
  if (!settings) return undefined;
  const module = await captchaModule.load();
  return { module, settings: await module.withSiteKey(settings) };
};

/** Logs which fields have no id or an unknown type. */
const warnAboutFields = ({ fields }: FormSettings, host: BlockHost): void => {
  const ids = formFields(fields).map(({ id }) => id);
  const errors: SettingError[] = [];
  for (const [index, { id, key, type }] of fields.entries()) {
    const expected = { type: 'string' } as const;
    if (!id && !key && !isStatic(type))
      errors.push({ path: `fields.${index}.id`, value: id, expected: { ...expected, default: ids[index] } });
    if (!knownTypes.includes(type))
      errors.push({
        path: `fields.${index}.type`,
        value: type,
        expected: { ...expected, options: knownTypes, default: 'text' },
      });
  }
  reportSettingErrors(host, errors);
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
    const [kinds, captcha, loadedModule] = await Promise.all([
      loadFieldKinds(settings.fields),
      prepareCaptcha(settings),
      form && pageFormModule.load(),
      loadHtmlSanitiser(htmlTexts(settings)),
    ]);
    const pageForm = form && loadedModule ? loadedModule.pageFormOf(form) : undefined;
    const message = htmlOf(settings.postSubmitMessage) || pageForm?.success.message || '';
    await loadHtmlSanitiser([message]);
    const draft = draftOf(host);
    const draftKey = settings.draft ? storageKey(settings, host) : undefined;
    if (draftKey) draft.restore(draftKey);
    return {
      draft,
      draftKey,
      fieldViews: kinds.views,
      builderChecks: kinds.builderChecks,
      styles: kinds.styles + (captcha?.module.styles ?? ''),
      captcha,
      pageForm,
      success: { message, redirect: settings.successRedirect || pageForm?.success.redirect || '' },
    };
  } catch (cause) {
    throw Error('Could not render form', { cause });
  }
};
