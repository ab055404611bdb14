import { dictionary, type LanguageOptions } from './dictionary';
import { limits } from './limits';
import type { EditorMessages } from './messages/es-419';

/** Returns true, or a message about the expected form. */
export type Validator = (value: string, options?: LanguageOptions) => true | string;

interface Rule {
  message: keyof EditorMessages;
  pattern: RegExp;
  /** Of the whole address with its prefix. Default: 1. */
  minLength?: number;
  /** The whole address is shorter than this. Default: no limit. */
  below?: number;
}

export type ValidatorName =
  | 'tel'
  | 'sms'
  | 'mailto'
  | 'anchor'
  | 'javascript'
  | 'ftp'
  | 'internal'
  | 'url'
  | 'blogUrlPattern'
  | 'sku';

const createValidator =
  ({ message, pattern, minLength = 1, below = Number.POSITIVE_INFINITY }: Rule): Validator =>
  (value, { locale } = {}) =>
    (value.length >= minLength && value.length < below && pattern.test(value)) ||
    dictionary({ locale })(message);

/**
 * The hosted builder's rules for addresses. Lengths are those of the whole address, prefix included. `javascript` says
 * whether a text is such an address; blocks never navigate to one.
 */
export const validators: Record<ValidatorName, Validator> = {
  tel: createValidator({
    message: 'telFormat',
    pattern: /^(tel:)?(?=.*\d)[\d+-]+$/i,
    minLength: 4,
    below: 50,
  }),
  sms: createValidator({ message: 'smsFormat', pattern: /^sms:\S/i, below: 1000 }),
  mailto: createValidator({
    message: 'mailtoFormat',
    // One @, and a dot with an extension in the domain, before a subject or a text.
    pattern: /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s.?]+(\?[^@]*)?$/i,
    below: 1000,
  }),
  anchor: createValidator({ message: 'anchorFormat', pattern: /^#\S/, below: 100 }),
  javascript: createValidator({ message: 'javascriptFormat', pattern: /^javascript:/i, below: 250 }),
  ftp: createValidator({ message: 'ftpFormat', pattern: /^ftp:\/\/\S/i, below: 100 }),
  internal: createValidator({ message: 'internalFormat', pattern: /^\/(?!\/)\S*$/, below: 150 }),
  url: createValidator({
    message: 'urlFormat',
    pattern: /^(https?:\/\/)?([\w-]+\.)+[a-z]{2,3}(:\d+)?([/?#]\S*)?$/i,
  }),
  blogUrlPattern: createValidator({
    message: 'blogUrlFormat',
    pattern: /^(%[ymdt]|[\w/-])*%[ymdt](%[ymdt]|[\w/-])*$/,
  }),
  sku: createValidator({ message: 'skuFormat', pattern: /^[\s\S]*\S[\s\S]*$/, below: limits.skuLength + 1 }),
};

/** `SQ` and seven digits, as the hosted builder makes a SKU. Random: ask the shop whether the SKU is free. */
export const generateSku = (): string => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `SQ${`${random % 10_000_000}`.padStart(7, '0')}`;
};
