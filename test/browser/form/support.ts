import { isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';
import { received } from '../support/site';

/** Records the events that forms fire. */
const recorder = `<script>
  fired = [];
  for (const type of ['az-submit', 'az-success', 'az-failure', 'az-newsletter-signup'])
    addEventListener(type, ({ detail }) => fired.push({ type, detail }));
</script>`;

interface FiredEvent {
  type: string;
  detail: Record<string, unknown> | null;
}

export const firedEvents = (page: Page): FiredEvent[] =>
  (page.window as unknown as { fired: FiredEvent[] }).fired;

/** Opens a page without motion and waits until its forms are ready. */
export async function openForm({ html = '', query = '', ...rest }: PageOptions): Promise<Page> {
  const page = await openPage({
    html: recorder + html,
    query: ['nomotion=true', query].filter(Boolean).join('&'),
    ...rest,
  });
  await page.waitFor(() => page.$$('az-form, az-newsletter').every(isReady));
  return page;
}

export const formOf = (data: object, attributes = ''): string =>
  `<az-form ${attributes} data='${JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'></az-form>`;

/** Types into the control with this name, as a visitor does. */
export async function fill(page: Page, name: string, text: string, role = 'textbox'): Promise<void> {
  page.byRole(role, { name: new RegExp(`^${name}( ?\\(obligatorio\\))?$`) }).focus();
  await page.type(text);
}

/** Chooses a file for a control, or none, as a visitor does. */
export function chooseFile(page: Page, control: HTMLInputElement, file?: File): void {
  const files = new page.window.DataTransfer();
  if (file) files.items.add(file);
  control.files = files.files;
  for (const type of ['input', 'change'])
    control.dispatchEvent(new page.window.Event(type, { bubbles: true }));
}

export const send = (page: Page, name = 'Enviar'): void => page.click(page.byRole('button', { name }));

/** The last submission at the server: the values of the fields, and everything else. */
export async function lastSubmission(): Promise<{
  form: Record<string, unknown>;
  rest: Record<string, unknown>;
}> {
  const calls = await received('/api/form/SaveFormSubmission');
  const { form = '{}', ...rest } = (calls.at(-1)?.body ?? {}) as Record<string, unknown> & { form?: string };
  return { form: JSON.parse(form), rest };
}

export const isSent = (page: Page): boolean => page.$('az-form, az-newsletter').matches(':state(sent)');

export const keyPath = '/api/form/FormSubmissionKey';
export const savePath = '/api/form/SaveFormSubmission';

/** The text of the elements that describe a control. */
export function describedBy(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id ? (root.getElementById(id)?.textContent ?? `no #${id}`) : ''))
    .join(' ')
    .trim();
}
