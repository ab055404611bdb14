// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outline, reviveHtml } from '../saved-page';

const details = (title: string, content: string, attributes = ''): string =>
  `<details class="wp-block-details is-layout-flow" ${attributes}><summary>${title}</summary>${content}</details>`;

describe('details blocks of WordPress', () => {
  it('that follow each other become one accordion', async () => {
    const html = `${details('Horario', '<p>De 9 a 6.</p>', 'open')}\n\n${details('Envíos', '<p>Sí.</p>')}<p>Fin</p>${details('Sola', '')}`;
    const { block, attributes, entries } = await reviveHtml('wordpress-details', html);
    expect(outline(document.body)).toBe(
      'az-accordion(details(summary p) details(summary p)) p az-accordion(details(summary))',
    );
    expect(block.querySelector('details')?.hasAttribute('open')).toBe(true);
    expect(attributes).toEqual({ multiple: 'true' });
    expect(entries.map(({ status }) => status)).toEqual(['adopted', 'adopted']);
  });

  it('that share a name are open one at a time', async () => {
    const html = details('Horario', '', 'name="faq"') + details('Envíos', '', 'name="faq"');
    expect((await reviveHtml('wordpress-details', html)).attributes).toEqual({ multiple: 'false' });
  });

  it('in each other stay in each other', async () => {
    await reviveHtml('wordpress-details', details('Fuera', `<p>Texto</p>${details('Dentro', '<p>Más</p>')}`));
    expect(outline(document.body)).toBe('az-accordion(details(summary p az-accordion(details(summary p))))');
  });

  it('without a summary stay as they are', async () => {
    const html = '<details class="wp-block-details"><p>Texto</p></details>';
    expect((await reviveHtml('wordpress-details', html)).entries).toMatchObject([{ status: 'left' }]);
  });
});
