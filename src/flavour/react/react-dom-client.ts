import { createElement, type ReactNode, useLayoutEffect } from 'react';
import { createRoot as createReactRoot } from 'react-dom/client';

interface ReplacingProps {
  before: ChildNode[];
  children: ReactNode;
}

/** React clears an element that it renders into, but not a shadow root: what stood there goes when the new is there. */
const Replacing = ({ before, children }: ReplacingProps): ReactNode => {
  useLayoutEffect(() => {
    for (const node of before) node.remove();
  }, [before]);
  return children;
};

/**
 * What comes with each move or press of a pointer, and no view of a block asks React for (test/unit/architecture.test.ts);
 * and what does not bubble, which React hears on the element that has a handler for it.
 */
const unasked = /^(pointer|mouse)(move|over|out|down|up)$|^touchmove$|^drag(over)?$|^wheel$|^load$|toggle$/;

/** React listens to every event of every root, and looks for somebody to tell: half of what a swipe would cost. */
const withoutUnasked = <Made>(container: Element, make: () => Made): Made => {
  const listen = container.addEventListener;
  container.addEventListener = (type: string, ...rest: [EventListener, boolean]) => {
    if (!unasked.test(type)) listen.call(container, type, ...rest);
  };
  const made = make();
  Reflect.deleteProperty(container, 'addEventListener');
  return made;
};

/** What r2wc gets as `react-dom/client`. */
export const createRoot = (container: Element) => {
  const before = [...container.childNodes];
  // A block logs its errors itself, once; React would log them again.
  const root = withoutUnasked(container, () => createReactRoot(container, { onCaughtError() {} }));
  return {
    render: (children: ReactNode): void => root.render(createElement(Replacing, { before, children })),
    unmount: (): void => root.unmount(),
  };
};
