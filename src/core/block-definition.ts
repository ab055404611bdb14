import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { BlockHost, BlockProps } from './block-host';
import type { MessageFormatter } from './i18n/messages';

/** What a block passes to `defineBlock`. */
export interface BlockDefinition<S extends GenericSchema, M, P> {
  tag: `az-${string}`;
  /** The valibot schema of the block's schema.ts. The build turns it into `Fields`. */
  schema: S;
  view: ComponentType<BlockProps<InferOutput<S>, M, P>>;
  /** Stylesheet of the shadow root. */
  styles: string;
  /**
   * Stylesheet for the element's own content in the page, before the upgrade too. Its rules stand in a cascade layer, so
   * that any rule of the page wins.
   */
  contentStyles?: string;
  /** The block's catalogues: `translations(…)`. */
  messages?: (host: Element) => MessageFormatter<M> | Promise<MessageFormatter<M>>;
  /**
   * 'manual' where the view chooses which children each slot shows (`AssignedSlot`); 'named' where the children's `slot`
   * attributes do. Default: 'named'.
   */
  slotAssignment?: SlotAssignmentMode;
  /**
   * For a block that reads its content further down than its children: the attributes that it reads there, such as `href`. The
   * block then also follows elements and texts there. Default: it follows the list of its children.
   */
  contentAttributes?: string[];
  /** Selector of the children that are the block's content, which a parser may leave behind the element (src/features/adopt). */
  contentElements?: string;
  /** Loads what these settings need before they are rendered. An error that it throws is the block's error. */
  prepare?: (settings: InferOutput<S>, host: BlockHost) => P | Promise<P> | undefined;
}
