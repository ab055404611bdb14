// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { describeVideo } from '../../../src/features/embeds/video-structured-data';

const film = { title: 'La horneada', url: 'https://taller.example/films/horno.webm', picture: '/horno.jpg' };

describe('the description of a video for search engines', () => {
  it('names the file', () => {
    expect(describeVideo({ ...film, description: '<p>Nueve horas.</p>' })).toEqual([
      {
        '@type': 'VideoObject',
        name: 'La horneada',
        description: 'Nueve horas.',
        contentUrl: 'https://taller.example/films/horno.webm',
        thumbnailUrl: new URL('/horno.jpg', document.baseURI).href,
      },
    ]);
  });

  it('names the page and the player of a provider', () => {
    const [thing] = describeVideo({ ...film, url: 'https://vimeo.com/76979871', picture: undefined });
    expect(thing).toEqual({
      '@type': 'VideoObject',
      name: 'La horneada',
      url: 'https://vimeo.com/76979871',
      embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1',
    });
  });

  it.each([
    ['without a name', { ...film, title: '' }],
    ['at an address that is none', { ...film, url: 'https://' }],
    ['that a script of this page has made', { ...film, url: 'blob:https://taller.example/horno.webm' }],
    ['at an address that may show anything', { ...film, url: 'https://open.spotify.com/track/1' }],
  ])('is not made of one %s', (_what, video) => {
    expect(describeVideo(video)).toEqual([]);
  });
});
