import { createElement, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot as createReactRoot } from 'react-dom/client';

/**
 * Removes the nodes that stood in the container before React rendered. React clears an element that it renders into, but
 * not a shadow root.
 */
const RemoveNodes = ({ nodes }: { nodes: ChildNode[] }): ReactNode => {
  useLayoutEffect(() => {
    for (const node of nodes) node.remove();
  }, [nodes]);
  return null;
};

/** `react-dom/client` in `dist/`, as r2wc calls it. */
export const createRoot = (container: Element) => {
  const previousNodes = [...container.childNodes];
  const root = createReactRoot(container, {
    // The block's error boundary logs its errors once; React would log them a second time.
    onCaughtError() {},
  });
  return {
    // React schedules a task for a render, and the frame before that task would lay out the content about to be replaced.
    render: (children: ReactNode): void =>
      flushSync(() =>
        root.render(
          createElement(Fragment, null, createElement(RemoveNodes, { nodes: previousNodes }), children),
        ),
      ),
    unmount: (): void => root.unmount(),
  };
};
