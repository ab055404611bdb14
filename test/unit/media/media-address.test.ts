import { describe, expect, it } from 'vitest';
import { isMedia } from '../../../src/features/media/media-address';

describe('a link', () => {
  it.each([
    ['/large.jpg', {}, true],
    ['/large.JPG?v=1#a', {}, true],
    ['/films/workshop.webm', {}, true],
    ['https://youtu.be/abc', {}, true],
    ['/image?url=%2Fa.jpg&w=1200', {}, false],
    ['/image?id=3', { type: 'image/jpeg' }, true],
    ['/image?id=3', { dataset: { pswpWidth: '1200' } }, true],
    ['/image?id=3', { dataset: { imageDimensions: '1200x800' } }, true],
    ['/tiles.html', { dataset: { pswpSrc: '/image?id=3' } }, true],
    ['/image?id=3', { dataset: {} }, false],
    ['/page.pdf', { type: 'application/pdf' }, false],
  ])('to %s with %o leads to a picture or a video: %s', (href, more, result) => {
    expect(isMedia({ href, type: '', ...more })).toBe(result);
  });
});
