import { type ComponentChild, render } from 'preact';

/** What r2wc uses of `react-dom/client`, in dist/lite. */
export const createRoot = (container: Element) => {
  // Preact would leave what stands there beside its own. r2wc renders at once, so nothing is seen to be missing.
  container.replaceChildren();
  return {
    render: (child: ComponentChild): void => render(child, container),
    unmount: (): void => render(null, container),
  };
};
