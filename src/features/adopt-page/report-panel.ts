import { html, nothing, render } from 'lit-html';
import type { AdoptionEntry } from '../../core/adoption-report';
import { type Text, translations } from '../../core/i18n/messages';
import { adoptStyles } from '../../core/styles';
import { messages as spanish } from './messages/es-419';
import { groupEntries, type ReportGroup } from './report';
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

/** Shows the owner of a saved page what works, what has been left and why, and what is still missing. */
export const showReport = async (entries: AdoptionEntry[]): Promise<void> => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  document.body.append(host);
  const text = await loadText(host);
  const adopted = entries.filter(({ status }) => status === 'adopted').length;
  render(
    html`<section aria-labelledby="title">
      <h2 id="title">${text('title')}</h2>
      <button type="button" class="close" @click=${() => host.remove()}>${text('close')}</button>
      <p>${text('adopted', { n: adopted })}</p>
      ${groupEntries(entries).map((group) => groupTemplate(group, text))}
    </section>`,
    root,
  );
};
