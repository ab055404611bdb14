import { array, type InferOutput, object, optional, picklist, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** A line of links without reserved space shifts the page too little for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /**
   * The languages in which visitors can read the page. Default: the element's own links; without any, the answer of
   * `GET /api/multilingual/settings`.
   */
  languages: optional(
    array(
      object({
        /** BCP 47 code: es-419, en, pt-BR. */
        code: optional(string(), ''),
        /** The language's name in the language itself. Default: the name that the browser knows. */
        name: optional(string(), ''),
        /** Address of the page in this language. */
        url: optional(pageAddress(), ''),
      }),
    ),
    [],
  ),
  /** A line of links, or a button that shows and hides them. */
  layout: optional(picklist(['list', 'menu']), 'list'),
});

export type LanguagePickerSettings = InferOutput<typeof schema>;
