/**
 * Blocks that mark elements of the page, and so do not leave their content as the server has written it: a lightbox marks the
 * pictures that open it, a form the fields of the page's own form with messages and counters. Scripts of third parties find
 * their widgets only in the page's own tree.
 */
export const marksContent = [
  'comment-count',
  'follow-button',
  'form',
  'lightbox',
  'reservation',
  'table-booking',
];
