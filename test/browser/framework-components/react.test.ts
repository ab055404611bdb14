/** `azulejo/react` in a browser: the component around the real element. */
import { createElement, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createReactComponent } from '../../../src/features/framework-components/react-component';
import { afterEach, describe, expect, it } from '../support/suite';
import { waitFor } from '../support/wait-for';

// By a name that the suite's bundler does not follow.
const address = '/dist/lite/elements/accordion.js';

const Accordion = createReactComponent({
  name: 'Accordion',
  tag: 'az-accordion',
  settings: { items: 'items', openFirst: 'openFirst', multiple: 'multiple', icon: 'icon' },
  events: { onAzToggle: 'az-toggle', onAzReady: 'az-ready' },
  load: () => import(address),
});

type AccordionElement = HTMLElement & {
  openFirst: boolean;
  icon: string;
  items: unknown[];
  multiple: boolean;
};

const item = (title: string) =>
  createElement('details', { key: title }, createElement('summary', null, title), title);

let root: Root | undefined;
let container: HTMLElement;

const empty = (): HTMLElement => {
  container = document.body.appendChild(document.createElement('main'));
  return container;
};
/** Renders at once, with all effects. */
const render = (node: ReactNode): void => {
  root ??= createRoot(empty());
  flushSync(() => root?.render(node));
};
const readyElement = (): Promise<AccordionElement> =>
  waitFor(() => {
    const element = container.querySelector<AccordionElement>('az-accordion');
    return element?.matches(':state(ready)') && element;
  });

afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
});

describe('a React component', () => {
  it('renders the element, which uses its children as content', async () => {
    render(
      createElement(Accordion, { openFirst: true, className: 'faq' }, [item('Delivery'), item('Returns')]),
    );
    const element = await readyElement();
    expect(element.className).to.equal('faq');
    expect([...element.children].map((details) => (details as HTMLDetailsElement).open)).to.deep.equal([
      true,
      false,
    ]);
  });

  it('passes settings of any type, and resets them', async () => {
    render(
      createElement(Accordion, { icon: 'arrow', items: [{ title: 'Delivery' }], data: { multiple: true } }),
    );
    const element = await readyElement();
    expect([element.icon, element.items.length, element.multiple]).to.deep.equal(['arrow', 1, true]);
    render(createElement(Accordion, { items: [{ title: 'Delivery' }, { title: 'Returns' }] }));
    await waitFor(() => element.shadowRoot?.querySelectorAll('details').length === 2);
    expect([element.icon, element.multiple, element.items.length]).to.deep.equal(['plus', false, 2]);
  });

  it('passes settings to an element that is already defined', async () => {
    render(createElement(Accordion, { icon: 'none' }));
    await readyElement();
    root?.unmount();
    root = undefined;
    container.remove();
    render(createElement(Accordion, { icon: 'arrow', openFirst: true }, [item('Delivery')]));
    const element = await readyElement();
    expect([element.icon, element.querySelector('details')?.open]).to.deep.equal(['arrow', true]);
  });

  it('calls the listener of the last render, once for each event', async () => {
    const calls: string[] = [];
    const listening = (name: string) =>
      createElement(
        StrictMode,
        null,
        createElement(
          Accordion,
          { onAzToggle: (event: CustomEvent) => calls.push(`${name} ${event.detail.open}`) },
          [item('Delivery')],
        ),
      );
    render(listening('first'));
    const element = await readyElement();
    render(listening('second'));
    element.querySelector('summary')?.click();
    await waitFor(() => calls.length);
    expect(calls).to.deep.equal(['second true']);
  });

  it('gives the element to a ref, and calls a listener when it is ready', async () => {
    const ref: { current: HTMLElement | null } = { current: null };
    let target: EventTarget | null = null;
    const onAzReady = (event: Event) => {
      target = event.target;
    };
    render(createElement(Accordion, { ref, onAzReady }));
    const element = await readyElement();
    expect(ref.current).to.equal(element);
    await waitFor(() => target === element);
    root?.render(null);
    await waitFor(() => ref.current === null);
  });

  it('hydrates markup that a server has rendered', async () => {
    const data = JSON.stringify({ multiple: true }).replaceAll('"', '&quot;');
    empty().innerHTML = `<az-accordion data="${data}"><details><summary>Delivery</summary>Delivery</details></az-accordion>`;
    const before = container.querySelector('az-accordion');
    const problems: unknown[] = [];
    root = hydrateRoot(container, createElement(Accordion, { multiple: true }, [item('Delivery')]), {
      onRecoverableError: (error) => problems.push(error),
    });
    const element = await readyElement();
    expect(element).to.equal(before);
    expect(element.multiple).to.equal(true);
    expect(problems).to.deep.equal([]);
  });
});
