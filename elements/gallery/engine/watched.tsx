import { Component, type ReactNode } from 'react';
import type { Engine } from './engine';

interface WatchedProps {
  engine: Engine;
  children: () => ReactNode;
}

/** Which buttons there are around slides. */
const seenOf = ({ count, isPlaying, groups }: Engine): string => `${[count, isPlaying, groups]}`;

/**
 * Renders again when the engine says something that can be seen: a swipe renders nothing. A class: Preact's `useState`
 * would cost every page with any block 240 bytes.
 */
export class Watched extends Component<WatchedProps> {
  #seen = '';
  #stop = (): void => {};

  override componentDidMount(): void {
    const { engine } = this.props;
    const look = (): void => {
      if (seenOf(engine) !== this.#seen) this.setState({});
    };
    this.#stop = engine.on(undefined, look);
    // What has been said since it rendered.
    look();
  }

  override componentWillUnmount(): void {
    this.#stop();
  }

  override render(): ReactNode {
    this.#seen = seenOf(this.props.engine);
    return this.props.children();
  }
}
