import { html, nothing, render } from 'lit-html';
import type { AdoptionEntry } from '../../core/adoption-report';
import { type Text, translations } from '../../core/i18n/messages';
import { adoptStyles } from '../../core/styles';
import { messages as spanish } from './messages/es-419';
import { countRevived, groupEntries, type ReportGroup } from './report';
import styles from './report-panel.css';

const loadText = translations('src/features/adopt-page', spanish);

type ReportText = Text<typeof spanish>;

const scrollTo = (element: Element): void => element.scrollIntoView({ block: 'center' });

const groupTemplate = ({ name, rows }: ReportGroup, text: ReportText) => html`
  <h3>${text(name)}</h3>
  <ul>
    ${rows.map(
      ({ kind, why, elements: [first, ...others] }) => html`<li lang="en">
        <b>${kind}${others.length > 0 ? ` × ${others.length + 1}` : nothing}</b> ${why}
        ${first && html`<button type="button" lang=${nothing} @click=${() => scrollTo(first)}>${text('show')}</button>`}
      </li>`,
    )}
  </ul>`;

/** The panel in the page. */
let panel: HTMLElement | undefined;

/**
 * Shows the owner of a saved page what works, what has been left and why, and what is still missing. A panel that is open stays:
 * a second adoption finds hardly anything.
 */
export const showReport = async (entries: AdoptionEntry[]): Promise<void> => {
  if (panel?.isConnected) return;
  const host = document.createElement('div');
  panel = host;
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  document.body.append(host);
  const text = await loadText(host);
  render(
    html`<section aria-labelledby="title">
      <h2 id="title">${text('title')}</h2>
      <button type="button" class="close" @click=${() => host.remove()}>${text('close')}</button>
      <p>${text('adopted', { n: countRevived(entries) })}</p>
      ${groupEntries(entries).map((group) => groupTemplate(group, text))}
    </section>`,
    root,
  );
};
