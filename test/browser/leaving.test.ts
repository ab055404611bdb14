/** The demo page about saved pages: its slider, and the box that adopts a pasted page in a sandboxed frame. */
import { axeViolations } from './support/axe';
import { supports } from './support/engine';
import { openPage, type Page } from './support/page';
import { received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { askedOutside, outside } from './support/tab';

const open = (options = {}): Promise<Page> => openPage({ url: '/leaving.html', ...options });

const frameOf = (page: Page, title: string): HTMLIFrameElement =>
  page.$<HTMLIFrameElement>(`iframe[title="${title}"]`);

/** A page with one thing of each builder, and with everything that could leave the browser. */
const pasted = `<!doctype html><html lang="es"><head><title>Prueba</title>
  <link rel="preconnect" href="https://old.example"><link rel="stylesheet" href="https://old.example/site.css">
  <meta http-equiv="refresh" content="0; url=https://old.example/">
  <script src="https://old.example/scripts-compressed/common-min.js"></script></head>
  <body onload="fetch('https://old.example/onload')"><img src="https://old.example/a.jpg" srcset="https://old.example/b.jpg 2x" alt="A">
  <iframe src="https://old.example/frame"></iframe><video src="https://old.example/film.mp4" autoplay></video>
  <div style="background: url(https://old.example/c.jpg)">Texto</div>
  <script>fetch('https://old.example/fetch'); location = 'https://old.example/';</script>
  <div class="sqs-block sqs-block-form"><form data-form-id="1" action="https://taller.squarespace.com/"><input name="email"><button>Enviar</button></form></div>
  <ul class="accordion-items-container"><li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button><span class="accordion-item__title">Horario</span></button></h4><div class="accordion-item__dropdown"><div class="accordion-item__description"><p>De 9 a 6.</p></div></div></li></ul>
  <details class="wp-block-details"><summary>Envíos</summary><p>Sí.</p></details></body></html>`;

const boxOf = (page: Page): HTMLTextAreaElement =>
  page.byRole('textbox', { name: 'Or its HTML' }) as HTMLTextAreaElement;

const adoptButton = (page: Page): HTMLElement => page.byRole('button', { name: 'Adopt the page' });

describe('the page about leaving a hosted builder', () => {
  beforeEach(resetSite);

  it('compares a page before and after, by keyboard, in both directions of text', async () => {
    const page = await open();
    const before = await page.waitFor(() => page.$$<HTMLIFrameElement>('.comparison-before')[0]);
    const after = frameOf(page, 'The page with the script tag');
    await page.waitFor(() => after.contentDocument?.querySelector('[data-az-adopted]'));
    await page.waitFor(() => before.contentDocument?.querySelector('#block-grid'));
    // As saved: pictures without an address, and no script that could give them one.
    expect(before.contentDocument?.querySelector('#block-grid img')?.hasAttribute('src')).to.equal(false);
    expect(before.contentDocument?.querySelector('script')).to.equal(null);
    expect(after.contentDocument?.querySelector('#block-grid az-gallery img')?.hasAttribute('src')).to.equal(
      true,
    );

    const slider = page.byRole('slider', { name: 'How much is visible of the page as it was saved' });
    slider.scrollIntoView({ block: 'center' });
    const middle = slider.getBoundingClientRect();
    const at = (share: number): Element | null =>
      page.document.elementFromPoint(middle.left + middle.width * share, middle.top - 60);
    expect([at(0.2), at(0.8)]).to.deep.equal([before, after]);
    slider.focus();
    await page.press('End');
    await page.waitFor(() => slider.getAttribute('aria-valuetext') === '100% as saved');
    expect([at(0.2), at(0.9)]).to.deep.equal([before, before]);
    await page.press('Home', 'ArrowRight');
    await page.waitFor(() => slider.getAttribute('aria-valuetext') === '1% as saved');
    expect([at(0.1), at(0.8)]).to.deep.equal([after, after]);
    page.document.documentElement.dir = 'rtl';
    await page.press('ArrowLeft');
    await page.waitFor(() => slider.getAttribute('aria-valuetext') === '2% as saved');
    await page.press('PageUp', 'PageUp', 'PageUp');
    await page.waitFor(() => slider.getAttribute('aria-valuetext') === '32% as saved');
    expect([at(0.9), at(0.2)]).to.deep.equal([before, after]);

    // The other page follows to the same part.
    const top = (frame: HTMLIFrameElement): number =>
      frame.contentDocument?.querySelector('#block-questions')?.getBoundingClientRect().top ?? Number.NaN;
    after.contentDocument?.querySelector('#block-questions')?.scrollIntoView();
    await page.waitFor(() => Math.abs(top(before) - top(after)) < 2 && Math.abs(top(after)) < 400);
  });

  it('adopts a pasted page in a sandboxed frame, which requests nothing', async () => {
    if (supports('outside')) await outside({ 'old.example': '<p>old</p>' });
    const page = await open();
    boxOf(page).value = pasted;
    adoptButton(page).click();
    const status = page.$('.adoption-result');
    await page.waitFor(() => page.text(status).includes('work again'));
    for (const kind of ['form', 'accordion', 'wordpress-details']) expect(page.text(status)).to.include(kind);
    expect(page.text(status)).to.include('The form needs an address');
    const frame = frameOf(page, 'Your page, adopted');
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');
    expect(frame.contentDocument).to.equal(null);
    if (supports('outside')) expect(await askedOutside()).to.deep.equal([]);
    const calls = await received();
    expect(calls.filter(({ method }) => method !== 'GET')).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
  });

  it('adopts its examples, of two builders', async () => {
    const page = await open();
    const status = page.$('.adoption-result');
    page.byRole('button', { name: 'Use the example' }).click();
    await page.waitFor(() => page.text(status).includes('gallery-block × 2'));
    page.byRole('button', { name: 'Use a page of WordPress' }).click();
    await page.waitFor(() => page.text(status).includes('wordpress-accordion'));
    expect(page.text(status)).to.not.include('gallery-block');
    expect(boxOf(page).value).to.include('wp-block-gallery');
  });

  it('adopts a file that the visitor chooses', async () => {
    const page = await open();
    const input = page.document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    expect(input.labels?.[0]?.textContent).to.equal('A saved page');
    const { DataTransfer, File, Event } = page.window;
    const transfer = new DataTransfer();
    transfer.items.add(new File([pasted], 'inicio.html', { type: 'text/html' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    const status = page.$('.adoption-result');
    await page.waitFor(() => page.text(status).includes('wordpress-details'));
    expect(boxOf(page).value).to.equal(pasted);
    page.byRole('button', { name: 'Use the example' }).click();
    await page.waitFor(() => page.text(status).includes('gallery-block × 2'));
    expect(input.value).to.equal('');
  });

  it('says what is wrong with an empty text, and with one that is not HTML', async () => {
    const page = await open();
    adoptButton(page).click();
    await page.waitFor(() => page.text(page.byRole('alert')).includes('nothing to adopt'));
    expect(page.focused).to.equal(boxOf(page));
    expect(boxOf(page).getAttribute('aria-invalid')).to.equal('true');
    await page.type('2 < 3');
    expect(page.text(page.byRole('alert'))).to.equal('');
    adoptButton(page).click();
    await page.waitFor(() => page.text(page.byRole('alert')).includes('This is not HTML'));
    expect(frameOf(page, 'Your page, adopted').hidden).to.equal(true);
  });

  it('lists the kinds that come back', async () => {
    const page = await open();
    const rows = page.$$('#kinds ~ .scroller tbody tr').map((row) => page.text(row));
    expect(rows.some((row) => row.includes('gallery-section') && row.includes('<az-gallery>'))).to.equal(
      true,
    );
    expect(rows.some((row) => row.includes('wordpress-details'))).to.equal(true);
  });

  it('fits on a phone, and meets WCAG 2.2 AA', async () => {
    const page = await open({ width: 390 });
    await page.waitFor(() => page.$$('.comparison-before').length === 1);
    expect(page.document.documentElement.scrollWidth).to.be.at.most(390);
    adoptButton(page).click();
    expect(await axeViolations(page)).to.deep.equal([]);
  });
});
