/** The functions of `support/`, which all suites use, work in each engine. */
import { payloads } from '../contract/payloads';
import { axeViolations } from './axe';
import { stillText } from './blocks';
import { engine, supports } from './engine';
import { flavours } from './flavour';
import { openPage } from './page';
import { fault, received, requestEachTime, resetSite } from './site';
import { before, describe, expect, it } from './suite';
import { emulateMedia, measure, offline, screenshot } from './tab';

requestEachTime('azulejo.css');

const bare = { script: null };

/** A custom element with a button in its shadow root, whose label is in the light DOM. */
const tileScript = `<script>
  customElements.define('x-tile', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML =
        '<h3 id="heading">Glaze</h3>' +
        '<button aria-expanded="false"><slot></slot></button>' +
        '<section aria-labelledby="heading"><p>Blue</p></section>';
    }
  });
</script>`;

describe('a page', () => {
  it('has its own globals and its own size', async () => {
    const page = await openPage({ ...bare, html: '<p>Hello</p>', width: 400, height: 300 });
    expect(page.window).not.to.equal(window);
    expect([page.window.innerWidth, page.window.innerHeight]).to.deep.equal([400, 300]);
    expect(page.window.matchMedia('(max-width: 400px)').matches).to.equal(true);
    page.resize(700);
    expect(page.window.innerWidth).to.equal(700);
  });

  it('can have a language, a direction, a query and a hash', async () => {
    const page = await openPage({
      ...bare,
      html: '',
      lang: 'ar',
      dir: 'rtl',
      query: 'nomotion=true',
      hash: 'there',
    });
    const { lang, dir } = page.document.documentElement;
    const { search, hash } = page.window.location;
    expect([lang, dir, search, hash]).to.deep.equal(['ar', 'rtl', '?nomotion=true', '#there']);
  });

  it('can be one of the demo site, in either flavour', async () => {
    for (const { script } of flavours) {
      const page = await openPage({ url: '/index.html', script });
      expect(page.$$<HTMLScriptElement>('script[src]').map(({ src }) => new URL(src).pathname)).to.include(
        script,
      );
      expect(page.captured.documents).to.equal(1);
      expect(page.document.cookie).to.match(/crumb=/);
    }
  });

  it('arrives in parts when the server is slow', async () => {
    const chunks = [
      { html: '<p>second</p>', delayMs: 300 },
      { html: '<p>third</p></body></html>', delayMs: 700 },
    ];
    const page = await openPage({ ...bare, html: '<p>first</p>', chunks, until: 'start' });
    await page.waitFor(() => page.$$('p').length > 0);
    expect([page.$$('p').length < 3, page.document.readyState]).to.deep.equal([true, 'loading']);
    await page.waitFor(() => page.document.readyState === 'complete');
    expect(page.text()).to.equal('first second third');
  });

  it('has its own history entries', async () => {
    const page = await openPage({ ...bare, html: '' });
    page.window.location.hash = 'one';
    page.window.location.hash = 'two';
    page.window.history.back();
    await page.waitFor(() => page.window.location.hash === '#one');
  });
});

describe('the record of a page', () => {
  it('starts before the first script of the page', async () => {
    const html = `<!doctype html><html><head><script>
      console.warn('[azulejo] no module for', document.documentElement, { a: 1 });
    </script></head></html>`;
    const page = await openPage({ html });
    const [line] = page.console;
    expect(line?.level).to.equal('warn');
    expect(line?.text).to.equal('[azulejo] no module for <html> {"a":1}');
    expect(line?.args[1]).to.equal(page.document.documentElement);
  });

  it('contains uncaught errors, rejections and failed loads', async () => {
    const html = `<script>setTimeout(() => { throw new Error('late') }); Promise.reject(new Error('unkept'))</script>
      <img src="/missing.png" alt="">`;
    const page = await openPage({ ...bare, html });
    const messages = await page.waitFor(
      () => page.errors.length === 3 && page.errors.map(({ message }) => message),
    );
    expect(messages.join())
      .to.match(/late/)
      .and.match(/unkept/)
      .and.match(/Could not load <img src="\/missing.png"/);
  });

  it('contains violations of a policy, which does not block the record', async () => {
    const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
    const html = `<p style="color: red">Red?</p><script>console.log('never')</script>`;
    const page = await openPage({ ...bare, html, headers: { 'Content-Security-Policy': policy } });
    await page.waitFor(() => page.violations.length === 2);
    const directives = page.violations.map(({ effectiveDirective }) => effectiveDirective);
    expect(directives.sort()).to.deep.equal(['script-src-elem', 'style-src-attr']);
    expect(page.console).to.deep.equal([]);
    expect(page.captured.documents).to.equal(1);
  });

  it('works with a policy of nonces, too', async () => {
    const headers = { 'Content-Security-Policy': "script-src 'nonce-abc'" };
    const page = await openPage({ ...bare, html: '<script nonce="abc">console.log(1)</script>', headers });
    expect(page.consoleTexts()).to.deep.equal(['1']);
    expect(page.violations).to.deep.equal([]);
  });
});

describe('finding elements', () => {
  const html = `${tileScript}<h1>Tiles</h1><x-tile>Show</x-tile><x-tile hidden>Hide</x-tile>
    <details><summary>More</summary><button>Inside</button>inside</details>`;

  it('looks through shadow roots and slots, by role and name', async () => {
    const page = await openPage({ ...bare, html });
    const button = page.byRole('button', { name: 'Show', expanded: false });
    expect(button.getRootNode()).to.equal(page.$('x-tile').shadowRoot);
    expect(page.$('x-tile:not([hidden]) ~ details')).to.equal(page.$('details'));
    expect(page.allByRole('heading', { level: 3 }).length).to.equal(1);
    expect(page.byRole('region', { name: /glaze/i }).textContent).to.equal('Blue');
    expect(page.allByRole('button', { within: page.$('details') }).length).to.equal(1);
  });

  it('tells the text of a block without its timers', async () => {
    const html = `<div><template shadowrootmode="open"><style></style>Ends in
      <span role="timer"><b>9</b> seconds</span><b>!</b></template></div><p></p>`;
    const page = await openPage({ ...bare, html });
    expect(stillText(page.$('div')).replace(/\s+/g, ' ')).to.equal('Ends in !');
    expect(stillText(page.$('p'))).to.equal('');
  });

  it('skips hidden elements and elements behind a modal dialog', async () => {
    const dialog =
      '<dialog aria-label="Box"><button>Close</button></dialog><p style="display: contents">shown</p><p hidden="until-found">found</p>';
    const page = await openPage({ ...bare, html: html + dialog });
    expect(page.allByRole('button', { name: /Hide|Inside|Close/ })).to.deep.equal([]);
    expect(page.byRole('button', { name: 'More' })).to.equal(page.$('summary'));
    expect(page.text()).to.equal('Tiles Glaze Show Blue More shown');
    page.$<HTMLDialogElement>('dialog').showModal();
    expect(page.allByRole('button')).to.deep.equal([page.$('dialog button')]);
    expect(page.byRole('dialog', { name: 'Box' })).to.equal(page.$('dialog'));
  });

  it('fails with the names of the elements that it found instead', async () => {
    const page = await openPage({ ...bare, html });
    expect(() => page.byRole('link', { name: 'Next' })).to.throw('role link, name "Next", found 0');
    expect(() => page.byRole('button')).to.throw('found 2. With this role there are: "Show", "More".');
    const failure = await page
      .waitFor(() => page.$('nav'), { timeoutMs: 50 })
      .catch((error: Error) => error.message);
    expect(failure).to.match(/Waited 50 ms for .*Nothing in the page fits nav/);
  });
});

describe('real input', () => {
  const log = `<script>
    window.seen = [];
    for (const type of ['keydown', 'click', 'input', 'pointerdown', 'wheel'])
      addEventListener(type, (event) => seen.push([type, event.isTrusted, event.key ?? event.pointerType ?? event.type].join(' ')));
  </script>`;
  const seenIn = (page: { window: object }) => (page.window as { seen: string[] }).seen;

  it('reaches the page from the keyboard', async () => {
    const page = await openPage({
      ...bare,
      html: `${log}<button>A</button><input aria-label="Name"><button>B</button>`,
    });
    await page.press('Tab', 'Tab');
    await page.type('año');
    expect(page.$<HTMLInputElement>('input').value).to.equal('año');
    await page.press('Shift+Tab', 'Enter');
    expect(page.focused).to.equal(page.byRole('button', { name: 'A' }));
    expect(page.focused?.matches(':focus-visible')).to.equal(true);
    expect(seenIn(page)).to.include('keydown true Shift').and.include('keydown true Enter');
    expect(seenIn(page).filter((entry) => entry.startsWith('click true')).length).to.equal(1);
  });

  it('reaches elements with the mouse, after scrolling to them', async () => {
    const html = `${log}<div style="height: 3000px"></div><details><summary>More</summary>text</details>`;
    const page = await openPage({ ...bare, html, width: 500, height: 400 });
    await page.clickWithMouse(page.$('summary'));
    await page.waitFor(() => page.$<HTMLDetailsElement>('details').open);
    expect(seenIn(page)).to.include('pointerdown true mouse');
    expect(page.window.scrollY).to.be.greaterThan(2000);
  });

  it('hovers, drags and turns the wheel', async () => {
    const html = `${log}<input type="range" style="width: 400px"><a href="#">link</a><div style="height: 3000px"></div>`;
    const page = await openPage({ ...bare, html });
    await page.hover(page.$('a'));
    expect(page.$('a').matches(':hover')).to.equal(true);
    const slider = page.$<HTMLInputElement>('input');
    const { left, right, y, height } = slider.getBoundingClientRect();
    await page.drag({ from: slider, to: { x: right - (right - left) / 10, y: y + height / 2 } });
    await page.waitFor(() => Number(slider.value) > 80);
    await page.wheel({ at: { x: 300, y: 300 }, deltaY: 200 });
    await page.waitFor(() => page.window.scrollY > 0);
  });

  if (supports('touch')) {
    it('swipes and taps with a finger', async () => {
      const page = await openPage({
        ...bare,
        html: `${log}<button>Tap</button><div style="height: 3000px"></div>`,
      });
      await page.tap(page.$('button'));
      expect(seenIn(page)).to.include('pointerdown true touch');
      await page.swipe({ from: { x: 300, y: 600 }, to: { x: 300, y: 100 } });
      // Firefox sends the events of a synthetic touch and does not scroll by it.
      if (engine === 'chromium') await page.waitFor(() => page.window.scrollY > 300);
    });
  }
});

describe('the browser', () => {
  if (supports('emulateMedia')) {
    it('emulates reduced motion, dark colours and print', async () => {
      const page = await openPage({ ...bare, html: '' });
      const fits = (query: string) => page.window.matchMedia(query).matches;
      await emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      expect(fits('(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)')).to.equal(true);
      await emulateMedia({ media: 'print' });
      expect(fits('print')).to.equal(true);
      await emulateMedia({});
      expect(fits('print') || fits('(prefers-reduced-motion: reduce)')).to.equal(false);
    });
  }

  if (supports('offline')) {
    it('loses its network and gets it back', async () => {
      const page = await openPage({ ...bare, html: '' });
      const isReached = () =>
        page.window.fetch('/_received').then(
          () => true,
          () => false,
        );
      await offline(true);
      expect([page.window.navigator.onLine, await isReached()]).to.deep.equal([false, false]);
      await offline(false);
      expect([page.window.navigator.onLine, await isReached()]).to.deep.equal([true, true]);
    });
  }

  if (supports('measure')) {
    it('counts layouts and listeners', async () => {
      const page = await openPage({ ...bare, html: '<p>a</p>' });
      const first = await measure();
      for (let count = 0; count < 100; count++) page.document.body.addEventListener('click', () => count);
      page.$('p').style.height = '500px';
      await page.painted();
      const second = await measure();
      expect(second.listeners - first.listeners).to.equal(100);
      expect(second.layouts).to.be.greaterThan(first.layouts);
    });
  }

  if (supports('layoutShift')) {
    it('ignores layout shifts before the first paint, as of a late stylesheet on a page that a script measures', async () => {
      await fault({ path: '/dist/azulejo.css', delayMs: 400 });
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="en"><head><title>Late</title>
          <script>setInterval(() => document.querySelector('p')?.getBoundingClientRect(), 20)</script>
          <link rel="stylesheet" href="/dist/azulejo.css?late"></head>
          <body><az-video></az-video><p>Below</p></body></html>`,
      });
      await page.painted();
      expect(await page.shift()).to.equal(0);
    });

    it('adds up layout shifts and names the elements that moved', async () => {
      const html =
        '<section id="s"><az-x id="banner" style="display: block; height: 10px"></az-x></section><p style="height: 300px; background: #1f4e9e">Text</p>';
      const page = await openPage({ ...bare, html });
      expect(await page.shift()).to.equal(0);
      // A move before the first paint is no shift; a busy machine paints late.
      await page.waitFor(() => page.window.performance.getEntriesByName('first-paint')[0]);
      page.$('#banner').style.height = '200px';
      expect(await page.shift()).to.be.greaterThan(0.05);
      expect(page.captured.shifts[0]?.moved.join()).to.match(
        /^<p style.*> after <az-x id="banner".*> in <section id="s"> by 0 px right, 190 px down, from \d+,\d+ \d+×300 to /,
      );
    });
  }

  it('takes screenshots', async () => {
    await openPage({ ...bare, html: '<p>Smile</p>' });
    expect(await screenshot(`harness ${engine}`)).to.match(/\.png$/);
  });
});

describe('axe', () => {
  it('finds faults in shadow roots, also under a strict policy', async () => {
    const html = `<!doctype html><html lang="en"><head><title>T</title></head><body><main>
      <div><template shadowrootmode="open"><button></button></template></div></main></body></html>`;
    const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
    const page = await openPage({ html, headers: { 'Content-Security-Policy': policy } });
    const found = await axeViolations(page);
    expect(found.length).to.equal(1);
    expect(found[0]).to.match(/^button-name/);
    expect(page.violations).to.deep.equal([]);
  });
});

describe('the server', () => {
  before(resetSite);

  it('fails on request and records calls', async () => {
    const page = await openPage({ ...bare, html: '' });
    await fault({ path: '/api/harness', status: 503, body: { error: 'closed' } });
    const response = await page.window.fetch('/api/harness', { method: 'POST', body: 'hello' });
    expect([response.status, await response.json()]).to.deep.equal([503, { error: 'closed' }]);
    await fault({ path: '/api/harness', drop: true });
    const outcome = await page.window.fetch('/api/harness').then(
      () => 'answered',
      () => 'broken',
    );
    expect(outcome).to.equal('broken');
    expect((await received('/api/harness')).map(({ body }) => body)).to.deep.equal(['hello', null]);
  });

  it('gives a page the crumb for its calls', async () => {
    const page = await openPage({ ...bare, html: '' });
    const crumb = /crumb=([^;]+)/.exec(page.document.cookie)?.[1] ?? '';
    const refused = await page.window.fetch('/api/nothing', { method: 'POST' });
    const taken = await page.window.fetch(`/api/nothing?crumb=${crumb}`, { method: 'POST' });
    expect([refused.status, taken.status]).to.deep.equal([400, 404]);
  });
});

describe('a payload of the contract', () => {
  it('runs in an unprotected page, so a page in which it is inert has defused it', async () => {
    let hasRun = false;
    const onMessage = ({ data }: MessageEvent) => {
      hasRun ||= data === 'pwned';
    };
    window.addEventListener('message', onMessage);
    const page = await openPage({ ...bare, html: '<main></main>' });
    page.$('main').innerHTML = payloads[1] ?? '';
    await page.waitFor(() => hasRun);
    window.removeEventListener('message', onMessage);
  });
});
