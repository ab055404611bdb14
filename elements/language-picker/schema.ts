import { array, type InferOutput, object, optional, picklist, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** A line of links without reserved space shifts the page too little for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /**
   * The languages in which visitors can read the page. Default: the element's own links; without links, the response of `GET
   * /api/multilingual/settings`.
   */
  languages: optional(
    array(
      object({
        /** BCP 47 code of the language, such as `es-419`, `en` or `pt-BR`. */
        code: optional(string(), ''),
        /** Name of the language in the language itself. Default: the browser's name for it. */
        name: optional(string(), ''),
        /** Address of the page in this language. */
        url: optional(pageAddress(), ''),
      }),
    ),
    [],
  ),
  /** Layout: `list` is a line of links, `menu` is a button that shows and hides the links. */
  layout: optional(picklist(['list', 'menu']), 'list'),
});

export type LanguagePickerSettings = InferOutput<typeof schema>;
