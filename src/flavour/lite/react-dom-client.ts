import { type ComponentChild, render } from 'preact';

/** What r2wc uses of `react-dom/client`, in dist/lite. */
export const createRoot = (container: Element) => {
  let fresh = true;
  return {
    render(child: ComponentChild): void {
      // Preact would leave what stands there beside its own. It renders at once, so nothing is seen to be missing.
      if (fresh) container.replaceChildren();
      fresh = false;
      render(child, container);
    },
    unmount: (): void => render(null, container),
  };
};
