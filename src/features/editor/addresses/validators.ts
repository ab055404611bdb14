import { staticText } from '../../../core/i18n/static-text';
import type { LanguageOptions } from '../dictionary';
import { messages as english } from './messages/en';
import { messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';
import { addressRules, followsRule, type ValidatorName } from './rules';

const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

/** The languages of the messages. */
export const addressLocales: string[] = Object.keys(catalogues);

/** Returns true, or a message about the expected form; for a value that is no text, too, as of an empty setting. */
export type Validator = (value: string | null | undefined, options?: LanguageOptions) => true | string;

const createValidator =
  (name: ValidatorName): Validator =>
  (value, { locale } = {}) =>
    (typeof value === 'string' && followsRule(name, value)) ||
    staticText(catalogues, locale)(addressRules[name].message);

/**
 * The hosted builder's rules for addresses. Lengths are those of the whole address, prefix included. `javascript` says
 * whether a text is such an address; blocks never navigate to one.
 */
export const validators = Object.fromEntries(
  (Object.keys(addressRules) as ValidatorName[]).map((name) => [name, createValidator(name)]),
) as Record<ValidatorName, Validator>;
