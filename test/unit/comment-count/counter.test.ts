// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createCounter, readCount } from '../../../elements/comment-count/counter';

/** The number that is read where Disqus's script has written `text`. */
const countOf = (text: string): number | undefined => {
  const host = document.createElement('div');
  const element = createCounter('https://taller.example/horno', 'taller').createElement();
  const counter = element.querySelector('[data-disqus-url]');
  if (counter) counter.textContent = text;
  host.append(element);
  return readCount(host);
};

describe('the number of comments', () => {
  it.each([
    ['25 Comments', 25],
    ['0 Comments', 0],
    ['1,234 comments', 1234],
    ['1.234 Kommentare', 1234],
    ['1\u202f234 commentaires', 1234],
    ['2 of 5 posts', 2],
  ])('is the first one in %j', (text, count) => {
    expect(countOf(text)).toBe(count);
  });

  it.each(['Un comentario', ''])('is unknown in %j', (text) => {
    expect(countOf(text)).toBeUndefined();
  });
});
