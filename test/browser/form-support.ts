import { openPage, type Page, type PageOptions } from './support/page';
import { received } from './support/site';

/** Notes what forms fire, and lets a test look at it. */
const recorder = `<script>
  heard = [];
  for (const type of ['az-submit', 'az-success', 'az-failure', 'az-newsletter-signup'])
    addEventListener(type, ({ detail }) => heard.push({ type, detail }));
</script>`;

export interface Heard {
  type: string;
  detail: Record<string, unknown> | null;
}

export const heardIn = (page: Page): Heard[] => (page.window as unknown as { heard: Heard[] }).heard;

/** A page whose forms are all there; without motion. */
export async function openForm({ html = '', query = '', ...rest }: PageOptions): Promise<Page> {
  const page = await openPage({
    html: recorder + html,
    query: ['nomotion=true', query].filter(Boolean).join('&'),
    ...rest,
  });
  await page.waitFor(() =>
    page.$$('az-form, az-newsletter').every((element) => element.matches(':state(ready)')),
  );
  return page;
}

export const formOf = (data: object, attributes = ''): string =>
  `<az-form ${attributes} data='${JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'></az-form>`;

/** Types as a visitor does: into the control of this name. */
export async function fill(page: Page, name: string, text: string, role = 'textbox'): Promise<void> {
  page.byRole(role, { name: new RegExp(`^${name}( ?\\(obligatorio\\))?$`) }).focus();
  await page.type(text);
}

export const send = (page: Page, name = 'Enviar'): void => page.click(page.byRole('button', { name }));

/** What the server has stored of the last submission: the map of the fields, and what came with it. */
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

/** A field's message, as it is said with its control. */
export function describedBy(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id ? (root.getElementById(id)?.textContent ?? `no #${id}`) : ''))
    .join(' ')
    .trim();
}
