import { openPage, type Page } from '../support/page';
import { expect, it } from '../support/suite';
import { complaintsOf } from './complaints';
import { demoMarkup } from './demo-markup';
import { addElement, openSubject, ready, type Subject, settled } from './subject';

interface Heard {
  type: string;
  target: EventTarget | null;
  bubbles: boolean;
  composed: boolean;
}

/** Notes what the elements of a page fire, as a listener on the window hears it. */
const listening = `<script>
  window.heard = [];
  for (const type of ['az-ready', 'az-error'])
    addEventListener(type, ({ target, bubbles, composed }) => heard.push({ type, target, bubbles, composed }));
</script>`;

const heardIn = (page: Page) => (page.window as unknown as { heard: Heard[] }).heard;

export function definitionTests(subject: Subject): void {
  const { block, tag, flavour } = subject;

  it('is defined by its module, alone and at once where no loader is', async () => {
    const page = await openPage({ script: null, html: `${listening}<${tag}></${tag}>` });
    const { customElements } = page.window;
    const defined: string[] = [];
    const define = customElements.define;
    customElements.define = (name, ...rest) => {
      defined.push(name);
      define.call(customElements, name, ...rest);
    };
    await page.captured.load?.(`${flavour.base}elements/${block}.js`);
    await ready(page, [page.$(tag)]);
    await page.captured.load?.(`${flavour.base}elements/${block}.js?again`);
    expect(defined).to.deep.equal([tag]);
    expect(heardIn(page).map(({ type }) => type)).to.deep.equal(['az-ready']);
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  it('says once that it is ready, whatever follows, also from within a shadow root', async () => {
    const [fromDemo = ''] = await demoMarkup(subject);
    const html = `${listening}
      <div id="host"><template shadowrootmode="open"><${tag} loading="eager"></${tag}></template></div>
      <${tag} id="empty" loading="eager"></${tag}>
      <section>${fromDemo}</section>`;
    const page = await openSubject(subject, { html });
    page.window.Azulejo.scan(page.$('#host').shadowRoot ?? undefined);
    const elements = page.$$(tag);
    await ready(page, elements);
    for (const element of elements) expect(await page.window.Azulejo.whenReady(element)).to.equal(element);

    for (const element of elements) {
      element.setAttribute('data', '{"noSuchField":1}');
      element.append(page.document.createElement('p'));
      element.parentNode?.append(element);
    }
    await settled(page);
    await ready(page, elements);
    const heard = heardIn(page);
    expect(heard.map(({ type }) => type)).to.deep.equal(elements.map(() => 'az-ready'));
    expect(heard.every(({ bubbles, composed }) => bubbles && composed)).to.equal(true);
    // An event from a shadow root seems to come from its host.
    const targets = heard.map(({ target }) => (target as Element).id || 'demo');
    expect(targets.sort()).to.deep.equal(['demo', 'empty', 'host']);
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  it('shows with nothing in it, and with a script or a style as its only children', async () => {
    const page = await openSubject(subject, { html: '' });
    const empty = addElement(subject, page);
    const settings = addElement(subject, page, { script: '{}' });
    const styled = addElement(subject, page);
    styled.append(page.document.createElement('style'), ' \n ');
    await ready(page, [empty, settings, styled]);
    expect(complaintsOf(page)).to.deep.equal([]);
  });
}
