/** What the panel and the server of the configuration area share. */

/**
 * The cookie by which the panel tells the server that the framed page is being edited. The server then writes
 * `data-azulejo-editor` into the page, so that its blocks know from their start.
 */
export const editModeCookie = 'siteEditing';

/** The address of a page of the site without the panel: `noredirect` keeps its owner there. */
export const withoutPanel = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}noredirect`;

/** The address of a page of the configuration area that knows which page the frame shows. */
export const withFrameUrl = (address: string, path: string): string =>
  `${address}?frameUrl=${encodeURIComponent(path)}`;
