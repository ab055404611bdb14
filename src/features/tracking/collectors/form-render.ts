import { pageFields } from '../page-fields';
import { send } from '../send';
import { visitorCookie } from './visitor';

/**
 * Counts how often a form is shown.
 * @call POST /api/census/form-render
 * @when A form, or a newsletter, has shown: once each.
 * @cookie ss_cvr - Sent.
 * @field formId - The form.
 * @field visitorCookie - The visitor's record, or nothing.
 * @field pageTitle - The page's title.
 * @field pagePath - Its path.
 * @field contentSource - `i` for an item's page, else `c`.
 * @field pageId - The item or collection it shows.
 * @field collectionId - The collection it belongs to.
 * @field objectName - That collection's title.
 * @field pagePermissionTypeValue - Who may see the page.
 */
export const collectFormRender = (formId: string): void => {
  send('/api/census/form-render', { json: { formId, visitorCookie: visitorCookie(), ...pageFields() } });
};
