/** As `GET /_tracked` of the demo server has it (demo/server/tracking/tracked.ts). */
interface Tracked {
  id: number;
  path: string;
  at: number;
  sent: unknown;
}

const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });
const refreshMs = 2000;

/** Shows what the demo server has been told of visits, the latest first; renewed while somebody looks. */
export function setUpTracked(place: HTMLElement): void {
  const status = create('p', { className: 'submissions-status', role: 'status' });
  const list = create('ol', { className: 'submissions' });
  let newest = -1;

  const refresh = async (): Promise<void> => {
    try {
      const response = await fetch('/_tracked');
      const all: Tracked[] = await response.json();
      const [latest] = all;
      if (latest?.id !== newest) list.prepend(...all.filter(({ id }) => id > newest).map(itemOf));
      newest = latest?.id ?? newest;
      status.textContent = all.length ? 'The latest first' : 'Nothing has been sent yet.';
    } catch {
      status.textContent = 'The demo’s server does not answer: “npm start” runs it.';
    }
  };

  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]'))
    button.addEventListener('click', () =>
      globalThis.Azulejo.consent?.set(button.dataset.consent === 'true'),
    );
  place.replaceChildren(status, list);
  refresh();
  setInterval(() => {
    if (document.visibilityState === 'visible') refresh();
  }, refreshMs);
}

function itemOf({ at, path, sent }: Tracked): HTMLElement {
  const when = create('time', { dateTime: new Date(at).toISOString(), textContent: time.format(at) });
  const head = create('p', { className: 'submission-head' }, create('code', { textContent: path }), when);
  const text = create('code', { textContent: JSON.stringify(sent, null, 2) });
  const details = create(
    'details',
    {},
    create('summary', { textContent: 'What was sent' }),
    create('pre', { tabIndex: 0 }, text),
  );
  return create('li', { className: 'submission' }, head, details);
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
