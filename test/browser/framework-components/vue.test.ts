/** `azulejo/vue` in a browser: the component around the real element. */
import { type App, createApp, h, nextTick, reactive, ref } from 'vue';
import {
  createVueComponent,
  createVuePlugin,
} from '../../../src/features/framework-components/vue-component';
import { afterEach, describe, expect, it } from '../support/suite';
import { waitFor } from '../support/wait-for';

// By a name that the suite's bundler does not follow.
const address = '/dist/lite/elements/accordion.js';

const Accordion = createVueComponent({
  name: 'Accordion',
  tag: 'az-accordion',
  settings: { items: 'items', openFirst: 'openFirst', multiple: 'multiple', icon: 'icon' },
  booleans: ['openFirst', 'multiple'],
  load: () => import(address),
});

type AccordionElement = HTMLElement &
  Record<'openFirst' | 'multiple' | 'icon', unknown> & { items: unknown[] };

let app: App | undefined;
let container: HTMLElement;

const render = (view: () => unknown, components: Parameters<typeof createVuePlugin>[0] = []): void => {
  container = document.body.appendChild(document.createElement('main'));
  app = createApp({ render: view }).use(createVuePlugin(components));
  app.mount(container);
};
const readyElement = (): Promise<AccordionElement> =>
  waitFor(() => {
    const element = container.querySelector<AccordionElement>('az-accordion');
    return element?.matches(':state(ready)') && element;
  });
const details = (title: string) => h('details', { key: title }, [h('summary', title), title]);

afterEach(() => {
  app?.unmount();
  container.remove();
});

describe('a Vue component', () => {
  it('renders the element, which uses the default slot as content', async () => {
    render(() =>
      h(Accordion, { openFirst: '', class: 'faq', id: 'a' }, () => [details('Delivery'), details('Returns')]),
    );
    const element = await readyElement();
    expect([element.className, element.id, element.openFirst]).to.deep.equal(['faq', 'a', true]);
    expect([...element.children].map((child) => (child as HTMLDetailsElement).open)).to.deep.equal([
      true,
      false,
    ]);
  });

  it('follows its props, also within a reactive list, and resets those that are gone', async () => {
    const items = reactive([{ title: 'Delivery' }]);
    const props = ref<Record<string, unknown>>({ icon: 'arrow', multiple: true });
    render(() => h(Accordion, { ...props.value, items }));
    const element = await readyElement();
    expect([element.icon, element.multiple, element.items.length]).to.deep.equal(['arrow', true, 1]);
    items.push({ title: 'Returns' });
    props.value = {};
    await nextTick();
    expect([element.icon, element.multiple, element.items.length]).to.deep.equal(['plus', false, 2]);
    await waitFor(() => element.shadowRoot?.querySelectorAll('details').length === 2);
  });

  it('passes events on, and keeps the state of the element over renders', async () => {
    const renderCount = ref(1);
    const toggled: unknown[] = [];
    render(() =>
      h(
        Accordion,
        {
          'data-count': renderCount.value,
          onAzToggle: ({ detail }: CustomEvent) => toggled.push([renderCount.value, detail.open]),
        },
        () => [details('Delivery')],
      ),
    );
    const element = await readyElement();
    renderCount.value = 2;
    await nextTick();
    element.querySelector('summary')?.click();
    await waitFor(() => toggled.length > 0);
    expect(toggled).to.deep.equal([[2, true]]);
    renderCount.value = 3;
    await nextTick();
    expect(element.querySelector('details')?.open).to.equal(true);
    expect(container.querySelector('az-accordion')).to.equal(element);
  });

  it('is registered by its tag, for templates', () => {
    render(() => h('p'), [Accordion]);
    expect(app?.component('AzAccordion')).to.equal(Accordion);
  });
});
