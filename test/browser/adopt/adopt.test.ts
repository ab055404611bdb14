/** Blocks in pages whose editor or parser does not keep `<az-…>` elements as they were written. */

import { accordion, allReady, sections } from '../loader/support';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { describe, expect, it } from '../support/suite';

const figure = (name: string): string =>
  `<figure><img src="/pictures/${name}-500w.jpg" alt="${name}" width="500" height="333"></figure>`;
const figures = ['estrella', 'abanico', 'alacena'].map(figure).join('\n');
const pictureNames = (block: Element): string[] =>
  [...block.querySelectorAll('img')].map((image) => image.alt);

const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

defaultFlavour(({ name, script }) => {
  describe(`data-az (${name})`, () => {
    const open = (html: string, headers = {}) => openPage({ script, html, headers });

    it('keeps an element that says something itself, inside its block', async () => {
      const page = await open(
        `<a id="book" data-az="button" data-loading="eager" data-size="large" href="/reservas">Reservar</a>
        <form data-az="form" data-loading="eager" action="/enviar" data-controller="contact" data-action="submit->contact#send" data-az-tooltip="Contacto" data-az-animate><label>Nombre <input name="n"></label><button>Enviar</button></form>`,
      );
      await allReady(page, 'az-button, az-form');
      expect(page.byRole('link', { name: 'Reservar' }).getAttribute('href')).to.equal('/reservas');
      expect((page.$('az-button') as HTMLElement & { size: string }).size).to.equal('large');
      expect(page.$('#book').localName).to.equal('a');
      expect(page.$('az-form > form').getAttribute('action')).to.equal('/enviar');
      // What scripts act on is there once.
      const holders = (attribute: string) => page.$$(`[${attribute}]`).map(({ localName }) => localName);
      for (const attribute of ['data-controller', 'data-action', 'data-az-tooltip'])
        expect(holders(attribute)).to.deep.equal(['form']);
      expect(holders('data-az-animate')).to.deep.equal(['az-form']);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('keeps pictures, recordings and buttons, with what they do, inside their blocks', async () => {
      const page = await open(
        `<img data-az="gallery" data-loading="eager" data-design="grid" src="/pictures/lazo-500w.jpg" alt="Lazo">
        <picture data-az="image" data-loading="eager"><img src="/pictures/estrella-500w.jpg" alt="Estrella"></picture>
        <audio data-az="audio" data-loading="eager" controls><source src="/recordings/fuente.wav"></audio>
        <button data-az="button" data-loading="eager" onclick="pressed = true">Sonar</button>`,
      );
      await allReady(page, 'az-gallery, az-image, az-audio, az-button');
      expect(page.$('az-gallery > img').getBoundingClientRect().width).to.be.greaterThan(0);
      expect(page.$('az-image > picture > img').getBoundingClientRect().width).to.be.greaterThan(0);
      expect(page.$('az-audio > audio > source').getAttribute('src')).to.equal('/recordings/fuente.wav');
      page.click(page.byRole('button', { name: 'Sonar' }));
      expect((page.window as { pressed?: boolean }).pressed).to.equal(true);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('makes a link of a button with an address, and plays the file of a video', async () => {
      const page = await open(
        `<button data-az="button" data-loading="eager" data-url="/reservas">Reservar</button>
        <video data-az="video" data-loading="eager" src="/films/estrellas.webm" poster="/pictures/lazo-500w.jpg" controls></video>
        <video data-az="video" data-loading="eager" data-title="Patio">
          <source src="/films/estrellas.mkv" type="video/x-unknown"><source src="/films/estrellas.webm" type="video/webm"></video>`,
      );
      await allReady(page, 'az-button, az-video');
      expect(page.byRole('link', { name: 'Reservar' }).getAttribute('href')).to.equal('/reservas');
      const names = page.allByRole('button').map((button) => button.getAttribute('aria-label'));
      expect(names).to.deep.equal(['Reproducir video', 'Reproducir video: Patio']);
      for (const video of page.$$('az-video')) {
        page.click(page.byRole('button', { within: video }));
        await page.waitFor(() =>
          video.shadowRoot?.querySelector('video')?.src.endsWith('/films/estrellas.webm'),
        );
      }
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('makes an element a block, with settings from data- attributes and its own children', async () => {
      const page = await open(
        `<div id="shop" class="wide" lang="en" style="margin-top: 7px" data-az="gallery" data-loading="eager"
          data-design="grid" data-thumbnails-per-row="2" data-square-thumbs>${figures}</div>`,
      );
      await allReady(page, 'az-gallery');
      const block = page.$('#shop') as HTMLElement & Record<string, unknown>;
      expect(block.localName).to.equal('az-gallery');
      expect(block.design).to.equal('grid');
      expect(block.thumbnailsPerRow).to.equal(2);
      expect(block.squareThumbs).to.equal(true);
      expect(block.className).to.equal('wide');
      expect(block.lang).to.equal('en');
      expect(block.style.marginTop).to.equal('7px');
      expect(pictureNames(block)).to.deep.equal(['estrella', 'abanico', 'alacena']);
      expect(page.$$('div[data-az]')).to.deep.equal([]);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('takes settings whose names HTML uses itself from data- attributes, with and without the block’s name', async () => {
      const page = await open(
        `<div data-az="ordering-link" data-loading="eager" data-url="/pan" data-title="Pan"></div>
        <div data-az="ordering-link" data-loading="eager" data-url="/te" data-ordering-link-title="Té" title="Hoy"></div>`,
      );
      await allReady(page, 'az-ordering-link');
      const links = page.allByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links).to.deep.equal([
        ['Pan', '/pan'],
        ['Té', '/te'],
      ]);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('keeps attributes with names that older browsers let only a parser write', async () => {
      const page = await open(
        `<div id="shop" data-az="gallery" data-loading="eager" @click="open = true" :class="{ open }">${figures}</div>
        <div data-az="gallery" data-loading="eager">${figures}</div>`,
      );
      await allReady(page, 'az-gallery');
      expect(page.$$('az-gallery').length).to.equal(2);
      expect(page.$('#shop').getAttribute('@click')).to.equal('open = true');
      expect(page.$('#shop').getAttribute(':class')).to.equal('{ open }');
    });

    it('takes JSON from data-az-data, and follows changed attributes', async () => {
      const data = JSON.stringify({ design: 'grid', thumbnailsPerRow: 3 });
      const page = await open(`<section data-az="gallery" data-az-data='${data}'>${figures}</section>`);
      await allReady(page, 'az-gallery');
      const block = page.$('az-gallery') as HTMLElement & Record<string, unknown>;
      expect([block.design, block.thumbnailsPerRow]).to.deep.equal(['grid', 3]);
      block.dataset.thumbnailsPerRow = '4';
      expect(block.thumbnailsPerRow).to.equal(4);
    });

    it('works under a strict policy, and reports what is wrong with a setting as any block does', async () => {
      const page = await open(`<div data-az="gallery" data-thumbnails-per-row="many">${figures}</div>`, {
        'content-security-policy': policy,
      });
      await allReady(page, 'az-gallery');
      await page.waitFor(() => page.consoleTexts('warn', 'error').length > 0);
      expect(page.consoleTexts('warn', 'error').length).to.equal(1);
      expect(page.consoleTexts('warn', 'error')[0]).to.include('thumbnailsPerRow');
      expect(page.violations).to.deep.equal([]);
    });

    it('keeps the very children: their listeners, typed text and focus', async () => {
      const page = await open('<main></main>');
      await page.waitFor(() => page.window.Azulejo);
      const html = `<div data-az="accordion"><details open><summary>Envío</summary><input></details></div>`;
      page.$('main').innerHTML = html;
      const input = page.$('input') as HTMLInputElement;
      input.value = 'Puebla';
      input.focus();
      await allReady(page, 'az-accordion');
      expect(page.$('az-accordion input')).to.equal(input);
      expect(input.value).to.equal('Puebla');
      expect(page.focused).to.equal(input);
    });

    it('works for blocks within blocks, and for a page that is still loading', async () => {
      const page = await openPage({
        script,
        html: `<div data-az="accordion" data-loading="eager"><details open><summary>Fotos</summary>
          <div data-az="gallery" data-loading="eager" data-design="grid">${figure('estrella')}`,
        chunks: [{ html: `${figure('abanico')}</div></details></div><p>Fin</p>`, delayMs: 300 }],
      });
      await allReady(page, 'az-accordion, az-gallery');
      expect(pictureNames(page.$('az-accordion > details > az-gallery'))).to.deep.equal([
        'estrella',
        'abanico',
      ]);
      expect(page.$('az-accordion + p').textContent).to.equal('Fin');
    });

    it('works in a shadow root that Azulejo.scan is called with, and not in a template', async () => {
      const page = await open(`<template><div data-az="accordion">${sections}</div></template><main></main>`);
      await page.waitFor(() => page.window.Azulejo);
      const root = page.$('main').attachShadow({ mode: 'open' });
      root.innerHTML = `<div data-az="accordion" data-loading="eager">${sections}</div>`;
      page.window.Azulejo.scan(root);
      await page.waitFor(() => [...root.children].some(isReady));
      const template = page.$('template') as HTMLTemplateElement;
      expect(template.content.firstElementChild?.localName).to.equal('div');
    });

    it('leaves an element with an unknown block as it is, and says so once', async () => {
      const page = await open(`<div data-az="galery">${figures}</div>${accordion()}`);
      await allReady(page);
      await page.waitFor(() => page.consoleTexts('warn').length > 0);
      page.$('div').parentElement?.append(page.document.createElement('hr'));
      await page.painted();
      await page.painted();
      expect(page.consoleTexts('warn').length).to.equal(1);
      expect(page.consoleTexts('warn')[0]).to.match(
        /^\[azulejo\] data-az="galery": expected one of accordion, .*gallery/,
      );
      expect(pictureNames(page.$('div[data-az]')).length).to.equal(3);
    });
  });

  describe(`damage by the parser (${name})`, () => {
    it('a gallery in a paragraph takes in the figures that the parser has put behind it, and says so once', async () => {
      const page = await openPage({
        script,
        html: `<article><p><az-gallery design="grid" loading="eager">${figures}</az-gallery></p><p>Después</p></article>`,
      });
      await page.waitFor(() => page.$('az-gallery').childElementCount > 0);
      await allReady(page, 'az-gallery');
      expect(pictureNames(page.$('az-gallery'))).to.deep.equal(['estrella', 'abanico', 'alacena']);
      expect(page.$('az-gallery').getBoundingClientRect().height).to.be.greaterThan(50);
      expect(page.consoleTexts('warn').length).to.equal(1);
      expect(page.consoleTexts('warn')[0]).to.match(/^\[azulejo\] <az-gallery> was empty.*data-az="gallery"/);
      expect(page.text(page.$('article')).endsWith('Después')).to.equal(true);
    });

    for (const blank of ['\n  ', '&nbsp;', '<br>\n'])
      it(`a gallery with ${JSON.stringify(blank)} in it does so, too`, async () => {
        const html = `<p><az-gallery design="grid" loading="eager">${blank}${figures}\n</az-gallery></p><p>Después</p>`;
        const page = await openPage({ script, html: `<article>${html}</article>` });
        await page.waitFor(() => page.$$('az-gallery > figure').length === 3);
        await allReady(page, 'az-gallery');
        expect(page.$$('az-gallery > *').length).to.equal(3);
        expect(page.consoleTexts('warn').length).to.equal(1);
        expect(page.consoleTexts('warn')[0]).to.include('<az-gallery> was empty');
        expect(page.text(page.$('article')).endsWith('Después')).to.equal(true);
      });

    it('a gallery that is written as a paragraph does so, too', async () => {
      const page = await openPage({
        script,
        html: `<article><p data-az="gallery" data-design="grid" data-loading="eager">${figures}</p><p>Después</p></article>`,
      });
      await page.waitFor(() => page.$$('az-gallery > figure').length > 0);
      await allReady(page, 'az-gallery');
      expect(pictureNames(page.$('az-gallery'))).to.deep.equal(['estrella', 'abanico', 'alacena']);
      expect(page.consoleTexts('warn').length).to.equal(1);
      expect(page.consoleTexts('warn')[0]).to.match(/^\[azulejo\] <az-gallery> was empty.*written as a <p>/);
      expect(page.text(page.$('article')).endsWith('Después')).to.equal(true);
    });

    it('a pricing toggle and social links take in their own content', async () => {
      const page = await openPage({
        script,
        html: `<p><az-pricing-toggle loading="eager"><div data-option="left">1 €</div><div data-option="right">10 €</div></az-pricing-toggle></p>
          <p><az-social-links loading="eager"><ul><li><a href="https://x.com/taller">X</a></li></ul></az-social-links></p>
          <div data-option="left">Otro</div>`,
      });
      await page.waitFor(() => page.consoleTexts('warn').length === 2);
      await allReady(page, 'az-pricing-toggle, az-social-links');
      expect(
        page.$$('az-pricing-toggle > [data-option]').map(({ textContent }) => textContent),
      ).to.deep.equal(['1 €', '10 €']);
      // Empty, the block was ready before; its links come with their icons.
      const link = await page.waitFor(() => page.byRole('link', { within: page.$('az-social-links') }));
      expect(link.getAttribute('href')).to.equal('https://x.com/taller');
      expect(page.text()).not.to.include('10 €');
    });

    it('a newsletter and a search take in their form, and recordings their list', async () => {
      const page = await openPage({
        script,
        html: `<p><az-newsletter loading="eager">
            <form action="/nl"><label>Mail <input type="email" name="mail"></label><button>Ok</button></form></az-newsletter></p>
          <p><az-search loading="eager"><form action="/search"><input name="q" aria-label="Buscar"></form></az-search></p>
          <p><az-audio loading="eager"><ul><li><a href="/recordings/uno.mp3">Uno</a></li></ul></az-audio></p>`,
      });
      const repairs = () => page.consoleTexts('warn').filter((line) => line.includes('was empty'));
      await page.waitFor(() => repairs().length === 3);
      expect(
        ['az-newsletter > form', 'az-search > form', 'az-audio > ul'].map((one) => page.$$(one).length),
      ).to.deep.equal([1, 1, 1]);
    });

    it('an empty block takes in nothing that is not its content', async () => {
      const page = await openPage({
        script,
        html: `<p><az-cart-indicator loading="eager"></az-cart-indicator></p>${figures}
          <p><az-accordion loading="eager"></az-accordion></p><blockquote>Cita</blockquote>
          <p><az-gallery loading="eager" data='{"items":[{"src":"/pictures/abanico-500w.jpg"}]}'></az-gallery></p>
          ${figure('estrella')}`,
      });
      await allReady(page, 'az-accordion, az-gallery');
      await page.painted();
      expect(page.$$('az-accordion *, az-cart-indicator *, az-gallery *')).to.deep.equal([]);
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });

    it('a block that was not closed, and contains the rest of the page, says so once', async () => {
      const page = await openPage({
        script,
        html: `<az-marquee loading="eager" /><main><p>Texto</p></main><footer>Pie</footer>`,
      });
      await page.waitFor(() => page.consoleTexts('warn').length > 0);
      await allReady(page, 'az-marquee');
      expect(page.consoleTexts('warn').length).to.equal(1);
      expect(page.consoleTexts('warn')[0]).to.match(
        /^\[azulejo\] <az-marquee> contains parts of the page.*<\/az-marquee>/,
      );
      expect(page.text().includes('Texto')).to.equal(true);
    });

    it('a block that was closed may contain the heading of the page, also at the end of the page', async () => {
      const page = await openPage({
        script,
        html: `<div><az-accordion loading="eager"><h1>Azulejos</h1>${sections}</az-accordion></div>
          <az-lock-screen><h1>Locked</h1></az-lock-screen>`,
      });
      await allReady(page, 'az-accordion, az-lock-screen');
      await page.painted();
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });
  });

  describe(`a declarative shadow root that is only a template (${name})`, () => {
    it('is consumed', async () => {
      const page = await openPage({ script, html: '<main></main>' });
      await page.waitFor(() => page.window.Azulejo);
      // A script's innerHTML does not attach shadow roots.
      page.$('main').innerHTML = accordion(
        'loading="eager"',
        `<template shadowrootmode="open"><p>Served</p><slot></slot></template>${sections}`,
      );
      await allReady(page);
      expect(page.$$('template')).to.deep.equal([]);
      expect(page.text(page.$('az-accordion'))).to.equal('Delivery Returns');
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });
  });
});
