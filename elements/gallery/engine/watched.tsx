import { Component, type ReactNode } from 'react';
import type { Engine, EngineEvents } from './engine';

interface WatchedProps {
  engine: Engine;
  children: () => ReactNode;
}

const events = ['change', 'motion', 'shape', 'playing'] satisfies (keyof EngineEvents)[];

/**
 * Renders again whenever the engine says something new. A class: Preact's `useState` would cost every page with any block
 * 240 bytes.
 */
export class Watched extends Component<WatchedProps> {
  #stops: (() => void)[] = [];

  override componentDidMount(): void {
    this.#stops = events.map((type) => this.props.engine.on(type, () => this.setState({})));
    // What has been said since it rendered.
    this.setState({});
  }

  override componentWillUnmount(): void {
    for (const stop of this.#stops) stop();
  }

  override render(): ReactNode {
    return this.props.children();
  }
}
