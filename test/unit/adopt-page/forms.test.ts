// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { outline, reviveHtml } from './saved-page';

const rendered = (action: string): string =>
  `<div class="form-wrapper"><form data-form-id="f1" method="POST" action="${action}"><input id="mail" type="email"><input type="submit"></form></div>`;
const block = (html: string): string =>
  `<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content">${html}</div></div>`;
const builder = 'https://site-name.squarespace.com/api/form';

describe('a form', () => {
  it('that posted to the builder needs an address, and says so', async () => {
    const { block: element, attributes, entries } = await reviveHtml('form', block(rendered(builder)));
    expect(outline(element)).toBe('form(input input)');
    expect(attributes).toEqual({ 'form-id': 'f1' });
    expect(entries).toMatchObject([
      { status: 'adopted', why: expect.stringContaining('data-form-endpoint') },
    ]);
  });

  it('goes to the address of the script tag', async () => {
    const { attributes, entries } = await reviveHtml('form', block(rendered(builder)), {
      formEndpoint: '/send',
    });
    expect(attributes).toEqual({ endpoint: '/send' });
    expect(entries[0]?.why).toBe('');
  });

  it('that its owner has sent to a service works as it is, and is not in the report', async () => {
    const { entries } = await reviveHtml('form', block(rendered('https://forms.example/1')), {
      formEndpoint: '/send',
    });
    expect(entries).toEqual([]);
    expect(document.querySelector('form')?.getAttribute('action')).toBe('https://forms.example/1');
  });

  it('goes where its owner has sent it, on the same site', async () => {
    const { attributes } = await reviveHtml('form', block(rendered('/contact.php')), {
      formEndpoint: '/send',
    });
    expect(attributes).toEqual({});
  });

  it('in a dialog opens, wherever its owner has sent it', async () => {
    const handle = '<div class="lightbox-handle-wrapper"><button>Escríbenos</button></div>';
    const { attributes } = await reviveHtml('form', block(handle + rendered('https://forms.example/1')));
    expect(attributes).toEqual({ 'lightbox-mode': 'true', 'open-button-text': 'Escríbenos' });
  });

  it('of which only the fields are saved shows from these, damaged a little', async () => {
    const json =
      '{"formId":"f2","formFields":[{"id":"a","type":"email","title":"Correo",}],"useLightbox":false,"formFieldFormats":{"countries":[]}}';
    const { data, attributes } = await reviveHtml(
      'form',
      block(`<script class="sqs-form-block-context" type="application/json">${json}</script>`),
    );
    expect(data).toEqual({ formFields: [{ id: 'a', type: 'email', title: 'Correo' }], useLightbox: false });
    expect(attributes).toEqual({ 'form-id': 'f2' });
  });

  const moved = rendered(builder).replace('"f1"', '"5a2b3c4d5e6f708192a3b4c5"');

  it('that its owner has moved out of its block is sent, too', async () => {
    const { block: element, attributes } = await reviveHtml('form', moved, { formEndpoint: '/send' });
    expect(attributes).toEqual({ endpoint: '/send' });
    expect(element.parentElement?.className).toBe('form-wrapper');
    expect(outline(element)).toBe('form(input input)');
  });

  it('of the first years is in a block with other classes', async () => {
    const html = `<div class="sqs-block form-block"><form action="${builder}"><input type="url"></form></div>`;
    expect((await reviveHtml('form', html)).entries).toMatchObject([{ status: 'adopted' }]);
  });

  it.each([
    ['that has an id of another system', rendered('').replace('"f1"', '"1482"')],
    ['that its owner has moved, and sent to a service', moved.replace(builder, 'https://forms.example/1')],
  ])('%s works as it is', async (_, html) => {
    expect((await reviveHtml('form', html, { formEndpoint: '/send' })).entries).toEqual([]);
  });

  it('that opens in a dialog keeps its button', async () => {
    const handle =
      '<div class="lightbox-handle-wrapper"><button class="lightbox-handle">Escríbenos</button></div>';
    const { attributes, block: element } = await reviveHtml('form', block(handle + rendered(builder)));
    expect(attributes).toMatchObject({ 'lightbox-mode': 'true', 'open-button-text': 'Escríbenos' });
    expect(element.querySelector('form')).not.toBe(null);
    expect(document.querySelector('.lightbox-handle-wrapper')).toBe(null);
  });

  it('that the owner opens by a script of their own is left to it', async () => {
    const handle =
      '<div class="lightbox-handle-wrapper"><button onclick="openPopup()">Empieza</button></div>';
    expect((await reviveHtml('form', block(handle + moved))).entries).toMatchObject([{ status: 'left' }]);
  });

  it('whose button called the builder is adopted, in a dry run, too', async () => {
    const handle =
      '<div class="lightbox-handle-wrapper"><button onclick="Y.use(\'form\')">Empieza</button></div>';
    expect((await reviveHtml('form', block(handle + rendered(builder)))).entries).toMatchObject([
      { status: 'adopted' },
    ]);
  });

  it.each(['', '<script class="sqs-form-block-context" type="application/json">{"formFields":</script>'])(
    'of which nothing is left stays: %s',
    async (html) => {
      expect((await reviveHtml('form', block(html))).entries).toMatchObject([{ status: 'left' }]);
    },
  );
});

describe('a newsletter', () => {
  it('keeps its own form', async () => {
    const html = `<div class="sqs-block newsletter-block sqs-block-newsletter"><div class="newsletter-form-wrapper"><form class="newsletter-form" action="${builder}"><input type="email"></form></div></div>`;
    const { block: element } = await reviveHtml('newsletter', html, { formEndpoint: '/letters' });
    expect(element.getAttribute('endpoint')).toBe('/letters');
    expect(outline(element)).toBe('form(input)');
  });

  it('that its owner has moved out of its block is sent, too, and one in its block once', async () => {
    const form = `<form class="newsletter-form" data-form-id="5b1c0ffee5b1c0ffee5b1c0f" action="${builder}"></form>`;
    const html = `${form}<div class="sqs-block-newsletter">${form}</div>`;
    const { entries } = await reviveHtml('newsletter', html, { formEndpoint: '/letters' });
    expect(entries).toMatchObject([{ status: 'adopted' }, { status: 'adopted' }]);
    expect(document.querySelectorAll('az-newsletter[endpoint="/letters"] > form').length).toBe(2);
  });

  it('that its owner has sent to a service works as it is', async () => {
    const html =
      '<div class="sqs-block-newsletter"><form action="https://letters.example/1"><input type="email"></form></div>';
    expect((await reviveHtml('newsletter', html)).entries).toEqual([]);
  });

  it('that the builder’s script would have made stays empty', async () => {
    expect(
      (await reviveHtml('newsletter', '<div class="sqs-block-newsletter"></div>')).entries,
    ).toMatchObject([{ status: 'left' }]);
  });
});
