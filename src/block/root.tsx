import { Component, type ComponentType } from 'react';
import type { Text } from '../i18n/translated';
import type { BlockHost } from './host';

/** What every view gets. */
export interface BlockProps<S, M = Record<never, never>, P = undefined> {
  /** Checked and complete. */
  settings: S;
  /** The element's content, in its order. */
  content: Element[];
  host: BlockHost;
  text: Text<M>;
  /** What the definition's `prepare` loaded. */
  prepared: P;
}

/** What `Root` renders next. */
export interface Shown {
  /** `isDeaf`: it has no handlers (`onClick` …), so React need not listen to anything in its root. */
  view: ComponentType<Shown['props']> & { isDeaf?: boolean };
  props: BlockProps<never, never, never>;
}

interface RootProps {
  /** r2wc hands every component the element that it belongs to. */
  container: BlockHost;
}

/**
 * The one component that r2wc mounts. It takes what to show from its host element and stands between a view that
 * throws and the visitor, who then sees the element's own content.
 */
export class Root extends Component<RootProps, { failed?: boolean }> {
  override state: { failed?: boolean } = {};
  rendered: Shown | undefined;
  /** Preact reports the commit of what failed before its state says so, React after. */
  caught = false;

  get host(): BlockHost {
    return this.props.container;
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.host.committed(this);
  }

  override componentDidUpdate(): void {
    this.host.committed(this);
  }

  override componentDidCatch(error: unknown): void {
    this.caught = true;
    this.host.fail(error);
  }

  /** Renders what the host holds now; after an error, that is another try. */
  refresh(): void {
    this.caught = false;
    this.setState({ failed: false });
  }

  override render() {
    this.rendered = this.host.shown;
    if (this.state.failed || !this.rendered) return <slot />;
    const { view: View, props } = this.rendered;
    return <View {...props} />;
  }
}
