import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { contrastBetween, contrastOnShade } from './support/contrast';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const img = '<img src="/pictures/lazo-500w.jpg" width="500" height="333" alt="Lazo">';
const text =
  '<figcaption><h3>A ribbon</h3><p>It goes over and under.</p><a href="#more">More</a></figcaption>';
const figure = `<figure>${img}${text}</figure>`;

const data = (values: object): string =>
  JSON.stringify({
    src: '/pictures/lazo.jpg',
    width: 1500,
    height: 1000,
    alt: 'Lazo',
    title: 'A ribbon',
    subtitle: 'It goes over and under.',
    buttonText: 'More',
    linkTo: '#more',
    ...values,
  }).replaceAll('"', '&quot;');

/** The same picture and text, from the page's children and from data. */
const sources = [
  { from: 'children', image: (variant: string) => `<az-image variant="${variant}">${figure}</az-image>` },
  { from: 'data', image: (variant: string) => `<az-image data="${data({ variant })}"></az-image>` },
];

async function open({ html = '', ...rest }: PageOptions): Promise<Page> {
  const page = await openPage({
    html: `<style>body { margin: 0 } .small { width: 150px }</style>${html}`,
    ...rest,
  });
  await page.waitFor(() => page.$$('az-image').every(isReady));
  return page;
}

const picture = (page: Page) => page.byRole('img', { name: 'Lazo' }) as HTMLImageElement;
const box = (element: Element) => element.getBoundingClientRect();
const caption = (page: Page) => page.$('figcaption');
const style = (page: Page, element: Element) => page.window.getComputedStyle(element);

defaultFlavour(({ name, script }) => {
  for (const { from, image } of sources)
    describe(`an image from ${from} (${name})`, () => {
      it('shows the picture with its caption below', async () => {
        const page = await open({ script, html: image('inline'), width: 800 });
        expect(Math.round(box(picture(page)).width)).to.equal(800);
        expect(box(caption(page)).top).to.be.at.least(box(picture(page)).bottom);
        expect(page.text()).to.equal('A ribbon It goes over and under. More');
        expect(await axeViolations(page)).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      });

      it('as a card has the text beside the picture', async () => {
        const page = await open({ script, html: image('card'), width: 800 });
        expect(Math.round(box(picture(page)).width)).to.equal(400);
        expect(box(caption(page)).left).to.equal(400);
      });

      it('as a card has the text on the other side on a page from right to left', async () => {
        const page = await open({ script, html: image('card'), width: 800, dir: 'rtl' });
        expect(box(picture(page)).left).to.equal(400);
        expect(box(caption(page)).left).to.equal(0);
      });

      it('as a card has the picture on the side that imagePosition sets', async () => {
        const html = image('card').replace('<az-image', '<az-image image-position="right"');
        const page = await open({ script, html, width: 800 });
        expect(box(picture(page)).left).to.equal(400);
        expect(box(caption(page)).left).to.equal(0);
      });

      for (const variant of ['overlap', 'collage'])
        it(`as ${variant} has the text over the edge of the picture`, async () => {
          const page = await open({ script, html: image(variant), width: 800 });
          expect(box(caption(page)).left).to.be.lessThan(box(picture(page)).right);
          expect(Math.round(box(caption(page)).right)).to.equal(800);
        });

      for (const variant of ['card', 'overlap', 'collage'])
        it(`as ${variant} has the text below in a block narrower than 415 px`, async () => {
          const html = `<div style="width: 414px">${image(variant)}</div>`;
          const page = await open({ script, html, width: 800 });
          expect(Math.round(box(picture(page)).width)).to.equal(414);
          expect(box(caption(page)).top).to.be.at.least(box(picture(page)).bottom);
          page.$('div').style.width = '415px';
          await page.waitFor(() => box(picture(page)).width < 415);
        });

      it('as a poster has the text on the picture, and its button can be pressed', async () => {
        const page = await open({ script, html: image('poster'), width: 800 });
        expect(contrastOnShade(caption(page))).to.be.at.least(4.5);
        expect(box(caption(page)).top).to.equal(box(picture(page)).top);
        await page.clickWithMouse(page.byRole('link', { name: 'More' }));
        await page.waitFor(() => page.window.location.hash === '#more');
      });

      it('as a stack has the text below, in the middle', async () => {
        const page = await open({ script, html: image('stack'), width: 800 });
        expect(style(page, caption(page)).textAlign).to.equal('center');
        expect(box(caption(page)).top).to.be.at.least(box(picture(page)).bottom);
      });

      it('has a heading that shrinks with the block, but not below 13 px', async () => {
        const html = `<div style="font-size: 10px">${image('stack')}</div>`;
        const page = await open({ script, html, width: 800 });
        const size = () =>
          Number.parseFloat(style(page, page.byRole('heading', { name: 'A ribbon' })).fontSize);
        expect(size()).to.be.greaterThan(17);
        page.$('div').style.width = '200px';
        await page.waitFor(() => size() === 13);
      });
    });

  describe(`an image (${name})`, () => {
    afterEach(() => (supports('forcedColors') ? emulateMedia({}) : undefined));

    it('keeps its text on or beside the picture, or hidden, where the page makes figures and captions blocks', async () => {
      const blocks = '<style>figure, figcaption { display: block }</style>';
      const shown = async (html: string): Promise<Page> =>
        open({ script, html: `${blocks}${html}`, width: 800 });
      const card = await shown(`<az-image variant="card">${figure}</az-image>`);
      expect(box(caption(card)).left).to.be.at.least(box(picture(card)).right);
      const poster = await shown(`<az-image variant="poster">${figure}</az-image>`);
      expect(box(caption(poster)).top).to.equal(box(picture(poster)).top);
      const hidden = await shown(`<az-image layout="caption-hidden">${figure}</az-image>`);
      expect(hidden.text()).to.equal('');
    });

    for (const { from, image } of sources)
      for (const [variant, ground] of [
        ['card', 'rgb(31, 78, 158)'],
        ['poster', 'rgb(255, 255, 255)'],
      ] as const)
        it(`from ${from}, as ${variant}, has a button that can be read, whatever the page’s links look like`, async () => {
          const html = `<style>:root { --az-color-accent: #1f4e9e } a:not(.x) { color: inherit; background: transparent }</style>${image(variant)}`;
          const page = await open({ script, html, width: 800 });
          const { color, backgroundColor } = style(page, page.byRole('link', { name: 'More' }));
          expect(backgroundColor).to.equal(ground);
          expect(contrastBetween(color, backgroundColor)).to.be.at.least(4.5);
        });

    it('accepts the numbers of saved pages as variants', async () => {
      const codes = [1012, 1013, 1014, 1015, 1016, 1017];
      const page = await open({
        script,
        html: codes.map((code) => `<az-image class="small" variant="${code}">${img}</az-image>`).join(''),
      });
      const names = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'];
      expect(
        page.$$('az-image').map((one) => names.find((each) => one.matches(`:state(${each})`))),
      ).to.deep.equal(names);
    });

    for (const [shape, height] of [
      ['square', 300],
      ['tall', 450],
      ['wide', 201],
      ['100', 300],
      ['67', 201],
      ['none', 200],
    ] as const)
      it(`has the shape ${shape}, cropped around the focal point`, async () => {
        const page = await open({
          script,
          html: `<div style="width: 300px"><az-image shape="${shape}" focal-point="0.2,-0.01">${img}</az-image></div>`,
        });
        expect(Math.round(box(picture(page)).height)).to.equal(height);
        const { objectFit, objectPosition } = style(page, picture(page));
        expect([objectFit, objectPosition]).to.deep.equal(['cover', '20% 0%']);
      });

    it('is not enlarged without stretch', async () => {
      const page = await open({ script, html: `<az-image stretch="false">${img}</az-image>`, width: 800 });
      const { left, width } = box(picture(page));
      expect([left, width]).to.deep.equal([150, 500]);
    });

    it('causes no layout shift when the script arrives', async () => {
      const html = `<link rel="stylesheet" href="/dist/azulejo.css"><az-image><figure>${img}<figcaption>Lazo</figcaption></figure></az-image><p>After</p>`;
      const page = await open({ script, html, width: 600 });
      await page.waitFor(() => picture(page).complete);
      const shift = await page.shift();
      expect(shift, page.describeShifts()).to.equal(0);
    });

    const late = [
      ...['poster', 'card', 'overlap', 'collage', 'stack', '1016'].map((variant) => `variant="${variant}"`),
      'variant="card" image-position="right"',
      `data='{"variant": "overlap"}'`,
      `data='{"variant":1013}'`,
      // A value of another field that is the name of a variant.
      `data='{"title": "poster", "subtitle": "right"}'`,
      ...['square', 'tall', 'wide', '67'].map((shape) => `shape="${shape}"`),
      ...['overlay', 'hidden'].map((layout) => `layout="caption-${layout}"`),
      ...(CSS.supports('width: attr(width px)') ? ['variant="poster" shape="40"', 'stretch="false"'] : []),
    ];
    for (const width of [1280, 390])
      it(`causes no layout shift when the script arrives late, in any variant, at ${width} px`, async () => {
        const links = ['azulejo.css', 'elements/image.css'].map(
          (file) => `<link rel="stylesheet" href="/dist/${file}">`,
        );
        const images = late.map(
          (attributes) => `<az-image loading="eager" ${attributes}>${figure}</az-image><p>After</p>`,
        );
        const page = await openPage({ script: null, html: [...links, ...images].join(''), width });
        await page.waitFor(() => page.$$<HTMLImageElement>('img').every(({ complete }) => complete));
        const places = () =>
          page.$$('az-image, img, figcaption, figcaption > *, body > p').map((element) => {
            const { x, y, width: wide, height } = box(element);
            const numbers = [x, y, wide, height].map((px) => px.toFixed(1));
            return `${element.localName} of ${late[page.$$('az-image').indexOf(element.closest('az-image') as HTMLElement)]}: ${numbers}`;
          });
        const before = places();
        page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
        await page.waitFor(() => page.$$('az-image').every(isReady));
        await page.painted();
        expect(places()).to.deep.equal(before);
        expect(await page.shift(), page.describeShifts()).to.equal(0);
      });

    it('links to linkTo, in a new window with newWindow, and never to a script', async () => {
      const page = await open({
        script,
        html: `<az-image class="small" link-to="#there">${img}</az-image><az-image class="small" link-to="#new" newwindow>${img}</az-image>
          <az-image class="small" link-to="javascript:alert(1)">${img}</az-image><az-image class="small" link-to="#no"><a href="#own">${img}</a></az-image>
          <az-image class="small" data="${data({ alt: '', buttonText: '', linkTo: '#data' })}"></az-image>`,
      });
      const links = page.allByRole('link') as HTMLAnchorElement[];
      expect(
        links.map((one) => [one.hash, one.target, one.rel, one.getAttribute('aria-description')]),
      ).to.deep.equal([
        ['#there', '', '', null],
        ['#new', '_blank', 'noopener', 'Se abre en una ventana nueva'],
        ['#own', '', '', null],
        ['#data', '', '', null],
      ]);
      // A picture without alternative text gives its link no name.
      expect(page.byRole('link', { name: 'A ribbon' }).getAttribute('href')).to.equal('#data');
    });

    it('that is a link of the page leads on, and opens its lightbox by the button alone', async () => {
      const html = `<az-image lightbox><a href="#on">${img}</a></az-image>`;
      const page = await open({ script, html, width: 600, query: 'nomotion=true' });
      page.click(page.byRole('button', { name: 'Ampliar la imagen' }));
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      await page.clickWithMouse(picture(page));
      await page.waitFor(() => page.window.location.hash === '#on');
      await page.painted();
      expect(page.allByRole('dialog')).to.deep.equal([]);
    });

    it('shows its caption on the picture, or while the pointer or the focus is there, or not', async () => {
      const html = ['caption-overlay', 'caption-overlay-hover', 'caption-hidden']
        .map(
          (layout) =>
            `<az-image layout="${layout}"><figure>${img}<figcaption><a href="#x">${layout}</a></figcaption></figure></az-image>`,
        )
        .join('');
      const page = await open({ script, html, width: 300, query: 'nomotion=true' });
      const [over, hovered, hidden] = page.$$('figcaption') as [HTMLElement, HTMLElement, HTMLElement];
      expect(Math.abs(box(over).bottom - box(page.$('img')).bottom)).to.be.lessThan(1);
      expect(style(page, hidden).display).to.equal('none');
      expect(contrastOnShade(over)).to.be.at.least(4.5);
      // Where nothing hovers it is there all the time.
      const hides = page.window.matchMedia('(hover: hover)').matches;
      await page.hover({ x: 299, y: 799 });
      await page.waitFor(() => style(page, hovered).opacity === (hides ? '0' : '1'));
      await page.hover(page.$$('img')[1] as HTMLElement);
      await page.waitFor(() => style(page, hovered).opacity === '1');
      await page.hover({ x: 299, y: 799 });
      await page.press('Tab', 'Tab');
      await page.waitFor(() => style(page, hovered).opacity === '1');

      const large = await open({
        script,
        html: `<az-image layout="caption-overlay-hover" lightbox>${figure}</az-image><az-image data="${data({ layout: 'caption-overlay-hover', lightbox: true, buttonText: '' })}"></az-image>`,
        query: 'nomotion=true',
      });
      for (const [index, button] of large.allByRole('button', { name: 'Ampliar la imagen' }).entries()) {
        button.focus();
        await large.waitFor(() => style(large, large.$$('figcaption')[index] as Element).opacity === '1');
      }
    });

    it('is marked for animations once it is visible and has loaded, and not in an editor', async () => {
      const html = `<az-image loading="eager">${img}</az-image><div style="height: 2000px"></div><az-image loading="eager" id="far">${img}</az-image>`;
      const page = await open({ script, html });
      await page.waitFor(() => page.$('az-image').matches('.animation-loaded:state(animation-loaded)'));
      const far = page.$('#far');
      expect(far.classList.contains('animation-loaded')).to.equal(false);
      far.scrollIntoView();
      await page.waitFor(() => far.matches('.animation-loaded:state(animation-loaded)'));
      // As a morph does, which compares the class with that of the server's HTML.
      far.removeAttribute('class');
      await page.waitFor(() => far.classList.contains('animation-loaded'));

      for (const edited of ['data-azulejo-editor', 'class="sqs-edit-mode-active"']) {
        const editor = await open({
          script,
          html: `<!doctype html><html lang="es" ${edited}><head><title>Editor</title><script src="${script}" async></script></head><body>${img}</body></html>`,
        });
        const image = editor.document.createElement('az-image');
        image.innerHTML = img;
        editor.document.body.prepend(image);
        await editor.waitFor(() => isReady(image) && image.querySelector('img')?.complete);
        await editor.painted();
        await editor.painted();
        expect(image.matches('.animation-loaded'), edited).to.equal(false);
      }
    });

    it('is marked for animations when its picture comes after the block was visible', async () => {
      const page = await open({ script, html: '<az-image loading="eager"></az-image>' });
      await page.painted();
      await page.painted();
      page.$('az-image').setAttribute('src', '/pictures/lazo-500w.jpg');
      await page.waitFor(() => page.$('az-image').matches('.animation-loaded:state(animation-loaded)'));
    });

    it('has the button of its lightbox on the picture, not on the text beside it', async () => {
      for (const variant of ['card', 'overlap', 'collage'])
        for (const html of [
          `<az-image lightbox variant="${variant}">${figure}</az-image>`,
          `<az-image lightbox data="${data({ variant })}"></az-image>`,
        ]) {
          const page = await open({ script, html });
          const button = page.byRole('button', { name: 'Ampliar la imagen' });
          const { right } = picture(page).getBoundingClientRect();
          expect(button.getBoundingClientRect().right, html).to.be.at.most(right);
          page.close();
        }
    });

    for (const [from, html] of [
      ['children', `<az-image lightbox><figure>${img}<figcaption>A ribbon</figcaption></figure></az-image>`],
      ['data', `<az-image lightbox data="${data({ buttonText: '', linkTo: '' })}"></az-image>`],
    ])
      it(`from ${from} opens in a lightbox, by its button and by a click`, async () => {
        const page = await open({ script, html, width: 600, query: 'nomotion=true' });
        expect(await axeViolations(page)).to.deep.equal([]);
        const button = page.byRole('button', { name: 'Ampliar la imagen' });
        button.focus();
        await page.press('Enter');
        const dialog = await page.waitFor(() => page.allByRole('dialog')[0]);
        await page.waitFor(() => page.text(dialog).includes('A ribbon'));
        await page.press('Escape');
        await page.waitFor(() => page.allByRole('dialog').length === 0);
        expect(page.focused).to.equal(button);
        // For a new tab.
        const ctrlClick = { bubbles: true, composed: true, cancelable: true, ctrlKey: true };
        picture(page).dispatchEvent(new page.window.MouseEvent('click', ctrlClick));
        await page.painted();
        expect(page.allByRole('dialog').length).to.equal(0);
        await page.clickWithMouse(picture(page));
        await page.waitFor(() => page.allByRole('dialog').length === 1);
        expect(page.errors).to.deep.equal([]);
      });

    it('without a picture shows a message', async () => {
      const page = await open({ script, html: '<az-image></az-image>' });
      expect(page.$('[part="no-image"]').textContent).to.equal('Sin imagen');
    });

    it('warns of a focal point that is none, and crops around the middle', async () => {
      const page = await open({
        script,
        html: '<az-image id="it" shape="square" focal-point="left"><img src="/pictures/mark.svg" alt="A mark"></az-image>',
      });
      await page.waitFor(() => page.consoleTexts('warn').length > 0);
      expect(page.consoleTexts('warn').join()).to.include(
        '<az-image id="it">: focalPoint is "left", expected string that matches ',
      );
      expect(page.window.getComputedStyle(page.$('img')).objectPosition).to.equal('50% 50%');
    });

    it('has the appearance of a saved page', async () => {
      const saved = `<div class="image-block-outer-wrapper layout-caption-overlay design-layout-inline"><div class="intrinsic" style="max-width:500px">
        <div class="image-block-wrapper" style="padding-bottom:66.6%"><noscript><img src="/pictures/none.jpg" alt="No"></noscript>
        <img alt="Lazo" data-src="/pictures/lazo-500w.jpg" data-image="/pictures/lazo-500w.jpg" data-image-dimensions="500x333" data-image-focal-point="0.25,1.0" data-load="false">
        </div></div></div>`;
      const json =
        '{"layout":"caption-below","lightbox":false,"stretch":false,"linkTo":"","newwindow":false,"description":{"html":""}}';
      const page = await open({
        script,
        html: `<az-image data-block-json='${json}'>${saved}</az-image>`,
        width: 800,
      });
      await page.waitFor(() => picture(page).complete && picture(page).currentSrc.includes('lazo-500w'));
      expect(style(page, picture(page)).objectPosition).to.equal('25% 100%');
      expect(Math.round(box(picture(page)).width)).to.equal(500);
      expect(Math.round(box(page.$('az-image')).height)).to.equal(333);
      expect(page.errors).to.deep.equal([]);
    });

    it('from data has a description in HTML, whose scripts do not run', async () => {
      const description = '<p>With <b>bold</b><img src="x" onerror="hit = 1"><script>hit = 1</script></p>';
      const page = await open({ script, html: `<az-image data="${data({ description })}"></az-image>` });
      const renderedDescription = page.$('[part="description"]');
      expect(renderedDescription.querySelector('b')?.textContent).to.equal('bold');
      expect(renderedDescription.innerHTML).not.to.match(/script|onerror/);
      expect('hit' in page.window).to.equal(false);
    });

    for (const [from, attributes] of [
      ['itself', 'src="/pictures/marina-500w.jpg"'],
      ['a script', 'data-src="/pictures/marina-500w.jpg" data-image-dimensions="500x333"'],
    ])
      it(`is not marked before its picture from ${from} has loaded`, async () => {
        await fault({ path: '/pictures/marina-500w.jpg', delayMs: 500 });
        const html = `<az-image loading="eager"><img ${attributes} width="500" height="333" alt="Marina"></az-image>`;
        const page = await openPage({ script, html, until: 'start' });
        const image = await page.waitFor(() => page.$$('az-image')[0]);
        await page.waitFor(() => image.matches('.animation-loaded'));
        const { complete, naturalWidth } = page.$<HTMLImageElement>('img');
        expect([complete, naturalWidth]).to.deep.equal([true, 500]);
        await resetSite();
      });

    it('is marked when its picture cannot be loaded, so that its text appears', async () => {
      const html = `<az-image loading="eager"><figure>${img.replace('lazo-500w', 'none')}<figcaption>Gone</figcaption></figure></az-image>`;
      const page = await open({ script, html });
      await page.waitFor(() => page.$('az-image').matches('.animation-loaded:state(animation-loaded)'));
    });

    it('requests the size that its place needs', async () => {
      const page = await open({
        script,
        html: `<div style="width: 280px"><az-image data="${data({ sizeFormat: 'filename' })}"></az-image></div>`,
      });
      await page.waitFor(() => picture(page).currentSrc.includes('lazo-300w.jpg'));
    });

    for (const { from, html } of [
      {
        from: 'data',
        html: `<az-image shape="square" data="${data({ loaderOptions: { cropMode: 'contain', fitAlignment: 'top' } })}"></az-image>`,
      },
      {
        from: 'children, with loaderOptions',
        html: `<az-image shape="square" loader-options='{"cropMode":"contain","fitAlignment":"top"}'>${figure}</az-image>`,
      },
      {
        from: 'children, with attributes of the picture',
        html: `<az-image shape="square">${figure.replace('<img', '<img data-crop-mode="contain" data-fit-alignment="top"')}</az-image>`,
      },
    ])
      it(`is contained in its shape, at its upper edge (${from})`, async () => {
        const page = await open({ script, html, width: 600 });
        await page.waitFor(() => style(page, picture(page)).objectFit === 'contain');
        expect(style(page, picture(page)).objectPosition).to.equal('50% 0%');
        expect(Math.round(box(picture(page)).height)).to.equal(600);
        expect(page.errors).to.deep.equal([]);
      });

    it('takes its options back when the setting goes', async () => {
      const page = await open({
        script,
        html: `<az-image shape="square" loader-options='{"cropMode":"contain"}'>${figure}</az-image>`,
      });
      await page.waitFor(() => style(page, picture(page)).objectFit === 'contain');
      page.$('az-image').removeAttribute('loader-options');
      await page.waitFor(() => style(page, picture(page)).objectFit === 'cover');
    });

    it('reports "contain" without an alignment where an alignment is demanded', async () => {
      const loaderOptions = { cropMode: 'contain', useAdvancedPositioning: true };
      const page = await open({ script, html: `<az-image data="${data({ loaderOptions })}"></az-image>` });
      await page.waitFor(() =>
        page.consoleTexts('error')[0]?.includes('Missing alignment for content-fit image.'),
      );
    });

    it('of the page stays as it is with options that cannot be shown, also after a morph', async () => {
      const options = (more: string) => `{"cropMode":"contain","useAdvancedPositioning":true${more}}`;
      const page = await open({
        script,
        html: `<az-image loader-options='${options('')}'>${img}</az-image>`,
      });
      await page.waitFor(() => page.consoleTexts('error').length > 0);
      page.$('az-image').setAttribute('loader-options', options(',"dprMax":2'));
      await page.painted();
      // As a morph does, which knows only the attributes of the server's HTML.
      picture(page).removeAttribute('data-az-changed');
      await page.waitFor(() => picture(page).hasAttribute('data-az-changed'));
      page.$('az-image').removeAttribute('loader-options');
      await page.waitFor(() => !picture(page).hasAttribute('data-az-changed'));
      expect(page.errors).to.deep.equal([]);
    });

    for (const [option, value] of Object.entries({ sizeAdjustment: 2, dprMin: 2 }))
      it(`requests a larger picture with ${option}`, async () => {
        const settings = { sizeFormat: 'filename', loaderOptions: { [option]: value } };
        const page = await open({
          script,
          html: `<div style="width: 280px"><az-image data="${data(settings)}"></az-image></div>`,
        });
        await page.waitFor(() => picture(page).currentSrc.includes('lazo-750w.jpg'));
      });

    it('loads far from the viewport where it is not to wait', async () => {
      const html = ['lazy', 'now']
        .map(
          (each) =>
            `<div style="margin-top: 3000px"><az-image loading="eager" lazy-load="${each === 'lazy'}" data="${data({ alt: each })}"></az-image></div>`,
        )
        .join('');
      const page = await open({ script, html });
      const named = (name: string) => page.byRole('img', { name }) as HTMLImageElement;
      await page.waitFor(() => named('now').naturalWidth > 0);
      expect(named('lazy').currentSrc).to.equal('');
    });

    it('is a CSS background on demand', async () => {
      const page = await open({ script, html: `<az-image data="${data({ useBgImage: true })}"></az-image>` });
      await page.waitFor(() => style(page, picture(page)).backgroundImage.includes('/pictures/lazo.jpg'));
    });

    it('gives the page’s picture its own styles back after it was a CSS background', async () => {
      const page = await open({
        script,
        html: `<az-image use-bg-image loader-options='{"cropMode":"contain"}'><img data-src="/pictures/lazo.jpg" data-image-dimensions="1500x1000" alt="Lazo" style="color: red"></az-image>`,
      });
      await page.waitFor(() => picture(page).style.backgroundImage);
      page.window.Azulejo.destroy();
      await page.waitFor(() => picture(page).style.cssText === 'color: red;');
    });

    if (supports('forcedColors'))
      it('is readable in forced colours', async () => {
        await emulateMedia({ forcedColors: 'active' });
        const page = await open({
          script,
          html: `<az-image variant="overlap">${figure}</az-image>`,
          width: 800,
        });
        const link = style(page, page.byRole('link', { name: 'More' }));
        expect(link.color).not.to.equal(link.backgroundColor);
        expect(style(page, caption(page)).borderTopStyle).to.equal('solid');
      });
  });
});
