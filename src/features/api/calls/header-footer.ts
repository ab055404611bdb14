import { type ApiCall, readObject } from './api-call';

/** The header and the footer of the site's pages. Their fields are the server's own. */
export interface HeaderFooter {
  header: Record<string, unknown>;
  footer: Record<string, unknown>;
}

const path = '/api/site-header-footer';

export const getHeaderFooter = (): ApiCall<Partial<HeaderFooter>> => ({ path, read: readObject });

export const putHeaderFooter = ({ header, footer }: HeaderFooter): ApiCall<Partial<HeaderFooter>> => ({
  path,
  options: { method: 'PUT', body: { header, footer } },
  read: readObject,
});
