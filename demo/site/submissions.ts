/** As `GET /_submissions` of the demo server has it (demo/server/forms/submissions.ts). */
interface Submission {
  id: number;
  formId: string;
  at: number;
  form: Record<string, unknown>;
  page: Record<string, unknown>;
  titles: Record<string, string>;
}

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const kilobyte = 1024;

/**
 * Shows what the demo server has stored: `[data-submissions="FORM ID"]` of one form, `[data-submissions]` of all. It is
 * renewed when a form of the page succeeds.
 */
export function setUpSubmissions(place: HTMLElement): void {
  const formId = place.dataset.submissions;
  const status = create('p', { className: 'submissions-status', role: 'status' });
  const list = create('ol', { className: 'submissions' });

  const refresh = async (): Promise<void> => {
    try {
      const query = formId ? `?formId=${encodeURIComponent(formId)}` : '';
      const response = await fetch(`/_submissions${query}`);
      const submissions: Submission[] = await response.json();
      list.replaceChildren(...submissions.map((submission) => itemOf(submission, !formId)));
      status.textContent = countOf(submissions.length);
    } catch {
      status.textContent = 'The demo’s server does not answer: “npm start” runs it.';
    }
  };

  document.addEventListener('az-success', refresh);
  place.replaceChildren(status, list);
  refresh();
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing has been sent yet.';
  return count === 1 ? '1 submission' : `${count} submissions, the latest first`;
}

function itemOf({ at, formId, form, page, titles }: Submission, withForm: boolean): HTMLElement {
  const when = create('time', {
    dateTime: new Date(at).toISOString(),
    textContent: time.format(at),
  });
  const head = create('p', { className: 'submission-head' }, when);
  if (withForm) head.append(create('code', { textContent: formId }));
  const item = create('li', { className: 'submission' }, head, fieldsOf(form, titles));
  if (Object.keys(page).length > 0) {
    const summary = create('summary', { textContent: 'What came with it' });
    item.append(create('details', {}, summary, fieldsOf(page)));
  }
  return item;
}

function fieldsOf(fields: Record<string, unknown>, titles: Record<string, string> = {}): HTMLElement {
  const rows = Object.entries(fields).map(([id, value]) =>
    create(
      'div',
      {},
      create('dt', { dir: 'auto', textContent: titles[id] || id }),
      // Storefront 5: an empty form field displays as 'NC'.
      create('dd', { dir: 'auto', textContent: textOf(value) || 'NC' }),
    ),
  );
  return create('dl', { className: 'submission-fields' }, ...rows);
}

/** Parts of a value beside each other, answers of a likert below each other, a file by its name and size. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('name' in value && 'size' in value)
    return `${value.name} (${Math.ceil(Number(value.size) / kilobyte)} KB)`;
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${textOf(part)}`)
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
