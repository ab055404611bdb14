import type { PageSearchForm } from './page-search-form';

/** The page of results for a query: the address to which the form leads. */
export const resultsAddress = ({ action, name, otherFields }: PageSearchForm, query: string): string => {
  const url = new URL(action, document.baseURI);
  const fields = [{ name, value: query.trim() }, ...otherFields];
  url.search = new URLSearchParams(fields.map((field) => [field.name, field.value])).toString();
  return url.href;
};
