type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const lowestLevel = 6;

/**
 * The tag of a heading at a level of the page's outline: `const Heading = headingTag(headingLevel)`. HTML has no tag below `h6`,
 * so deeper headings are `h6`, too.
 */
export const headingTag = (level: number): HeadingTag => `h${Math.min(level, lowestLevel)}` as HeadingTag;
