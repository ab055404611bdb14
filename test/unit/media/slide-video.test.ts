import { describe, expect, it } from 'vitest';
import { readItemVideo } from '../../../src/features/media/slide-video';

describe('the video of an item', () => {
  const vimeo = 'https://vimeo.com/5';
  const code = '<iframe src="https://player.example/5"></iframe>';

  it.each([
    ['settings', { video: { url: vimeo }, src: 'a.jpg' }, { url: vimeo }],
    ['an address', { video: vimeo, src: 'a.jpg' }, { url: vimeo }],
    ['embed code', { video: code, src: 'a.jpg' }, { html: code }],
    ['the address of the page in `url`', { type: 'video', url: vimeo, src: 'a.jpg' }, { url: vimeo }],
    ['none', { src: 'a.jpg' }, undefined],
    ['none, where no address is that of a video', { type: 'video', src: 'a.jpg', url: 'one' }, undefined],
    ['none, where the slide is not said to be a video', { src: 'a.jpg', url: vimeo }, undefined],
  ] as const)('is %s', (_, item, video) => {
    expect(readItemVideo(item)).toEqual({ ...item, video });
  });

  it('is the address in `src`, which is no poster then', () => {
    const item = { type: 'video', src: '/film.mp4', alt: 'Stars' } as const;
    expect(readItemVideo(item)).toEqual({ ...item, src: '', video: { url: '/film.mp4' } });
  });
});
