import { array, type InferOutput, object, optional, picklist, string } from 'valibot';
import { commonLinkKinds, linkKinds } from '../../src/features/editor/addresses/link-kinds';

/** Only people who build a site see the element: too few for every page to load these rules. */
export const isReservedByLoader = false;

export const schema = object({
  /** Address that the form shows at first. */
  value: optional(string(), ''),
  /** Label of the address field. Default: 'Address', in the page's language. */
  label: optional(string(), ''),
  /**
   * Kinds of addresses to choose from: a page of this site, an uploaded file of this site, the address of another site, an
   * e-mail, a phone, an SMS, a part of the page, a file by FTP, a script, the format of a blog's addresses. The last two are
   * available only if the list names them.
   */
  kinds: optional(array(picklist(linkKinds)), [...commonLinkKinds]),
  /** Addresses that the form suggests. Default: the addresses of the element's own links. */
  suggestions: optional(
    array(
      object({
        /** The suggested address. */
        url: optional(string(), ''),
        /** Name of the page, as plain text. Default: the address. */
        title: optional(string(), ''),
      }),
    ),
    [],
  ),
});

export type LinkEditorSettings = InferOutput<typeof schema>;
