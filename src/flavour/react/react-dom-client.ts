import { createElement, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot as createReactRoot } from 'react-dom/client';

/**
 * React clears an element that it renders into, but not a shadow root: what stood there goes when the new is there. It
 * is rendered before that, so that it has gone when the block says that it is ready.
 */
const Clearing = ({ before }: { before: ChildNode[] }): ReactNode => {
  useLayoutEffect(() => {
    for (const node of before) node.remove();
  }, [before]);
  return null;
};

/** The shadow root of a block, whose view may say that it asks React for no event at all (src/block/root.tsx). */
interface Container extends Element {
  host?: Element & { shown?: { view: { isDeaf?: boolean } } };
}

/** What views ask React for (test/unit/architecture.test.ts holds them to it). */
const asked = /^(click|change|input|submit|keydown|focusin)$/;

/**
 * React listens to eighty kinds of events in every root, and looks for somebody to tell of each: half of what a swipe
 * would cost, and a third of what a lightbox costs that opens. What does not bubble, it hears on the element itself.
 */
const onlyWhatIsAsked = <Made>({ host }: Container, targets: EventTarget[], make: () => Made): Made => {
  const isDeaf = host?.shown?.view.isDeaf;
  for (const target of targets) {
    const listen = target.addEventListener;
    target.addEventListener = (type: string, ...rest: [EventListener, boolean]) => {
      if (!isDeaf && asked.test(type)) listen.call(target, type, ...rest);
    };
  }
  const made = make();
  for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
  return made;
};

/** What r2wc gets as `react-dom/client`. */
export const createRoot = (container: Container) => {
  const before = [...container.childNodes];
  // A block logs its errors itself, once; React would log them again. Of the document it wants to know what is selected.
  const root = onlyWhatIsAsked(container, [container, document], () =>
    createReactRoot(container, { onCaughtError() {} }),
  );
  return {
    // At once: React would wait for a task, and the frame before that would lay out what is replaced.
    render: (children: ReactNode): void =>
      flushSync(() =>
        root.render(createElement(Fragment, null, createElement(Clearing, { before }), children)),
      ),
    unmount: (): void => root.unmount(),
  };
};
