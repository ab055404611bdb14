import type { PageFieldSettings } from '../../form/page-fields';
import { send } from '../send';
import { describePage } from '../site';
import { visitorCookie } from './visitor';

/**
 * Records that a form was rendered.
 * @call POST /api/census/form-render
 * @when When a form or a newsletter has rendered, once for each.
 * @cookie ss_cvr - Sent with the call.
 * @field formId - The form's id.
 * @field visitorCookie - The visitor's record, or an empty text.
 * @field pageTitle - The page's title.
 * @field pagePath - The page's path.
 * @field contentSource - `i` for an item's page, else `c`.
 * @field pageId - Id of the page's item or collection.
 * @field collectionId - Id of the collection that the form names, else of the page's collection.
 * @field objectName - The form's `objectName`, else the title of the page's collection.
 * @field pagePermissionTypeValue - The hosted builder's code for who may see the page: the form's, else the page's.
 */
export const collectFormRender = (formId: string, form: PageFieldSettings): void => {
  send('/api/census/form-render', {
    json: { formId, visitorCookie: visitorCookie(), ...describePage(form) },
  });
};
