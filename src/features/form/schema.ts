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

/** HTML, or an object that has the HTML, as the site builder's data do. */
const html = (...aliases: string[]) =>
  optional(
    union([
      alias(...aliases),
      object({
        /** The HTML, sanitised. */
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
          /** The submitted value; default: `label`. */
          value: text(),
          /** The visible text; default: `value`. */
          label: text(),
        }),
      ]),
    ),
    [],
  );

/** The settings of a field. */
const field = object({
  /** Names the field in the submission and in the server's answers. */
  id: text(),
  /** The kind of field; an unknown type is a text, and the console says so. */
  type: optional(pipe(string(), examples(fieldTypes)), 'text'),
  /** The label; text. */
  title: text(),
  /** A help text; text. Of a section: HTML, sanitised. */
  description: text(),
  /** Whether the visitor has to fill in the field. */
  required: optional(boolean(), false),
  /** The text in an empty control. */
  placeholder: text(),
  /** The options of a radio, checkbox or select; the questions of a likert. */
  options: choices(),
  /** The questions of a likert, where `options` has none. */
  questions: choices(),
  /** Maximum number of characters of a text or textarea; 0 is no limit. */
  maxLength: optional(pipe(number(), minValue(0)), 0),
  /** Hidden field: the parameter of the page's address that has the value. */
  key: text(),
  /** The initial value. */
  value: text(),
  /** The sign before an amount of money. */
  currencySymbol: optional(string(), '$'),
  /** Whether a phone has a first part for the country code; with `false`, the phone has three parts; default: one part. */
  showCountryCode: optional(boolean()),
  /** Whether a time asks for seconds. */
  showSeconds: optional(boolean(), false),
  /** Whether a date or time is the browser's own input, with its calendar; one with `min`, `max` or `step` always is. */
  native: optional(boolean(), false),
  /** The least number, date (`2026-12-31`, or `today`) or time (`09:30`). */
  min: optional(union([number(), string()])),
  /** The greatest number, date or time. */
  max: optional(union([number(), string()])),
  /** The step of a number, in days of a date, in seconds of a time, from `min` on; default: any number, day or minute. */
  step: optional(pipe(number(), minValue(0))),
  /** The country whose format a phone or address has at first: two letters, as in ISO 3166. */
  country: text(),
  /** Whether a section has a line below its heading. */
  underline: optional(boolean(), false),
  /** Number of stars of a rating. */
  stars: optional(pipe(number(), minValue(2), maxValue(10)), 5),
  /** Accepted files, as in the HTML attribute `accept`: endings and types, such as `.pdf, image/*`. */
  accept: text(),
  /** Maximum size of all files of a field together, in MB. */
  maxSize: optional(pipe(number(), minValue(0)), 5),
  /** Whether a file field accepts several files. */
  multiple: optional(boolean(), false),
  /** The token for the browser's autofill; default: by the type. */
  autocomplete: text(),
  /** Shows the field only while another field has a value. A hidden field is neither checked nor submitted. */
  visibleWhen: optional(
    object({
      /** The id of the other field. */
      field: text(),
      /** The value that the other field must have, or a list of values; default: any value. */
      value: optional(union([alias('equals', 'is'), array(string())])),
      /** Inverts the condition. */
      not: optional(boolean(), false),
    }),
  ),
});

/** The settings that form and newsletter share. */
export const formEntries = {
  /** Id of the form at the server. */
  formId: text(),
  /** The fields; they replace a `<form>` in the content. */
  fields: optional(pipe(array(field), metadata({ aliases: ['formFields'] })), []),
  /** Heading of the form; text. */
  title: optional(alias('form-title', 'newsletter-title'), ''),
  /** Text below the heading; HTML, sanitised. */
  description: text(),
  /** Level of the headings in the page's outline. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 3),
  /** Text of the submit button; text. */
  submitButtonText: optional(alias('formSubmitButtonText'), ''),
  /** Address of the page to show after a submission. */
  successRedirect: optional(pageAddress(), ''),
  /** The message after a submission; HTML, sanitised. */
  postSubmitMessage: html('submissionMessage', 'formSubmissionMessage'),
  /** HTML below the message. Its scripts run unless `Azulejo.config.allowScripts` is false. */
  postSubmitHtml: optional(alias('submissionHtml'), ''),
  /** Text below the button; HTML, sanitised. */
  disclaimer: html('disclaimerMessage'),
  /** A test that tells visitors from robots. */
  captcha: optional(
    object({
      /** The service that provides the test. */
      provider: optional(picklist(['recaptcha', 'hcaptcha', 'turnstile']), 'recaptcha'),
      /** The site's key at the provider; default: `captchaSettings.siteKey` of the site context's `website`. */
      siteKey: text(),
      /** Address of the provider's script; default: the provider's own. */
      script: optional(pageAddress(), ''),
    }),
  ),
  /** Address of the page's own backend, which gets the values as JSON in place of the two calls of the API. */
  endpoint: text(),
  /** Id of the collection that the form belongs to; default: the site context's. */
  collectionId: text(),
  /** Name of the object that the form belongs to; default: the site context's. */
  objectName: text(),
  /** Permission type of the page; default: the site context's. */
  pagePermissionTypeValue: optional(number()),
  /** Fields of the event in the page that led to the form, such as the button that opened it; sent along unchanged. */
  eventFields: optional(record(string(), unknown())),
  /** Whether the form checks the input before sending; default: yes, unless a form of the page's own has `novalidate`. */
  validate: optional(boolean()),
  /**
   * Which e-mail addresses are valid: `spec` allows 2 to 4 characters after the last dot, `wide` 2 to 63. Default: `spec` for
   * forms that the API gets, which checks by the same rule; else `wide`.
   */
  emailRule: optional(picklist(['wide', 'spec'])),
  /** Whether typed text survives a reload in the same tab. Passwords, card data, files and consents do not. */
  draft: optional(boolean(), false),
  /** Whether the form has a field that no person sees, and refuses a submission with text in that field. */
  honeypot: optional(boolean(), false),
  /** Seconds that a person needs at least; the form refuses an earlier submission. */
  minimumTime: optional(pipe(number(), minValue(0)), 0),
};

/** For types and tests: the shared settings as a schema. */
export const formSchema = object(formEntries);
