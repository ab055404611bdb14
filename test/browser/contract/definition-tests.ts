import { openPage, type Page } from '../support/page';
import { expect, it } from '../support/suite';
import { demoMarkup } from './demo-markup';
import { addElement, openBlockPage, ready, settled, type TestedBlock } from './tested-block';

interface RecordedEvent {
  type: string;
  target: EventTarget | null;
  bubbles: boolean;
  composed: boolean;
  detail?: { error?: Error };
}

/** Records the events that reach the window. */
const recorder = `<script>
  window.recorded = [];
  for (const type of ['az-ready', 'az-error'])
    addEventListener(type, ({ target, bubbles, composed, detail }) =>
      recorded.push({ type, target, bubbles, composed, detail }));
</script>`;

const recordedEvents = (page: Page) => (page.window as unknown as { recorded: RecordedEvent[] }).recorded;

export function definitionTests(block: TestedBlock, emptyPage: () => Page): void {
  const { name, tag, flavour } = block;

  it('is defined by its module alone, at once, without the loader', async () => {
    // Far below the window: near it, a map loads its tiles, which without a script tag are those of another site.
    const html = `${recorder}<div style="height: 2000px"></div><${tag}></${tag}>`;
    const page = await openPage({ script: null, html });
    const { customElements } = page.window;
    const defined: string[] = [];
    const define = customElements.define;
    customElements.define = (name, ...rest) => {
      defined.push(name);
      define.call(customElements, name, ...rest);
    };
    await page.captured.load?.(`${flavour.base}elements/${name}.js`);
    await ready(page, [page.$(tag)]);
    await page.captured.load?.(`${flavour.base}elements/${name}.js?again`);
    expect(defined).to.deep.equal([tag]);
    expect(recordedEvents(page).map(({ type }) => type)).to.deep.equal(['az-ready']);
    expect(page.warningsAndErrors()).to.deep.equal([]);
  });

  it('fires az-ready once, also after later changes, and in a shadow root', async () => {
    const [fromDemo = ''] = await demoMarkup(block);
    const html = `${recorder}
      <div id="host"><template shadowrootmode="open"><${tag} loading="eager"></${tag}></template></div>
      <${tag} id="empty" loading="eager"></${tag}>
      <section>${fromDemo}</section>`;
    const page = await openBlockPage(block, { html });
    page.window.Azulejo.scan(page.$('#host').shadowRoot ?? undefined);
    const elements = page.$$(tag);
    await ready(page, elements);
    for (const element of elements) expect(await page.window.Azulejo.whenReady(element)).to.equal(element);

    for (const element of elements) {
      const data = JSON.parse(element.getAttribute('data') ?? '{}');
      element.setAttribute('data', JSON.stringify({ ...data, noSuchField: 1 }));
      element.append(page.document.createElement('p'));
      element.parentNode?.append(element);
    }
    await settled(page);
    await ready(page, elements);
    // Blocks in the element's content fire events of their own.
    const events = recordedEvents(page).filter(({ target }) => (target as Element).matches(`${tag}, #host`));
    const names = events.map(({ type, detail }) => (detail?.error ? `${type}: ${detail.error}` : type));
    expect(names).to.deep.equal(elements.map(() => 'az-ready'));
    expect(events.every(({ bubbles, composed }) => bubbles && composed)).to.equal(true);
    // Events from a shadow root are retargeted to the host.
    const targets = events.map(({ target }) => (target as Element).id || 'demo');
    expect(targets.sort()).to.deep.equal(['demo', 'empty', 'host']);
    expect(page.warningsAndErrors()).to.deep.equal([]);
  });

  it('renders when it is empty, and when a script or a style is its only child', async () => {
    const page = emptyPage();
    const empty = addElement(block, page);
    const settings = addElement(block, page, { script: '{}' });
    const styled = addElement(block, page);
    styled.append(page.document.createElement('style'), ' \n ');
    await ready(page, [empty, settings, styled]);
    expect(page.warningsAndErrors()).to.deep.equal([]);
  });
}
