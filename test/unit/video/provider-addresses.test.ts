import { describe, expect, it } from 'vitest';
import { videoPage } from '../../../elements/embed/embed';
import { knownHost } from '../../../elements/embed/prepare';
import { plainAddress } from '../../../elements/video/video';
import { posterAddress } from '../../../src/features/embeds/poster-address';
import { providerPlayerFor, type VideoProvider } from '../../../src/features/embeds/provider-player';
import { isVideo } from '../../../src/features/media/media-address';

/**
 * Blocks know the addresses of providers before `provider-player.ts` is loaded, each by a pattern of its own. The types do not
 * say which pattern lacks a provider, so each pattern is tried here.
 */
interface Addresses {
  /** A video's page, and the short form that people share. */
  pages: string[];
  /** Of videos, on the hosts that would learn of the visitor. */
  pictures: string[];
}

const addresses: Record<VideoProvider, Addresses> = {
  youtube: {
    pages: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
    pictures: [
      'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      'https://img.youtube.com/vi/aqz-KE-bpKQ/0.jpg',
    ],
  },
  vimeo: {
    pages: ['https://vimeo.com/76979871'],
    pictures: ['https://i.vimeocdn.com/video/452001751_640.jpg'],
  },
};

describe.each(Object.entries(addresses))('the addresses of %s', (provider, { pages, pictures }) => {
  it.each(pages)('%s names a video in each block', (page) => {
    expect(providerPlayerFor(new URL(page))?.provider).toBe(provider);
    expect(page, 'elements/video/video.tsx: loads no player to read it').toMatch(plainAddress);
    expect(page, 'elements/embed/prepare.ts: loads no frame to read it').toMatch(knownHost);
    expect(page, 'elements/embed/embed.tsx: has structured data').toMatch(videoPage);
    expect(isVideo(page), 'src/features/media/media-address.ts: a lightbox plays it').toBe(true);
  });

  it.each(pictures)('%s is not requested', (picture) => {
    expect(posterAddress(picture), 'src/features/embeds/poster-address.ts').toBe(undefined);
  });
});
