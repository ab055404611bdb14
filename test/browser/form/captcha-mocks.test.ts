import { axeViolations } from '../support/axe';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';

/** What the three providers have in common; their ids are numbers or texts. */
interface Provider {
  ready?(fn: () => void): void;
  render(container: string | Element, options: object): number | string;
  reset(id?: number | string): void;
  getResponse(id?: number | string): string | undefined;
  remove?(id?: number | string): void;
}

const token = /^mock\.[\w-]{36}$/;

const providers = [
  { script: 'recaptcha', name: 'grecaptcha', container: 'place', field: 'g-recaptcha-response', wide: 304 },
  { script: 'hcaptcha', name: 'hcaptcha', container: 'place', field: 'h-captcha-response', wide: 303 },
  { script: 'turnstile', name: 'turnstile', container: '#place', field: 'cf-turnstile-response', wide: 300 },
];

for (const { script, name, container, field, wide } of providers) {
  const openWith = async (policy?: string) => {
    const page = await openPage({
      script: null,
      html: `<main><h1>Form</h1><form id="place"></form><div id="other"></div></main>
        <script nonce="n">function whenReady() { window.isReady = true }</script>
        <script nonce="n" src="/dist/demo/captcha/${script}.js?onload=whenReady&render=explicit"></script>`,
      headers: policy ? { 'Content-Security-Policy': policy } : {},
    });
    await page.waitFor(() => (page.window as { isReady?: boolean }).isReady);
    return page;
  };
  const of = (page: Page) => (page.window as unknown as Record<string, Provider>)[name] as Provider;

  const render = (page: Page, options: object = {}) => {
    const calls: string[] = [];
    const note = (call: string) => (argument?: string) => calls.push(argument ? `${call} ${argument}` : call);
    const id = of(page).render(container, {
      sitekey: 'any',
      callback: note('callback'),
      'expired-callback': note('expired'),
      'error-callback': note('error'),
      ...options,
    });
    return { id, calls };
  };

  describe(`the mock of ${script}`, () => {
    it('gives a token when its box is checked, and a plain form submits the token', async () => {
      const page = await openWith();
      const { id, calls } = render(page);
      expect(of(page).getResponse(id) ?? '').to.equal('');
      await page.clickWithMouse(page.byRole('checkbox'));
      await page.waitFor(() => calls.length);
      const response = of(page).getResponse(id) ?? '';
      expect(response).to.match(token);
      expect(calls).to.deep.equal([`callback ${response}`]);
      expect(new FormData(page.$<HTMLFormElement>('form')).get(field)).to.equal(response);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('gives another token after a reset', async () => {
      const page = await openWith();
      const { id, calls } = render(page);
      page.byRole('checkbox').click();
      await page.waitFor(() => calls.length === 1);
      of(page).reset(id);
      expect(of(page).getResponse(id) ?? '').to.equal('');
      page.byRole('checkbox').click();
      await page.waitFor(() => calls.length === 2);
      expect(calls[0]).not.to.equal(calls[1]);
    });

    it('lets a token expire', async () => {
      const page = await openWith();
      const { id, calls } = render(page, { sitekey: 'expires-50' });
      page.byRole('checkbox').click();
      await page.waitFor(() => calls.length === 2);
      expect(calls[1]).to.equal('expired');
      expect(of(page).getResponse(id) ?? '').to.equal('');
    });

    it('fails on request', async () => {
      const page = await openWith();
      const { id, calls } = render(page, { sitekey: 'error' });
      page.byRole('checkbox').click();
      await page.waitFor(() => calls.length);
      expect(calls[0]).to.match(/^error/);
      expect(of(page).getResponse(id) ?? '').to.equal('');
    });

    it('is as wide as the real one, also in the compact size', async () => {
      const page = await openWith();
      render(page);
      of(page).render(page.$('#other'), { sitekey: 'k', size: 'compact' });
      const [normal, compact] = page.$$('[data-captcha-size]').map((frame) => frame.offsetWidth);
      expect(normal).to.equal(wide);
      expect(compact).to.be.lessThan(170);
    });

    it('renders once in an element of the document', async () => {
      const page = await openWith();
      render(page);
      const root = page.$('#other').attachShadow({ mode: 'open' });
      root.append(page.document.createElement('div'));
      for (const place of [container, 'nowhere', root.firstElementChild as Element])
        expect(() => of(page).render(place, { sitekey: 'k' })).to.throw();
      expect(() => of(page).render(page.$('main'), {})).to.throw('sitekey');
    });

    it('works under a strict content security policy', async () => {
      const policy =
        "default-src 'self'; script-src 'self' 'nonce-n'; style-src 'self'; require-trusted-types-for 'script'";
      const page = await openWith(policy);
      const { calls } = render(page);
      page.byRole('checkbox').click();
      await page.waitFor(() => calls.length);
      expect(page.violations).to.deep.equal([]);
    });
  });
}

it('the global of recaptcha exists before its functions, as with the real script', async () => {
  const page = await openPage({ script: null, html: '' });
  const script = page.document.createElement('script');
  const recaptcha = () => (page.window as unknown as { grecaptcha: Provider }).grecaptcha;
  const seen: string[] = [];
  script.onload = () => {
    seen.push(typeof recaptcha().render);
    recaptcha().ready?.(() => seen.push(typeof recaptcha().render));
  };
  script.src = '/dist/demo/captcha/recaptcha.js?render=explicit';
  page.document.head.append(script);
  await page.waitFor(() => seen.length === 2);
  expect(seen).to.deep.equal(['undefined', 'function']);
});

it('all three work in one page', async () => {
  const page = await openPage({
    script: null,
    html: providers
      .map(
        ({ script }) => `<div id="${script}"></div><script src="/dist/demo/captcha/${script}.js"></script>`,
      )
      .join(''),
  });
  for (const { script, name } of providers) {
    // Before its script has run, the window's property of this name is the element with this id.
    const provider = await page.waitFor(() => {
      const current = (page.window as unknown as Record<string, Provider | undefined>)[name];
      return current?.render && current;
    });
    provider.render(page.$(`#${script}`), { sitekey: 'k' });
  }
  for (const box of page.allByRole('checkbox')) box.click();
  await page.waitFor(() =>
    page.$$<HTMLInputElement>('[type=hidden]').every(({ value }) => token.test(value)),
  );
  expect(page.errors).to.deep.equal([]);
});
