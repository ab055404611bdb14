import type { BlockHost } from '../../../../src/core/block-host';

/** A store outside of React. */
export interface Store {
  getSnapshot(): number;
  subscribe(onChange: () => void): () => void;
  set(value: number): void;
  /** How many components listen. */
  subscribers: Set<() => void>;
}

/** The element of the fixture block. A test gives it a log and a store before the block is defined. */
export interface FeaturesHost extends BlockHost {
  /** What happened in the block, in order: handlers called, effects run, components rendered. */
  log: string[];
  store: Store;
}
