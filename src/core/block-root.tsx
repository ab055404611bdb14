import { Component, type ReactNode, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { slottableNodes } from './assign-slot';
import type { RenderedHost, ViewState } from './block-host';

/** Shows all children of the host in place of a view that has thrown, whether slots are assigned by name or manually. */
const ContentSlot = ({ host }: { host: RenderedHost }): ReactNode => {
  const assign = useCallback((slot: HTMLSlotElement | null) => slot?.assign(...slottableNodes(host)), [host]);
  return <slot ref={assign} />;
};

interface ErrorBoundaryProps {
  host: RenderedHost;
  viewState: ViewState;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  viewState?: ViewState;
}

/** Shows the element's own content when the view throws. A new view state renders the view again. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { viewState }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return viewState === state.viewState ? null : { hasFailed: false, viewState };
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.onRenderError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ContentSlot host={this.props.host} /> : this.props.children;
  }
}

interface BlockRootProps {
  /** r2wc passes the custom element. */
  container: RenderedHost;
}

/** The component that r2wc mounts in each element's shadow root. */
export const BlockRoot = ({ container: host }: BlockRootProps): ReactNode => {
  const viewState = useSyncExternalStore(host.viewStore.subscribe, host.viewStore.getSnapshot);
  // Runs after each commit of a view state, and after the view's own layout effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is a commit
  useLayoutEffect(() => host.onCommit(), [host, viewState]);
  const { view: View, props } = viewState;
  return (
    <ErrorBoundary host={host} viewState={viewState}>
      <View {...props} />
    </ErrorBoundary>
  );
};
