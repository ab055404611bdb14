import { html, nothing, render } from 'lit-html';
import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { translations } from '../../core/i18n/messages';
import { adoptStyles } from '../../core/styles';
import type { ReportEntry } from './entries';
import { messages as kindNames } from './kinds/messages/es-419';
import { messages as spanish } from './messages/es-419';
import { messages as reasonTexts } from './reasons/messages/es-419';
import { countRevived, groupEntries, type KindCount, type ReportGroup, type ReportRow } from './report';
import styles from './report-panel.css';

const loadText = translations('src/features/adopt-page', spanish);
const loadReasons = translations('src/features/adopt-page/reasons', reasonTexts);
const loadKinds = translations('src/features/adopt-page/kinds', kindNames);

interface PanelTexts {
  text: MessageFormatter<typeof spanish>;
  reasons: MessageFormatter<typeof reasonTexts>;
  kinds: MessageFormatter<typeof kindNames>;
}

const loadTexts = async (host: Element): Promise<PanelTexts> => {
  const [text, reasons, kinds] = await Promise.all([loadText(host), loadReasons(host), loadKinds(host)]);
  return { text, reasons, kinds };
};

const hasName = (kind: string): kind is keyof typeof kindNames => Object.hasOwn(kindNames, kind);

const nameOf = (kind: string, { kinds }: PanelTexts): string => (hasName(kind) ? kinds(kind) : kind);

const highlightMs = 2000;

/** Scrolls to an element of the page and frames it for a moment. */
const showElement = (element: Element): void => {
  element.scrollIntoView({ block: 'center' });
  const frame = { outline: '4px solid #d9a441', outlineOffset: '4px' };
  element.animate?.([frame, frame], highlightMs);
};

/** An element that has been taken out of the page, or takes no place in it, cannot be shown. */
const isInPage = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

const showButton = (elements: Element[], { text }: PanelTexts) => {
  const { length } = elements;
  if (length === 0) return nothing;
  let next = 0;
  const show = (): void => {
    const element = elements[next % length];
    next += 1;
    if (element) showElement(element);
  };
  return html`<button type="button" @click=${show}>${length > 1 ? text('showNext', { n: length }) : text('show')}</button>`;
};

const addressList = (addresses: string[], { text }: PanelTexts) => {
  const list = html`<ul class="addresses" role="list" dir="ltr">
    ${addresses.map((address) => html`<li>${address}</li>`)}
  </ul>`;
  if (addresses.length <= 1) return addresses.length > 0 ? list : nothing;
  return html`<details><summary>${text('addresses', { n: addresses.length })}</summary>${list}</details>`;
};

const rowTemplate = ({ kind, why, reason, elements, addresses }: ReportRow, texts: PanelTexts) => html`<li>
  <p>
    <b>${nameOf(kind, texts)}${elements.length > 1 ? ` × ${elements.length}` : nothing}</b>
    ${reason ? texts.reasons(reason.key, reason.values) : html`<span lang="en">${why}</span>`}
  </p>
  ${addressList(addresses, texts)}
  ${showButton(elements.filter(isInPage), texts)}
</li>`;

const groupTemplate = ({ name, rows }: ReportGroup, texts: PanelTexts) => html`<h3>${texts.text(name)}</h3>
  <ul role="list">
    ${rows.map((row) => rowTemplate(row, texts))}
  </ul>`;

const worksTemplate = (counts: KindCount[], texts: PanelTexts) => {
  const total = texts.text('adopted', { n: counts.reduce((sum, { count }) => sum + count, 0) });
  if (counts.length === 0) return html`<p>${total}</p>`;
  return html`<details>
    <summary>${total}</summary>
    <ul class="kinds" role="list">
      ${counts.map(({ kind, count }) => html`<li>${nameOf(kind, texts)}${count > 1 ? ` × ${count}` : nothing}</li>`)}
    </ul>
  </details>`;
};

/** The panel in the page. */
let panel: HTMLElement | undefined;

/**
 * Shows the owner of a saved page which elements work again, which stay as they were and why, and what the owner still has to
 * do. A panel that is open stays as it is, because a second adoption finds hardly anything.
 */
export const showReport = async (entries: ReportEntry[]): Promise<void> => {
  if (panel?.isConnected) return;
  const host = document.createElement('div');
  panel = host;
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  document.body.append(host);
  const close = (): void => host.remove();
  const texts = await loadTexts(host).catch((error) => {
    // The next report finds no panel, and tries again.
    close();
    throw error;
  });
  const { text } = texts;
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
  };
  // `dir="auto"`: a page in a language without a catalogue may have another direction than these texts.
  render(
    html`<section dir="auto" aria-labelledby="title" @keydown=${closeOnEscape}>
      <header>
        <h2 id="title">${text('title')}</h2>
        <button type="button" @click=${close}>${text('close')}</button>
      </header>
      ${worksTemplate(countRevived(entries), texts)}
      ${groupEntries(entries).map((group) => groupTemplate(group, texts))}
    </section>`,
    root,
  );
};
