import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { BlockHost, BlockProps } from './block-host';
import type { MessageFormatter } from './i18n/message-formatter';

/** What a block passes to `defineBlock`. */
export interface BlockDefinition<S extends GenericSchema, M, P> {
  tag: `az-${string}`;
  /** The valibot schema of the block's schema.ts. The build turns it into `Fields`. */
  schema: S;
  view: ComponentType<BlockProps<InferOutput<S>, M, P>>;
  /** Stylesheet of the shadow root. */
  styles: string;
  /**
   * Stylesheet for the element's own content in the page, which also applies to elements before their upgrade. Its rules are in a
   * cascade layer, so that any rule of the page wins.
   */
  contentStyles?: string;
  /** The messages of the block, in the language of the host: the result of `translations(…)`. */
  messages?: (host: Element) => MessageFormatter<M> | Promise<MessageFormatter<M>>;
  /**
   * 'manual' where the view chooses which children each slot shows (`AssignedSlot`); 'named' where the children's `slot`
   * attributes do. Default: 'named'.
   */
  slotAssignment?: SlotAssignmentMode;
  /**
   * Attributes, such as `href`, that the block reads below its children. With this option, the block also updates when elements,
   * texts or these attributes change anywhere in its content. Default: it updates when its list of children changes.
   */
  contentAttributes?: string[];
  /**
   * Selector of the children that are the block's content. Where the parser has put them behind the element, src/features/adopt
   * moves them back.
   */
  contentElements?: string;
  /**
   * Runs at each update, before the view renders: reads the element's content and the page, and loads data or code for these
   * settings. The view gets the result as `prepared`, and so does not query the DOM while it renders. If it throws or rejects,
   * the block fires `az-error`.
   */
  prepare?: (settings: InferOutput<S>, host: BlockHost) => P | Promise<P> | undefined;
}
