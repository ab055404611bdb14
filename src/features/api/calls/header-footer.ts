import { isObject } from '../../../core/util/is-object';
import type { ApiCall } from './api-call';

/** The header and the footer of the site's pages. Their fields are the server's own. */
export interface HeaderFooter {
  header: Record<string, unknown>;
  footer: Record<string, unknown>;
}

const path = '/api/site-header-footer';

const readHeaderFooter = (data: unknown): HeaderFooter => {
  const { header, footer } = isObject(data) ? data : {};
  if (!isObject(header) || !isObject(footer)) throw Error('expected { header: {…}, footer: {…} }.');
  return { header, footer };
};

export const getHeaderFooter = (): ApiCall<HeaderFooter> => ({ path, read: readHeaderFooter });

export const putHeaderFooter = ({ header, footer }: HeaderFooter): ApiCall<HeaderFooter> => ({
  path,
  options: { method: 'PUT', body: { header, footer } },
  read: readHeaderFooter,
});
