import {
  array,
  boolean,
  examples,
  maxValue,
  metadata,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  union,
  unknown,
} from 'valibot';
import { pageAddress } from '../../core/settings/address-setting';
import { fieldTypes } from './field-types';

const alias = (...aliases: string[]) => pipe(string(), metadata({ aliases }));
const text = () => optional(string(), '');

/** HTML, or an object with the HTML, as in data of the hosted builder. */
const html = (...aliases: string[]) =>
  optional(
    union([
      alias(...aliases),
      object({
        /** The HTML, which the block sanitises. */
        html: text(),
      }),
    ]),
    '',
  );

const choices = () =>
  optional(
    array(
      union([
        string(),
        object({
          /** The value that the form submits. Default: `label`. */
          value: text(),
          /** The visible text. Default: `value`. */
          label: text(),
        }),
      ]),
    ),
    [],
  );

/** The settings of a field. */
const field = object({
  /** Id of the field: its name in the submission and in the server's response. */
  id: text(),
  /** Type of the field. An unknown type counts as `text`, with a warning in the console. */
  type: optional(pipe(string(), examples(fieldTypes)), 'text'),
  /** Label of the field, as plain text. */
  title: text(),
  /** Help text of the field, as plain text. Of a section: the text below its heading, as HTML, which the block sanitises. */
  description: text(),
  /** Whether the visitor has to fill in the field. */
  required: optional(boolean(), false),
  /** Text that the control shows while it is empty. */
  placeholder: text(),
  /** Options of a `radio`, `checkbox` or `select` field; questions of a `likert` field. */
  options: choices(),
  /** Questions of a `likert` field without `options`. */
  questions: choices(),
  /** Maximum number of characters of a `text` or `textarea` field. 0 is no limit. */
  maxLength: optional(pipe(number(), minValue(0)), 0),
  /**
   * Hidden field: the query parameter of the page's address whose value the form submits. Default: the parameter named like the
   * field's `id`; without such a parameter, the form submits `value`.
   */
  key: text(),
  /** Initial value of the field. */
  value: text(),
  /** Currency field: the symbol before the amount. */
  currencySymbol: optional(string(), '$'),
  /**
   * Phone field: with `true` or `false`, the number has three inputs; with `true`, an input for the country code comes before
   * them. Default: a single input.
   */
  showCountryCode: optional(boolean()),
  /** Time field: whether it asks for seconds. */
  showSeconds: optional(boolean(), false),
  /**
   * Date or time field: whether it is the browser's own input, with its date picker. A field with `min`, `max` or `step` always
   * is.
   */
  native: optional(boolean(), false),
  /** Minimum of a number, date or time field: a number, a date (`2026-12-31`, or `today`) or a time (`09:30`). */
  min: optional(union([number(), string()])),
  /** Maximum of a number, date or time field, in the same formats as `min`. */
  max: optional(union([number(), string()])),
  /**
   * Step between valid values, counted from `min`: a number, days of a date field, or seconds of a time field. Default: any
   * number, 1 day or 1 minute.
   */
  step: optional(pipe(number(), minValue(0))),
  /** Phone or address field: the country whose format the field has at first, as a two-letter ISO 3166 code. */
  country: text(),
  /** Section: whether a line shows below its heading. */
  underline: optional(boolean(), false),
  /** Rating field: number of stars. */
  stars: optional(pipe(number(), minValue(2), maxValue(10)), 5),
  /** File field: accepted file name extensions and types, as in `<input accept>`, such as `.pdf, image/*`. Default: all files. */
  accept: text(),
  /** File field: maximum size of all its files together, in MB. */
  maxSize: optional(pipe(number(), minValue(0)), 5),
  /** File field: whether it accepts several files. */
  multiple: optional(boolean(), false),
  /** Token for the browser's autofill, as in `<input autocomplete>`. Default: the token that suits `type`. */
  autocomplete: text(),
  /**
   * Condition for showing the field: the value of another field. The form neither checks nor submits a field that it does not
   * show.
   */
  visibleWhen: optional(
    object({
      /** `id` of the other field. */
      field: text(),
      /** The value that the other field must have, or a list of values. Default: any value. */
      value: optional(union([alias('equals', 'is'), array(string())])),
      /** Whether to invert the condition. */
      not: optional(boolean(), false),
    }),
  ),
});

/** The settings that form and newsletter share. */
export const formEntries = {
  /** Id of the form on the server. */
  formId: text(),
  /** The fields of the form. They replace a `<form>` in the element's own content. */
  fields: optional(pipe(array(field), metadata({ aliases: ['formFields'] })), []),
  /** Heading of the form, as plain text. */
  title: optional(alias('form-title', 'newsletter-title'), ''),
  /** Text below the heading, as HTML, which the block sanitises. */
  description: text(),
  /**
   * Level of the form's heading in the page's outline, such as 3 for `<h3>`. Headings of steps and sections have the next level;
   * without a `title`, the same level.
   */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 3),
  /** Text of the submit button, as plain text. Default: a text such as 'Submit', in the page's language. */
  submitButtonText: optional(alias('formSubmitButtonText'), ''),
  /** Address of the page that opens after a submission. Default: the form shows a message. */
  successRedirect: optional(pageAddress(), ''),
  /** Message after a submission, as HTML, which the block sanitises. Default: a short thank-you text, in the page's language. */
  postSubmitMessage: html('submissionMessage', 'formSubmissionMessage'),
  /** HTML that the form shows below the message. Its scripts run unless `Azulejo.config.allowScripts` is false. */
  postSubmitHtml: optional(alias('submissionHtml'), ''),
  /** Text below the button, as HTML, which the block sanitises. */
  disclaimer: html('disclaimerMessage'),
  /** Captcha: a test that distinguishes people from bots. Default: none. */
  captcha: optional(
    object({
      /** The service that provides the test. */
      provider: optional(picklist(['recaptcha', 'hcaptcha', 'turnstile']), 'recaptcha'),
      /** The site's key at the provider. Default: `captchaSettings.siteKey` of the site context's `website`. */
      siteKey: text(),
      /** Address of the provider's script. Default: the provider's own. */
      script: optional(pageAddress(), ''),
    }),
  ),
  /** Address of your own backend. The form sends the values to it as JSON, instead of making the two calls of the API. */
  endpoint: text(),
  /** Id of the collection that the form belongs to. Default: `collectionId` of the site context. */
  collectionId: text(),
  /** Name of the object that the form belongs to. Default: the title of the site context's `collection`. */
  objectName: text(),
  /** The hosted builder's code for who may see the page. Default: `pagePermissionTypeValue` of the site context. */
  pagePermissionTypeValue: optional(number()),
  /** Further values that the form sends to the API unchanged, such as which button of the page opened the form. */
  eventFields: optional(record(string(), unknown())),
  /**
   * Whether the form checks the input before it sends it. Default: true, unless the page's own `<form>` in the element has the
   * attribute `novalidate`.
   */
  validate: optional(boolean()),
  /**
   * Which e-mail addresses are valid: `spec` allows 2 to 4 characters after the last dot, `wide` allows 2 to 63. Default: `spec`
   * for forms that are sent to the API, which applies the same rule; else `wide`.
   */
  emailRule: optional(picklist(['wide', 'spec'])),
  /** Whether typed text survives a reload in the same tab. Passwords, card data, files and consents do not. */
  draft: optional(boolean(), false),
  /**
   * Whether the form has an extra field that people cannot see. The form refuses a submission with text in this field, because
   * only bots fill it in.
   */
  honeypot: optional(boolean(), false),
  /** Minimum time in seconds from when the form first shows to a submission. The form refuses an earlier submission. */
  minimumTime: optional(pipe(number(), minValue(0)), 0),
};

/** For types and tests: the shared settings as a schema. */
export const formSchema = object(formEntries);
