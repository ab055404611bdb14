/**
 * A page that React has rendered on a server, whose app comes after the blocks have been upgraded. Here are the blocks with an
 * element of their own among the page's: captchas, widgets of providers, counters; and a video whose player takes the place of the
 * page's own. test/hosts has an app of other blocks.
 */
import { createElement as h, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { afterEach, describe, expect, it } from '../support/suite';

const captcha = (provider: string) => ({
  captcha: { provider, siteKey: 'any', script: `/dist/demo/captcha/${provider}.js` },
});
const providers = '/dist/demo/providers';
const film = '/films/estrellas.webm';

/** A block that loads at once. */
const block = (name: string, settings: object, ...children: ReturnType<typeof h>[]) =>
  h(`az-${name}`, { key: name, loading: 'eager', data: JSON.stringify(settings) }, ...children);

const link = (href: string) => h('a', { href }, 'A link of the page');

const Blocks = () => [
  block('form', { fields: [{ id: 'name', title: 'Name' }], ...captcha('turnstile') }, link('/write')),
  block('newsletter', captcha('hcaptcha'), link('/news')),
  block('comment-count', { shortname: 'taller', script: `${providers}/disqus.js` }, link('/blue#comments')),
  block('follow-button', { script: `${providers}/x.js` }, link('https://x.com/taller')),
  block('reservation', { restaurantId: '412810', script: `${providers}/open-table.js` }, link('/table')),
  block('table-booking', { script: `${providers}/tock.js` }, link('https://www.exploretock.com/taller')),
  block('video', {}, h('video', { src: film, controls: true, title: 'The kiln' })),
];

/** Development builds of React report attributes that the server has not rendered, unless the element allows it. */
const isChanged = { suppressHydrationWarning: true };

const OwnForm = () =>
  h(
    'az-form',
    { loading: 'eager' },
    h(
      'form',
      { action: '/api/endpoint', method: 'post', ...isChanged },
      h('label', null, 'Message ', h('textarea', { name: 'message', 'data-max-length': 40, ...isChanged })),
      h('p', null, h('textarea', { name: 'more', title: 'More', 'data-max-length': 60, ...isChanged })),
      h('button', { type: 'submit' }, 'Send the message'),
    ),
  );

const App = () => {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return [
    h('h1', { key: 'state' }, isHydrated ? 'Hydrated' : 'From the server'),
    h(Blocks, { key: 'blocks' }),
    h(OwnForm, { key: 'own-form' }),
  ];
};

/** The elements that blocks have inserted into the page. */
const insertedIn = (page: Page): HTMLElement[] =>
  page.$$('.az-captcha > *, .az-provider-widget > *, .az-count');

const { error: logError } = console;
let root: Root | undefined;

afterEach(() => {
  console.error = logError;
  root?.unmount();
  root = undefined;
});

/** Hydrates the page. @returns the errors of React */
const hydrate = async (page: Page): Promise<string[]> => {
  const errors: string[] = [];
  console.error = (...texts: unknown[]) => void errors.push(texts.join(' '));
  root = hydrateRoot(page.$('#app'), h(App), { onRecoverableError: (error) => errors.push(String(error)) });
  await page.waitFor(() => page.byRole('heading', { name: 'Hydrated' }));
  return errors;
};

defaultFlavour(({ name: flavour, script }) => {
  describe(`a page that React hydrates after the upgrade (${flavour})`, () => {
    const openUpgraded = async (): Promise<Page> => {
      const page = await openPage({
        script,
        lang: 'en',
        query: 'nomotion=true',
        html: `<div id="app">${renderToString(h(App))}</div>`,
      });
      await page.waitFor(() => page.byRole('button', { name: /The kiln/ }));
      await page.waitFor(() => insertedIn(page).length >= 8);
      return page;
    };

    it('keeps its elements and what the visitor has typed, and React reports no error', async () => {
      const page = await openUpgraded();
      page.byRole('textbox', { name: 'Name' }).focus();
      await page.type('Ana');
      const elements = page.$$('#app *');
      expect(await hydrate(page)).to.deep.equal([]);
      expect(elements.filter((element) => !element.isConnected)).to.deep.equal([]);
      expect((page.byRole('textbox', { name: 'Name' }) as HTMLInputElement).value).to.equal('Ana');
      expect(page.text()).to.include('0 / 40').and.include('0 / 60');
      expect(page.errors).to.deep.equal([]);
    });
  });
});
