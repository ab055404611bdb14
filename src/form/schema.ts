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

const alias = (...aliases: string[]) => pipe(string(), metadata({ aliases }));
const text = () => optional(string(), '');

const fieldTypes = [
  'text',
  'textarea',
  'email',
  'name',
  'phone',
  'address',
  'date',
  'time',
  'number',
  'currency',
  'website',
  'password',
  'twitter',
  'radio',
  'checkbox',
  'select',
  'likert',
  'rating',
  'file',
  'consent',
  'hidden',
  'section',
  'page-break',
];

const choices = () =>
  optional(
    array(
      union([
        string(),
        object({
          /** What is submitted; `label` where it is not given. */
          value: text(),
          /** What is read; `value` where it is not given. */
          label: text(),
        }),
      ]),
    ),
    [],
  );

/** A field's settings (storefront 3, shell 3.6, contract 5 "Form"). */
const field = object({
  /** Names the field in the submission and in the server's answers. */
  id: text(),
  /** What is asked for; a type that is not known is a text. */
  type: optional(pipe(string(), examples(fieldTypes)), 'text'),
  /** The label; text. */
  title: text(),
  /** What helps to fill it in; text. Of a section: HTML, sanitised. */
  description: text(),
  /** Whether it has to be filled in. */
  required: optional(boolean(), false),
  /** What stands in an empty control. */
  placeholder: text(),
  /** What is chosen from, by radio, checkbox and select; the questions of a likert. */
  options: choices(),
  /** The questions of a likert, by another name. */
  questions: choices(),
  /** Most characters of a text or textarea; 0 is no limit. */
  maxLength: optional(pipe(number(), minValue(0)), 0),
  /** Of a hidden field: the parameter of the page's address whose value it takes. */
  key: text(),
  /** What it holds at first. */
  value: text(),
  /** What stands before a currency's amount. */
  currencySymbol: optional(string(), '$'),
  /** Whether a phone has a part for the code of the country, before the others. */
  showCountryCode: optional(boolean(), false),
  /** The country whose form a phone or address has at first: two letters, as in ISO 3166. */
  country: text(),
  /** Whether a section has a line below its heading. */
  underline: optional(boolean(), false),
  /** How many stars a rating has. */
  stars: optional(pipe(number(), minValue(2), maxValue(10)), 5),
  /** Which files fit, as the attribute `accept` says it. */
  accept: text(),
  /** The most that all files of a field may have together, in MB. */
  maxSize: optional(pipe(number(), minValue(0)), 5),
  /** Whether a file field takes several. */
  multiple: optional(boolean(), false),
  /** The token for the browser's autofill, where that of the type does not fit. */
  autocomplete: text(),
  /** Shows the field only while another one has a value. What is not shown is neither checked nor submitted. */
  visibleWhen: optional(
    object({
      /** The id of the other field. */
      field: text(),
      /** The value that it must have, or one of several; without it, any. */
      value: optional(union([alias('equals', 'is'), array(string())])),
      /** Turns the condition around. */
      not: optional(boolean(), false),
    }),
  ),
});

/** What form and newsletter have in common. */
export const formEntries = {
  /** Names the form at the server. */
  formId: text(),
  /** What is asked for, instead of a `<form>` of the page. */
  fields: optional(pipe(array(field), metadata({ aliases: ['formFields'] })), []),
  /** Heading of the form; text. */
  title: optional(alias('form-title', 'newsletter-title'), ''),
  /** What is said below the heading; HTML, sanitised. */
  description: text(),
  /** Level of the headings in the page's outline. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 3),
  /** What the button says; text. */
  submitButtonText: optional(alias('formSubmitButtonText'), ''),
  /** Where to go after a submission. */
  successRedirect: text(),
  /** What is said after a submission; HTML, sanitised. */
  postSubmitMessage: optional(
    union([
      alias('submissionMessage', 'formSubmissionMessage'),
      object({
        /** The message; HTML, sanitised. */
        html: text(),
      }),
    ]),
    '',
  ),
  /** HTML that is put below the message, and whose scripts run unless `Azulejo.config.allowScripts` is false. */
  postSubmitHtml: optional(alias('submissionHtml'), ''),
  /** What stands below the button; HTML, sanitised. */
  disclaimer: optional(alias('disclaimerMessage'), ''),
  /** A test that visitors are no machines. */
  captcha: optional(
    object({
      /** Whose test it is. */
      provider: optional(picklist(['recaptcha', 'hcaptcha', 'turnstile']), 'recaptcha'),
      /** The key that the provider has given to the site. */
      siteKey: text(),
      /** Address of the provider's script, where it is not the usual one. */
      script: text(),
    }),
  ),
  /** An address of the page's own backend: it gets the values as JSON, and the two calls of the API are not made. */
  endpoint: text(),
  /** Id of the collection that the form belongs to; default: the site context's. */
  collectionId: text(),
  /** Name of the object that the form belongs to; default: the site context's. */
  objectName: text(),
  /** Permission type of the page; default: the site context's. */
  pagePermissionTypeValue: optional(number()),
  /** Fields of the event in the page that led to the form, such as the button that opened it; they go along as they are. */
  eventFields: optional(record(string(), unknown())),
  /** Whether what is typed survives a reload in the same tab. Passwords, files and consents are not kept. */
  draft: optional(boolean(), false),
  /** Whether there is a field that no person sees; a submission that fills it is refused. */
  honeypot: optional(boolean(), false),
  /** Seconds that a person needs at least; an earlier submission is refused. */
  minimumTime: optional(pipe(number(), minValue(0)), 0),
};

/** For the types: what a view of either block gets. */
export const formSchema = object(formEntries);
