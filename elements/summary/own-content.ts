import { contentNodesOf } from '../../src/core/host-content';

/** The element's own content. */
export interface OwnContent {
  /** The articles; without any, all children but headings. */
  articles: HTMLElement[];
  /** Stands above the articles: a heading, a text. */
  before: (Element | Text)[];
  /** Stands below the articles: a link to all of them. */
  after: (Element | Text)[];
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
