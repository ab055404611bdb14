import { isObject } from '../../../src/core/util/is-object';
import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { offline } from '../support/tab';
import {
  button,
  calls,
  callsOf,
  cookies,
  differences,
  hasLoaded,
  isFirstSession,
  openTracked,
  restrictive,
  started,
  website,
} from './support';

const form = `<az-form loading="eager" data='{"formId":"f1","objectName":"Talleres","fields":[{"id":"a","title":"A"}]}'></az-form>
  <az-newsletter loading="eager" data='{"formId":"n1"}'></az-newsletter>`;
const video = `<az-video loading="eager" poster="/pictures/mark.svg"><a href="https://www.youtube.com/watch?v=abcdefghijk">A film</a></az-video>`;

const fireEvent = (page: Page, type: string, detail: object) =>
  page.document.dispatchEvent(new page.window.CustomEvent(type, { detail }));
const throwError = async (page: Page, message: string): Promise<void> => {
  page.window.dispatchEvent(new page.window.CustomEvent('fail', { detail: message }));
  await page.waitFor(() => page.errors.length);
};
const leave = (page: Page) => page.window.location.assign('/submissions');
const [hit, render, click] = ['RecordHit', 'button-render', 'button-click'].map(
  (name) => `/api/census/${name}`,
) as [string, string, string];
/** The calls of every page view with a button. */
const pageViewCalls = ['/api/1/performance/settings', render, hit, '/api/track/Track'].sort();

beforeEach(resetSite);

defaultFlavour((flavour) => {
  describe(`collectors (${flavour.name})`, () => {
    it('send the fields that collectors.json lists, and nothing else', async () => {
      const page = await openTracked({
        flavour,
        context: {
          item: { id: 'i1', recordType: 11 },
          collection: { id: 'c1', title: 'Tienda' },
          collectionId: 'c1',
        },
        body: button + form,
        query: 'campaign=azul',
      });
      await Promise.all([
        callsOf(hit),
        callsOf('/api/census/form-render', 2),
        callsOf(render),
        callsOf('/api/track/Track'),
      ]);
      await started(page, flavour);
      expect(cookies(page)).to.deep.equal(['ss_cvr', 'ss_cvt']);
      const visitor = /ss_cvr=([^;]*)/.exec(page.document.cookie)?.[1] ?? '';
      expect(visitor).to.match(/^\w+(\|\d{13}){3}\|1$/);

      page.$('az-button a').click();
      fireEvent(page, 'az-record', { event: 'opened', data: { tab: 2 }, extra: 'x' });
      fireEvent(page, 'az-track', {
        action: 'opened',
        commonData: { object_type: 'tab' },
        customData: { tab: 2 },
      });
      fireEvent(page, 'az-overlay', { event: 'shown' });
      fireEvent(page, 'az-quick-view', { id: 'item/1' });
      fireEvent(page, 'az-trace', { type: 'step', data: 1 });
      await Promise.all([
        callsOf(click),
        callsOf('/api/events/RecordEvent'),
        callsOf('/api/v1/events'),
        callsOf('/api/census/overlay'),
        callsOf('/api/census/RecordQuickView/item%2F1'),
      ]);
      expect(cookies(page)).to.include('ss_cid');

      // Errors, traces and page speed are sent when the page goes; page speed only once its settings are there.
      await page.waitFor(() => hasLoaded(page, '/api/1/performance/settings'));
      page.window.performance.mark('tiles-drawn');
      await throwError(page, 'the glaze cracked');
      await page.painted();
      leave(page);
      const [[errors], [trace]] = await Promise.all([
        callsOf('/api/events/RecordJavascriptErrors'),
        callsOf('/api/events/Trace'),
        callsOf('/api/1/performance/records'),
      ]);
      const all = await received();
      expect(await differences(all)).to.deep.equal([]);

      const bodyOf = (path: string) => all.find((call) => call.path === path)?.body;
      expect(bodyOf(hit)).to.include({ event: '1', ss_cvr: visitor });
      expect(JSON.parse((bodyOf(hit) as { data: string }).data)).to.include({
        websiteId: 'w1',
        templateId: 't1',
        website_locale: 'es-MX',
        title: 'Taller',
        itemId: 'i1',
        recordType: 11,
        collectionId: 'c1',
        viewportWidth: 1280,
        viewportHeight: 800,
        queryString: 'campaign=azul',
        localStorageSupported: true,
      });
      const details = {
        id: 'b1',
        buttonText: 'Ver la tienda',
        clickthroughUrl: '#there',
        alignment: 'left',
        size: 'large',
        newWindow: false,
        context: 1,
        visitorCookie: visitor,
      };
      expect(bodyOf(render)).to.deep.equal(details);
      expect(bodyOf(click)).to.deep.equal(details);
      // The form and the newsletter render in either order.
      const formRender = all.find(({ body }) => isObject(body) && body.formId === 'f1');
      expect(formRender?.path).to.equal('/api/census/form-render');
      expect(formRender?.body).to.include({
        contentSource: 'i',
        pageId: 'i1',
        objectName: 'Talleres',
      });
      expect(all.find(({ path }) => path === '/api/track/Track')?.query).to.include({ campaign: 'azul' });
      expect(bodyOf('/api/v1/events')).to.have.nested.property(
        'commonData.context_website_identifier',
        'taller',
      );
      expect(errors?.headers['x-csrf-token']).to.be.a('string').with.length.above(10);
      expect(errors?.body)
        .to.have.nested.property('[0].data.message')
        .that.matches(/Error: the glaze cracked$/);
      expect(JSON.parse((trace as { body: { data: string } }).body.data)[0]).to.include({
        type: 'step',
        data: 1,
      });
    });

    it('count a visitor’s visits: a second page within half an hour is the same visit', async () => {
      const cvr = (page: Page) => /ss_cvr=([^;]*)/.exec(page.document.cookie)?.[1]?.split('|') ?? [];
      const first = await openTracked({ flavour });
      await callsOf(hit);
      const [id] = cvr(first);
      expect(await isFirstSession(first, flavour)).to.be.true;
      const second = await openTracked({ flavour });
      await callsOf(hit, 2);
      expect([cvr(second)[0], cvr(second)[4]]).to.deep.equal([id, '1']);
      expect(await isFirstSession(second, flavour)).to.be.true;
      // The half hour is over.
      second.document.cookie = 'ss_cvt=; path=/; max-age=0';
      const third = await openTracked({ flavour });
      await callsOf(hit, 3);
      expect([cvr(third)[0], cvr(third)[4]]).to.deep.equal([id, '2']);
      expect(await isFirstSession(third, flavour)).to.be.false;
    });

    it('wait for consent under a restrictive policy, and stop when the visitor declines', async () => {
      const page = await openTracked({
        flavour,
        context: { cookieSettings: restrictive },
        body: button + video,
      });
      await started(page, flavour);
      const hosts = () =>
        new Set(page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).host));
      const own = new Set([location.host]);
      expect([await calls(page), cookies(page), hosts()]).to.deep.equal([[], [], own]);
      const flag = () => page.window.localStorage.getItem('azulejo.first-session');
      expect(flag()).to.be.null;

      const consent = page.window.Azulejo.consent;
      consent?.set(false);
      page.$('az-button a').click();
      expect([await calls(page), cookies(page), hosts()]).to.deep.equal([[], [], own]);

      consent?.set(true);
      await Promise.all(pageViewCalls.map((path) => callsOf(path)));
      expect([await calls(page), cookies(page)]).to.deep.equal([pageViewCalls, ['ss_cvr', 'ss_cvt']]);
      expect(flag()).to.equal('true');

      consent?.set(false);
      expect([cookies(page), flag()]).to.deep.equal([[], null]);
      page.$('az-button a').click();
      fireEvent(page, 'az-trace', { type: 'step' });
      await throwError(page, 'not collected');
      expect(await calls(page)).to.deep.equal(pageViewCalls);

      // The visitor gets a new id; the page view is the same one.
      consent?.set('accepted');
      await page.waitFor(() => cookies(page).join() === 'ss_cvr,ss_cvt');
      page.$('az-button a').click();
      await callsOf(click);
      expect(await calls(page)).to.deep.equal([...pageViewCalls, click].sort());
    });

    for (const [place, context] of [
      ['a cloneable site', { website: { ...website, cloneable: true } }],
      ['a site with a restrictive policy', { cookieSettings: restrictive }],
    ] as const)
      it(`expire the five visitor cookies on ${place} without a banner`, async () => {
        const page = await openTracked({ flavour, context });
        const five = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
        for (const name of five) page.document.cookie = `${name}=1; path=/`;
        await started(page, flavour);
        expect(cookies(page)).to.deep.equal([]);
      });

    it('record every form that is sent as a newsletter sign-up', async () => {
      const page = await openTracked({ flavour, body: form });
      await started(page, flavour);
      await page.waitFor(() => page.$$('az-form, az-newsletter').every(isReady));
      for (const name of ['az-form', 'az-newsletter'])
        page
          .$(name)
          .dispatchEvent(new page.window.CustomEvent('az-success', { bubbles: true, composed: true }));
      const recorded = await callsOf('/api/events/RecordEvent', 2);
      const bodies = recorded.map(({ body }) => body as { event: string; data: string });
      expect(bodies.map(({ event, data }) => [event, JSON.parse(data).formId]).sort()).to.deep.equal([
        ['newsletter-signup', 'f1'],
        ['newsletter-signup', 'n1'],
      ]);
    });

    it('record an event of the page whose crumb is out of date on the second try', async () => {
      const page = await openTracked({ flavour });
      await started(page, flavour);
      await callsOf(hit);
      const path = '/api/events/RecordEvent';
      const crumb = /(?<=\bcrumb=)[^;]*/.exec(page.document.cookie)?.[0];
      await fault({ path, status: 400, body: { crumbFail: true, crumb } });
      page.document.cookie = 'crumb=old; path=/';
      fireEvent(page, 'az-record', { event: 'opened' });
      const recorded = await callsOf(path, 2);
      expect(recorded.map(({ body }) => (body as { crumb: string }).crumb)).to.deep.equal(['old', crumb]);
    });

    it('send the id of the page’s item from a context without the item', async () => {
      await openTracked({ flavour, context: { itemId: 'i2', collectionId: 'c2' } });
      const bodies = (await callsOf(hit)).map(({ body }) => body as { data: string });
      expect(JSON.parse(bodies[0]?.data ?? '')).to.include({ itemId: 'i2', collectionId: 'c2' });
    });

    it('do not run where the site or the page is excluded', async () => {
      const off = await openTracked({ flavour, attributes: 'data-tracking="off"' });
      const nobody = await openTracked({ flavour, context: { website: {} } });
      for (const page of [off, nobody]) {
        await page.waitFor(() => isReady(page.$('az-button')));
        // WebKit has none.
        await new Promise((resolve) => (page.window.requestIdleCallback ?? setTimeout)(resolve));
        expect(hasLoaded(page, 'tracking.js')).to.equal(false);
      }
      const silent = [];
      const viewer = { authenticatedAccount: { id: 'a1' }, websiteRoles: { 10: true } };
      for (const context of [{ pageType: 103 }, { ...viewer, websiteRoles: { 1: true } }])
        silent.push(await openTracked({ flavour, context }));
      for (const page of silent) {
        await started(page, flavour);
        expect(await calls(page)).to.deep.equal([]);
      }
      await openTracked({ flavour, context: viewer });
      await callsOf(hit);
    });

    it('reach the server when a click leads to another page', async () => {
      const page = await openTracked({ flavour, body: button.replace('#there', '/submissions') });
      await callsOf(render);
      page.$('az-button a').click();
      await callsOf(click);
    });

    it('reach the server when the tab is closed', async () => {
      const page = await openTracked({ flavour });
      await callsOf(render);
      await throwError(page, 'last words');
      page.close();
      await callsOf('/api/events/RecordJavascriptErrors');
    });

    it('work on a page without any block', async () => {
      const page = await openTracked({ flavour, body: '<p>No block' });
      await callsOf(hit);
      expect(hasLoaded(page, 'tracking.js')).to.equal(true);
    });

    it('record no page view of the search page', async () => {
      const page = await openTracked({ flavour, attributes: 'data-manual', body: '' });
      page.window.history.replaceState(null, '', '/search');
      await started(page, flavour);
      await callsOf('/api/track/Track');
      expect(await received(hit)).to.deep.equal([]);
    });

    it('fail silently, except in debug mode', async () => {
      for (const path of pageViewCalls) {
        // A delay longer than the collectors' time limit of 2.5 s.
        const how = path === render ? { delayMs: 20_000 } : { drop: true };
        await fault({ path, ...how, times: 10 });
      }
      const page = await openTracked({ flavour });
      await Promise.all([callsOf(hit), callsOf(render)]);
      if (supports('offline')) {
        await offline(true);
        page.$('az-button a').click();
        await offline(false);
      }
      await page.painted();
      expect([page.errors, page.console.filter(({ level }) => level !== 'debug')]).to.deep.equal([[], []]);

      const debugged = await openTracked({ flavour, query: 'trackingDebug=true' });
      await debugged.waitFor(() =>
        pageViewCalls.every((path) =>
          debugged.console.some(({ level, text }) => level === 'warn' && text.includes(path)),
        ),
      );
      expect(debugged.errors).to.deep.equal([]);
    });
  });
});

describe('the page for owners', () => {
  it('lists every collector, asks for consent first, and shows the calls received', async () => {
    const page = await openPage({ url: '/tracking' });
    await started(page, { name: 'react', script: '', base: '/dist/' });
    expect(await axeViolations(page)).to.deep.equal([]);
    expect(await calls(page)).to.deep.equal([]);
    for (const name of ['Hit', 'Page speed', 'Visitor', 'Trace']) page.byRole('heading', { name });
    page.click(page.byRole('button', { name: 'Yes, count me' }));
    await callsOf(hit);
    await page.waitFor(() => page.text(page.$('[data-tracked]')).includes(hit));
    expect(page.errors).to.deep.equal([]);
  });
});
