/** Year, month, day and title, as in `%y/%m/%d/%t`. */
const tokens = 'ymdt';

/**
 * Shell 5: how the addresses of a blog's posts are made. Its tokens are a % and a letter, and year, month, day and title
 * are all there are; between them may stand what a path may have.
 */
export const isBlogUrlPattern = (text: string): boolean =>
  new RegExp(`^(?:%[${tokens}]|[\\w./-])+$`).test(text);
