import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { CollectionItem } from '../../src/features/collection/item';
import type { Engine } from '../../src/features/slides/engine/engine';
import type { messages } from './messages/es-419';
import type { OwnContent } from './own-content';
import type { SummarySettings } from './schema';

export type SummaryText = MessageFormatter<typeof messages>;

/** Props of the views for each kind of content: of the page, of data, of a server. */
export interface SummaryProps {
  settings: SummarySettings;
  host: BlockHost;
  text: SummaryText;
  ownContent: OwnContent;
  /** The items of the settings. */
  items: CollectionItem[];
  /** Knows which item of a carousel is current. */
  engine: Engine;
}
