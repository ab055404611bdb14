// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outline, reviveHtml } from '../saved-page';

const core = (title: string, content: string, classes = ''): string =>
  `<div class="wp-block-accordion-item ${classes}" data-wp-context='{"id":"a1"}'>
    <h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle" aria-expanded="false"><span class="wp-block-accordion-heading__toggle-title">${title}</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>
    <div class="wp-block-accordion-panel" role="region" inert hidden="until-found">${content}</div></div>`;

const coreList = (context: string, ...items: string[]): string =>
  `<div role="group" class="wp-block-accordion is-layout-flow alignwide" data-wp-interactive="core/accordion" data-wp-context='${context}'>${items.join('')}</div>`;

const kadence = `<div class="wp-block-kadence-accordion alignnone"><div class="kt-accordion-wrap kt-accordion-has-2-panes"><div class="kt-accordion-inner-wrap" data-allow-multiple-open="true" data-start-open="1">
  <div class="wp-block-kadence-pane kt-accordion-pane kt-accordion-pane-1"><div class="kt-accordion-header-wrap"><button class="kt-blocks-accordion-header"><span class="kt-blocks-accordion-title-wrap"><span class="kt-blocks-accordion-title">Horario</span></span><span class="kt-blocks-accordion-icon-trigger"></span></button></div><div class="kt-accordion-panel kt-accordion-panel-hidden"><div class="kt-accordion-panel-inner"><p>De 9 a 6.</p></div></div></div>
  <div class="wp-block-kadence-pane kt-accordion-pane kt-accordion-pane-2"><div class="kt-accordion-header-wrap"><button class="kt-blocks-accordion-header"><span class="kt-blocks-accordion-title">Envíos</span></button></div><div class="kt-accordion-panel kt-accordion-panel-hidden"><div class="kt-accordion-panel-inner"><p>Sí.</p></div></div></div>
</div></div></div>`;

const spectra = `<div class="wp-block-uagb-faq uagb-faq__outer-wrap" data-inactiveotheritems="true"><div class="wp-block-uagb-faq-child uagb-faq-child__outer-wrap uagb-faq-item" role="tab"><div class="uagb-faq-questions-button uagb-faq-questions"><span class="uagb-icon uagb-faq-icon-wrap"><svg></svg></span><span class="uagb-question">Horario</span></div><div class="uagb-faq-content"><p>De 9 a 6.</p></div></div></div>`;

const elementor = (name: string): string =>
  `<div class="elementor-${name}"><div class="elementor-${name}-item"><h4 id="elementor-tab-title-1" class="elementor-tab-title" role="button" aria-expanded="false"><span class="elementor-${name}-icon" aria-hidden="true"><i>+</i></span><a class="elementor-${name}-title" tabindex="0">Horario</a></h4><div class="elementor-tab-content" role="region"><p>De 9 a 6.</p></div></div></div>`;

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('an accordion of WordPress', () => {
  it('has its own headings and texts, nothing of which is hidden', async () => {
    const html = coreList(
      '{"autoclose":true}',
      core('Horario', '<p>De <a href="/hoy">9 a 6</a>.</p>', 'is-open'),
      core('Envíos', '<p>Sí.</p>'),
    );
    const { block, attributes } = await reviveHtml('wordpress-accordion', html);
    expect(outline(block)).toBe('details(summary(h3(span)) div(p(a))) details(summary(h3(span)) div(p))');
    expect(attributes).toEqual({ class: 'alignwide', multiple: 'false' });
    expect([...block.children].map((section) => section.hasAttribute('open'))).toEqual([true, false]);
    expect(block.querySelectorAll('[inert], [hidden]').length).toBe(0);
  });

  it('lets several sections be open unless its author has said otherwise', async () => {
    const html = coreList('{"autoclose":false}', core('Horario', ''));
    expect((await reviveHtml('wordpress-accordion', html)).attributes).toMatchObject({ multiple: 'true' });
  });

  it('in an accordion keeps its place', async () => {
    const inner = coreList('{}', core('Dentro', '<p>Más</p>'));
    await reviveHtml('wordpress-accordion', coreList('{}', core('Fuera', `<p>Texto</p>${inner}`)));
    expect(outline(document.body)).toBe(
      'az-accordion(details(summary(h3(span)) div(p az-accordion(details(summary(h3(span)) div(p))))))',
    );
  });

  it('of Kadence', async () => {
    const { block, attributes } = await reviveHtml('wordpress-accordion', kadence);
    expect(outline(block)).toBe('details(summary(span) div(p)) details(summary(span) div(p))');
    expect([...block.children].map((section) => section.hasAttribute('open'))).toEqual([false, true]);
    expect(attributes).toMatchObject({ multiple: 'true' });
  });

  it('of Spectra', async () => {
    const { block, attributes } = await reviveHtml('wordpress-accordion', spectra);
    expect(outline(block)).toBe('details(summary(span) div(p))');
    expect(textOf(block)).toBe('HorarioDe 9 a 6.');
    expect(attributes).toEqual({ multiple: 'false' });
  });

  it('of Elementor', async () => {
    const { block } = await reviveHtml('wordpress-accordion', elementor('accordion'));
    expect(outline(block)).toBe('details(summary(h4(span)) div(p))');
    expect(textOf(block)).toBe('HorarioDe 9 a 6.');
    expect(block.querySelector('details')?.hasAttribute('open')).toBe(true);
    const toggle = await reviveHtml('wordpress-accordion', elementor('toggle'));
    expect(toggle.attributes).toEqual({ multiple: 'true' });
    expect(toggle.block.querySelector('details')?.hasAttribute('open')).toBe(false);
  });

  it('without sections stays as it is', async () => {
    expect((await reviveHtml('wordpress-accordion', coreList('{}'))).entries).toMatchObject([
      { status: 'left', why: 'There are no sections in it.' },
    ]);
  });
});
