import { html, nothing, render } from 'lit-html';
import { adoptedDocument, problemOf } from './adopted-document';
import type { AdoptionSummary } from './adopted-frame';

const headings = {
  needs: 'Needed from you',
  failed: 'Failed',
  left: 'Left as it was',
} as const;

const times = (count: number) => (count > 1 ? ` × ${count}` : nothing);

const summaryTemplate = ({ works, groups }: AdoptionSummary) => {
  const total = works.reduce((sum, { count }) => sum + count, 0);
  return html`<p class="adoption-total">
      ${total === 0 ? 'Nothing in this page is of a kind that Azulejo knows.' : `${total} ${total === 1 ? 'element works' : 'elements work'} again.`}
    </p>
    <ul class="adoption-kinds">
      ${works.map(({ kind, count }) => html`<li><code>${kind}</code>${times(count)}</li>`)}
    </ul>
    ${groups.map(
      ({ name, rows }) => html`<h3>${headings[name]}</h3>
        <ul class="adoption-rows">
          ${rows.map(({ kind, why, count }) => html`<li><code>${kind}</code>${times(count)} ${why}</li>`)}
        </ul>`,
    )}`;
};

/** The library is beside this script's folder: dist/demo/site.js, dist/azulejo.js. */
const folders = () => ({
  dist: new URL('../', import.meta.url).href,
  saved: new URL('saved/', document.baseURI).href,
  pictures: new URL('pictures/', document.baseURI).href,
});

async function exampleAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.text();
}

/**
 * `form[data-adoption-box]`: adopts the page in its text area in a sandboxed frame, which requests only the library and files of
 * the examples. The file input, and buttons with `data-example`, fill in a page.
 */
export function setUpAdoptionBox(form: HTMLElement): void {
  const area = form.querySelector('textarea');
  const file = form.querySelector<HTMLInputElement>('input[type="file"]');
  const frame = form.querySelector('iframe');
  const error = form.querySelector<HTMLElement>('[role="alert"]');
  const result = form.querySelector<HTMLElement>('[role="status"]');
  if (!area || !file || !frame || !error || !result)
    throw new Error('[data-adoption-box] needs a text area, a file input, a frame, an alert and a status.');

  const showProblem = (problem = ''): void => {
    error.textContent = problem;
    area.setAttribute('aria-invalid', String(problem !== ''));
  };
  const adopt = (): void => {
    const problem = problemOf(area.value);
    showProblem(problem);
    render(nothing, result);
    frame.hidden = problem !== undefined;
    if (problem) area.focus();
    else frame.srcdoc = adoptedDocument(area.value, folders());
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    adopt();
  });
  /** The last requested page. A page that arrives after people have chosen or typed another one is dropped. */
  let requestedPage: Promise<string> | undefined;
  area.addEventListener('input', () => {
    requestedPage = undefined;
    showProblem();
  });
  const fillIn = async (page: Promise<string>, problem: string): Promise<void> => {
    requestedPage = page;
    const text = await page.catch(() => undefined);
    if (page !== requestedPage) return;
    if (text === undefined) {
      showProblem(problem);
      // Lets people choose the same file again: the input fires `change` only for another value.
      file.value = '';
    } else {
      area.value = text;
      adopt();
    }
  };
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    fillIn(chosen.text(), `${chosen.name} could not be read. Please choose it again, or paste its HTML.`);
  });
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-example]'))
    button.addEventListener('click', () => {
      // Otherwise the name of the last file would be above the example.
      file.value = '';
      fillIn(exampleAt(button.dataset.example ?? ''), 'The example could not be loaded. Please try again.');
    });
  window.addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || !data?.azulejoAdoption) return;
    render(summaryTemplate(data.azulejoAdoption), result);
  });
}
