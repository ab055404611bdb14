// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outline, reviveHtml } from './saved-page';

const item = (title: string, text: string): string =>
  `<li class="accordion-item"><div class="accordion-divider" aria-hidden="true"></div>
    <h4 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false">
      <span class="accordion-item__title">${title}</span><div class="accordion-icon-container"></div></button></h4>
    <div class="accordion-item__dropdown" role="region"><div class="accordion-item__description">${text}</div></div></li>`;

const list = (attributes: string, items: string): string =>
  `<div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container" ${attributes}>${items}</ul></div>`;

describe('an accordion', () => {
  it('has its own headings and texts, in order', async () => {
    const items =
      item('Horario', '<p>De nueve a <a href="/hoy">seis</a>.</p>') + item('Envíos', '<p>Sí.</p>');
    const { block } = await reviveHtml('accordion', list('', items));
    expect(outline(block)).toBe('details(summary(h4(span)) div(p(a))) details(summary(h4(span)) div(p))');
    expect(block.textContent?.replace(/\s+/g, ' ').trim()).toBe('HorarioDe nueve a seis.EnvíosSí.');
    expect(block.querySelector('a')?.getAttribute('href')).toBe('/hoy');
  });

  it('reads "" as no, as the builder writes it', async () => {
    const attributes = 'data-should-allow-multiple-open-items="" data-is-expanded-first-item="true"';
    expect((await reviveHtml('accordion', list(attributes, item('Horario', '')))).attributes).toEqual({
      'open-first': 'true',
    });
  });

  it('keeps its arrows; without them, it has the plus of the block', async () => {
    const iconOf = async (drawing: string): Promise<string | undefined> => {
      const icon = `<div class="accordion-icon-container" aria-hidden="true">${drawing}</div>`;
      const html = item('Horario', '').replace('<div class="accordion-icon-container"></div>', icon);
      return (await reviveHtml('accordion', list('', html))).attributes.icon;
    };
    expect(await iconOf('<div class="arrow-container"><div class="arrow"></div></div>')).toBe('arrow');
    expect(await iconOf('<div class="plus"></div>')).toBe(undefined);
  });

  it('whose items have been cut out stays as it is', async () => {
    expect((await reviveHtml('accordion', list('', '<!-- <li></li> -->'))).entries).toMatchObject([
      { status: 'left' },
    ]);
  });

  it('whose heading is inside the title shows it', async () => {
    const title = (inner: string): string =>
      `<li class="accordion-item"><div class="accordion-item__title">${inner}</div></li>`;
    const heading = '<h4 class="accordion-item__title-wrapper">Horario</h4>';
    const { block } = await reviveHtml('accordion', list('', title(heading)));
    expect(outline(block)).toBe('details(summary(div(h4)))');
  });

  it('whose items have lost their texts shows the titles', async () => {
    const { block } = await reviveHtml(
      'accordion',
      list('', '<li class="accordion-item"><span class="accordion-item__title">Horario</span></li>'),
    );
    expect(outline(block)).toBe('details(summary(span))');
  });
});
