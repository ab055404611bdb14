import { type ComponentChild, render } from 'preact';

/** `react-dom/client` in `dist/lite/`, as r2wc calls it. */
export const createRoot = (container: Element) => {
  // Preact would keep the container's nodes beside its own. r2wc renders in the same task, so nobody sees the gap.
  container.replaceChildren();
  return {
    render: (child: ComponentChild): void => render(child, container),
    unmount: (): void => render(null, container),
  };
};
