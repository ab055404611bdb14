import { type ReactNode, useMemo } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { contentNodesOf } from '../../src/core/host-content';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { CollectionItem } from '../../src/features/collection/item';
import type { Engine } from '../../src/features/slides/engine/engine';
import { elementKey } from '../../src/features/slides/slide-keys';
import type { messages } from './messages/es-419';
import type { SummarySettings } from './schema';

export type SummaryText = MessageFormatter<typeof messages>;

/** The content of a tile. */
export interface Entry {
  /** Identifies the entry while it is on the page. */
  readonly key: string;
  /** The page's own article, which a slot shows. */
  readonly element?: HTMLElement;
  /** The item from data, or as it was read from the article. */
  readonly item?: CollectionItem;
  /** Shows an item from data. */
  readonly content?: ReactNode;
}

/** The element's own content. */
interface OwnContent {
  /** The articles; without any, all children but headings. */
  articles: HTMLElement[];
  /** Stands above the articles: a heading, a text. */
  before: (Element | Text)[];
  /** Stands below the articles: a link to all of them. */
  after: (Element | Text)[];
}

/** Props of the views for each kind of content: of the page, of data, of a server. */
export interface SummaryProps {
  settings: SummarySettings;
  host: BlockHost;
  text: SummaryText;
  content: OwnContent;
  /** The items of the settings. */
  items: CollectionItem[];
  /** Knows which item of a carousel is current. */
  engine: Engine;
}

const headingSelector = 'h1,h2,h3,h4,h5,h6,header';

const isText = (node: Element | Text): node is Text => node instanceof Text;

/** Splits the element's content into the articles and the content above and below them. */
export const splitContent = (host: Element): OwnContent => {
  const nodes = contentNodesOf(host);
  const hasArticles = nodes.some((node) => !isText(node) && node.matches('article'));
  const isArticle = (node: Element | Text): boolean =>
    !isText(node) && (hasArticles ? node.matches('article') : !node.matches(headingSelector));
  const first = nodes.findIndex(isArticle);
  const others = nodes.filter((node) => !isArticle(node));
  const count = first < 0 ? others.length : first;
  return {
    articles: nodes.filter(isArticle) as HTMLElement[],
    before: others.slice(0, count),
    after: others.slice(count),
  };
};

export const ownEntry = (element: HTMLElement): Entry => ({ key: elementKey(element), element });

/** The page's own articles, at most `pageSize`. */
export const useOwnEntries = ({
  content: { articles },
  settings: { pageSize },
}: Pick<SummaryProps, 'content' | 'settings'>): Entry[] =>
  useMemo(() => articles.slice(0, pageSize).map(ownEntry), [articles, pageSize]);
