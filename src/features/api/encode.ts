/**
 * Addresses and bodies of calls to the API. `request`, visit analytics and the cart's links share this module.
 * @module
 */

import { pageOrigin } from '../../core/util/page-origin';

/** The address of a path at the API: at `Azulejo.config.api`, else at the page's own origin. */
export const apiUrl = (path: string): URL => {
  const base = globalThis.Azulejo?.config.api || pageOrigin();
  return new URL(base.replace(/\/$/, '') + path, document.baseURI);
};

/** Encodes fields as a form. Undefined fields are left out; a value that is not a text becomes JSON. */
export const encodeForm = (fields: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );
