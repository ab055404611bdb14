/** What the block takes over from the page's own form: where the results are, and how the field is called. */
export interface PageForm {
  /** Address of the page of results. */
  action: string;
  /** Name of the query in the address: `q`. */
  name: string;
  label: string;
  placeholder: string;
  /** The query that the server has put into the field, or what the visitor has typed since. */
  value: string;
  /** Other fields of the form, which keep their values. */
  hiddenFields: { name: string; value: string }[];
}

const fieldSelector = 'input[type="search"], input[type="text"], input:not([type])';

/** Reads the form in the element. Without one, the page of results is `/search?q=`. */
export const readPageForm = (host: Element): PageForm => {
  const form = host.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>(fieldSelector);
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type="hidden"]') ?? [])];
  return {
    action: form?.getAttribute('action') || '/search',
    name: field?.name || 'q',
    label: field?.ariaLabel || field?.labels?.[0]?.textContent?.trim() || '',
    placeholder: field?.placeholder ?? '',
    value: field?.value ?? '',
    hiddenFields: hidden.map(({ name, value }) => ({ name, value })),
  };
};
