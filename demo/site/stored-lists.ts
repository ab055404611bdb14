/** Lists the form submissions and the requests of analytics collectors that the demo server has stored. */

/** An entry of `GET /_submissions` (demo/server/forms/submissions.ts). */
interface Submission {
  id: number;
  formId: string;
  at: number;
  form: Record<string, unknown>;
  page: Record<string, unknown>;
  titles: Record<string, string>;
}

/** An entry of `GET /_tracked` (demo/server/tracking/event-store.ts). */
interface TrackedEvent {
  id: number;
  path: string;
  at: number;
  sent: unknown;
}

const dateAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const timeOfDay = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });
const eventsRefreshMs = 2000;
const bytesPerKilobyte = 1024;
const noServer = 'The demo server does not answer. Run “npm start”.';
const noEntries = 'Nothing has been sent yet.';

/**
 * Shows the stored submissions of one form (`[data-submissions="FORM ID"]`) or of all forms (`[data-submissions]`).
 * The list is refreshed when a form of the page succeeds.
 */
export function setUpSubmissions(place: HTMLElement): void {
  const formId = place.dataset.submissions;
  const { status, list } = createList(place);

  const refresh = async (): Promise<void> => {
    try {
      const query = formId ? `?formId=${encodeURIComponent(formId)}` : '';
      const submissions = await fetchJson<Submission[]>(`/_submissions${query}`);
      list.replaceChildren(...submissions.map((submission) => submissionItem(submission, !formId)));
      status.textContent = countText(submissions.length);
    } catch {
      status.textContent = noServer;
    }
  };

  document.addEventListener('az-success', refresh);
  refresh();
}

/** Shows the requests of the analytics collectors. The list is refreshed while the page is visible. */
export function setUpTrackedEvents(place: HTMLElement): void {
  const { status, list } = createList(place);
  let newestId = -1;

  const refresh = async (): Promise<void> => {
    try {
      const events = await fetchJson<TrackedEvent[]>('/_tracked');
      // Only adds new items: the open `<details>` of older ones must stay open.
      list.prepend(...events.filter(({ id }) => id > newestId).map(eventItem));
      newestId = events[0]?.id ?? newestId;
      status.textContent = events.length ? 'Newest first' : noEntries;
    } catch {
      status.textContent = noServer;
    }
  };

  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]'))
    button.addEventListener('click', () =>
      globalThis.Azulejo.consent?.set(button.dataset.consent === 'true'),
    );
  const refreshAgain = async (): Promise<void> => {
    if (document.visibilityState === 'visible') await refresh();
    setTimeout(refreshAgain, eventsRefreshMs);
  };
  refreshAgain();
}

function createList(place: HTMLElement) {
  const status = create('p', { className: 'submissions-status', role: 'status' });
  const list = create('ol', { className: 'submissions' });
  place.replaceChildren(status, list);
  return { status, list };
}

async function fetchJson<Answer>(path: string): Promise<Answer> {
  return (await fetch(path)).json();
}

function countText(count: number): string {
  if (count === 0) return noEntries;
  return count === 1 ? '1 submission' : `${count} submissions, newest first`;
}

function submissionItem({ at, formId, form, page, titles }: Submission, hasFormId: boolean): HTMLElement {
  const head = create('p', { className: 'submission-head' }, timeElement(at, dateAndTime));
  if (hasFormId) head.append(create('code', { textContent: formId }));
  const item = create('li', { className: 'submission' }, head, fieldList(form, titles));
  if (Object.keys(page).length > 0) {
    const summary = create('summary', { textContent: 'Data about the page' });
    item.append(create('details', {}, summary, fieldList(page)));
  }
  return item;
}

function eventItem({ at, path, sent }: TrackedEvent): HTMLElement {
  const head = create(
    'p',
    { className: 'submission-head' },
    create('code', { textContent: path }),
    timeElement(at, timeOfDay),
  );
  const json = create('code', { textContent: JSON.stringify(sent, null, 2) });
  const details = create(
    'details',
    {},
    create('summary', { textContent: 'Data sent' }),
    create('pre', { tabIndex: 0 }, json),
  );
  return create('li', { className: 'submission' }, head, details);
}

const timeElement = (at: number, format: Intl.DateTimeFormat): HTMLTimeElement =>
  create('time', { dateTime: new Date(at).toISOString(), textContent: format.format(at) });

function fieldList(fields: Record<string, unknown>, titles: Record<string, string> = {}): HTMLElement {
  const rows = Object.entries(fields).map(([id, value]) =>
    create(
      'div',
      {},
      create('dt', { dir: 'auto', textContent: titles[id] || id }),
      // An empty field is shown as "NC", as in the hosted site builder's list of submissions.
      create('dd', { dir: 'auto', textContent: valueText(value) || 'NC' }),
    ),
  );
  return create('dl', { className: 'submission-fields' }, ...rows);
}

/** Parts of a value on one line, answers of a Likert scale one per line, a file by its name and size. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('name' in value && 'size' in value)
    return `${value.name} (${Math.ceil(Number(value.size) / bytesPerKilobyte)} KB)`;
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${valueText(part)}`)
    .join('\n');
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
