import { metadata, pipe, string } from 'valibot';

/**
 * Settings that are addresses, for schema.ts. A wrong address, and one whose scheme src/core/util/safe-url.ts does not list, such as
 * `javascript:` and `data:`, is reported and takes the setting's default, so that a block can use what it gets. "" is no address,
 * and accepted.
 * @module
 */

/** Address of a page, a file or a call. @param aliases historical spellings of the setting */
export const pageAddress = (...aliases: string[]) => pipe(string(), metadata({ aliases, address: 'page' }));

/** Address of a picture: also `blob:`, and `data:` with an image. @param aliases historical spellings of the setting */
export const pictureAddress = (...aliases: string[]) =>
  pipe(string(), metadata({ aliases, address: 'picture' }));
