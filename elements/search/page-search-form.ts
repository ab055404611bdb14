interface QueryParameter {
  name: string;
  value: string;
}

/** The parts of the page's own form that the block takes over. */
export interface PageSearchForm {
  /** Address of the page of results. */
  action: string;
  /** Name of the query in the address: `q`. */
  name: string;
  label: string;
  placeholder: string;
  /** The query that the server has put into the field, or what the visitor has typed since. */
  value: string;
  /** The page's own field. */
  field: HTMLInputElement | undefined;
  /** The caret or the selected text in the page's own field, if the field has the focus. */
  selection: [start: number, end: number] | undefined;
  /** The values of the form's other fields: hidden ones, and those in which visitors choose. */
  otherFields: QueryParameter[];
  /** The element's child with the form, if the form has fields in which visitors choose: it stays visible. */
  choices: Element | undefined;
}

const fieldSelector = 'input[type="search"], input[type="text"], input:not([type])';
const choiceSelector =
  'select, textarea, input:is([type="checkbox"], [type="radio"], [type="date"], [type="number"])';

const labelOf = (field: HTMLInputElement | undefined): string => {
  const label = field?.labels?.[0];
  // A label around a field may hold more than its name.
  return field?.ariaLabel || label?.textContent?.trim().replace(/\s+/g, ' ') || '';
};

const selectionOf = (field: HTMLInputElement): PageSearchForm['selection'] => {
  const { activeElement } = field.getRootNode() as Document | ShadowRoot;
  return activeElement === field ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : undefined;
};

const otherFieldsOf = (form: HTMLFormElement, name: string): QueryParameter[] =>
  [...new FormData(form)].flatMap(([key, value]) =>
    key === name || typeof value !== 'string' ? [] : [{ name: key, value }],
  );

/** The parameters of an address. Submitting a form replaces those of its action, so they have to become fields. */
export const parametersIn = (address: string): QueryParameter[] =>
  [...new URL(address, document.baseURI).searchParams].map(([name, value]) => ({ name, value }));

/** Reads the form in the element. Without one, the page of results is `/search?q=`. */
export const readPageSearchForm = (host: Element): PageSearchForm => {
  const form = host.querySelector('form') ?? undefined;
  const field = form?.querySelector<HTMLInputElement>(fieldSelector) ?? undefined;
  const name = field?.name || 'q';
  return {
    // As in HTML, a form without an action leads to the page itself.
    action: form ? form.getAttribute('action') || location.href : '/search',
    name,
    label: labelOf(field),
    placeholder: field?.placeholder ?? '',
    value: field?.value ?? '',
    field,
    selection: field && selectionOf(field),
    otherFields: form ? otherFieldsOf(form, name) : [],
    choices: form?.querySelector(choiceSelector)
      ? [...host.children].find((child) => child.contains(form))
      : undefined,
  };
};

/** The page of results for a query: the address to which the form leads. */
export const resultsAddress = ({ action, name, otherFields }: PageSearchForm, query: string): string => {
  const url = new URL(action, document.baseURI);
  const fields = [{ name, value: query.trim() }, ...otherFields];
  url.search = new URLSearchParams(fields.map((field) => [field.name, field.value])).toString();
  return url.href;
};
