import type { PageFieldSettings } from '../../form/page-fields';
import { send } from '../send';
import { describePage } from '../site';
import { visitorCookie } from './visitor';

/**
 * Records that a form was rendered.
 * @call POST /api/census/form-render
 * @when A form or a newsletter has rendered, once for each.
 * @cookie ss_cvr - Sent.
 * @field formId - The form's id.
 * @field visitorCookie - The visitor's record, or an empty text.
 * @field pageTitle - The page's title.
 * @field pagePath - Its path.
 * @field contentSource - `i` for an item's page, else `c`.
 * @field pageId - Id of the page's item or collection.
 * @field collectionId - Id of the collection that the form names, else of the page's.
 * @field objectName - The name that the form gives, else the collection's title.
 * @field pagePermissionTypeValue - The hosted builder's code for who may see the page: the form's, else the page's.
 */
export const collectFormRender = (formId: string, form: PageFieldSettings): void => {
  send('/api/census/form-render', {
    json: { formId, visitorCookie: visitorCookie(), ...describePage(form) },
  });
};
