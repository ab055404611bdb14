import { type ComponentChild, type ContainerNode, render } from 'preact';

/** What r2wc uses of `react-dom/client`, in dist/lite. */
export const createRoot = (container: ContainerNode) => ({
  render: (child: ComponentChild): void => render(child, container),
  unmount: (): void => render(null, container),
});
