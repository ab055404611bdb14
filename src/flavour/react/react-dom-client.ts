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

/** What r2wc gets as `react-dom/client`. */
export const createRoot = (container: Element) => {
  const before = [...container.childNodes];
  // A block logs its errors itself, once; React would log them again.
  const root = createReactRoot(container, { onCaughtError() {} });
  return {
    render: (children: ReactNode): void => root.render(createElement(Replacing, { before, children })),
    unmount: (): void => root.unmount(),
  };
};
