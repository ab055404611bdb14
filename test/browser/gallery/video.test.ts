import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { describe, expect, it } from '../support/suite';
import { askedOutside } from '../support/tab';
import {
  hasPlayers,
  openVideo,
  playButton,
  playerIn,
  type VideoElement,
  type VideoPage,
  type VideoPageOptions,
  video,
  youtubeUrl,
} from '../video/support';
import { openClock, waitForTicks } from './slideshow-support';
import { attribute } from './support';

const film = '/films/estrellas.webm';
const picture = '<img src="/pictures/lazo-500w.jpg" width="500" height="333" alt="Lazo">';
const item = {
  src: '/pictures/estrella-500w.jpg',
  width: 500,
  height: 333,
  alt: 'Stars',
  video: { url: film },
};
const other = { src: '/pictures/lazo-500w.jpg', width: 500, height: 333, alt: 'Lazo' };

interface GalleryElement extends HTMLElement {
  next(): boolean;
  previous(): boolean;
}

async function open(options: VideoPageOptions): Promise<VideoPage> {
  const page = await openVideo(options);
  await page.waitFor(() => isReady(page.$('az-gallery')));
  await page.waitFor(() => page.$$('az-video').some(isReady));
  return page;
}

const gallery = (page: VideoPage) => page.$<GalleryElement>('az-gallery');

/** The same slides, from the page's children and from data. */
const sources = {
  children: `<az-video url="${film}" video-title="Stars"><a href="${film}">${picture}</a></az-video>${picture.repeat(3)}`,
  items: [
    item,
    other,
    { ...other, src: '/pictures/marina-500w.jpg' },
    { ...other, src: '/pictures/medio-500w.jpg' },
  ],
};

const galleryOf = (from: keyof typeof sources, attributes: string): string =>
  from === 'children'
    ? `<az-gallery ${attributes}>${sources.children}</az-gallery>`
    : `<az-gallery ${attributes} items="${attribute(sources.items)}"></az-gallery>`;

/** Of a tile in a grid of two, beside Firefox's scroll bar too. */
const tileWidth = (page: VideoPage): number => (page.window.document.documentElement.clientWidth - 20) / 2;

defaultFlavour(({ name, script }) => {
  for (const from of ['children', 'items'] as const)
    describe(`a video in a gallery, from ${from} (${name})`, () => {
      const play = async (page: VideoPage): Promise<void> => {
        await page.clickWithMouse(playButton(page, 'Reproducir video: Stars'));
        await page.waitFor(() => page.events.includes('az-play'));
      };

      it('plays in its tile', async () => {
        const page = await open({ script, html: galleryOf(from, 'design="grid" thumbnails-per-row="2"') });
        await play(page);
        const { width = 0 } = playerIn(video(page))?.getBoundingClientRect() ?? {};
        expect(Math.round(width)).to.equal(tileWidth(page));
        expect(page.errors).to.deep.equal([]);
      });

      it('is ready on its own: the page hears that the gallery is ready once', async () => {
        const recorder = `<script>
          window.ready = [];
          addEventListener('az-ready', ({ target }) => ready.push(target.localName));
        </script>`;
        const page = await open({ script, html: recorder + galleryOf(from, 'design="grid"') });
        const { ready } = page.window as unknown as { ready: string[] };
        expect(ready.filter((name) => name === 'az-gallery')).to.deep.equal(['az-gallery']);
      });

      it('fills a square tile', async () => {
        const html = galleryOf(from, 'design="grid" thumbnails-per-row="2" square-thumbs');
        const page = await open({ script, html });
        const { width, height } = page.$('[part="frame"]').getBoundingClientRect();
        expect([width, height]).to.deep.equal([tileWidth(page), tileWidth(page)]);
      });

      for (const design of ['slideshow', 'slider', 'carousel'])
        it(`shows its picture again when the slide changes: ${design}`, async () => {
          const page = await open({ script, html: galleryOf(from, `design="${design}" slides-per-row="2"`) });
          await play(page);
          gallery(page).next();
          await page.waitFor(() => page.events.includes('az-pause'));
          expect(page.$$('az-video').some((element) => playerIn(element))).to.equal(false);
        });

      it('pauses autoplay while its player is open, also when the video is paused, and resumes it afterwards', async () => {
        const html = galleryOf(
          from,
          'design="slideshow" autoplay autoplay-duration="0.4" speed="0.05" randomize="false" loop',
        );
        const clock = await openClock(script);
        const page = await open({ script, html: `<div style="height: 900px"></div>${html}`, height: 1100 });
        const changes: number[] = [];
        const index = () => changes.at(-1) ?? 0;
        gallery(page).addEventListener('az-change', (event) => {
          changes.push((event as CustomEvent<{ index: number }>).detail.index);
        });
        page.$('div').remove();
        // By a script: the pointer and the focus would hold it too.
        await page.waitFor(() => index() === 0 && page.$$('az-video').length > 0);
        await video(page).play();
        await page.waitFor(() => page.events.includes('az-play'));
        const element = video(page);
        const before = changes.length;
        element.pause();
        await page.waitFor(() => page.events.includes('az-pause'));
        await waitForTicks(clock);
        expect(changes.length).to.equal(before);
        playerIn(element)?.dispatchEvent(new page.window.Event('ended'));
        await page.waitFor(() => changes.length > before);
      });
    });

  if (hasPlayers)
    describe(`a video in a gallery with autoplay, while the player loads (${name})`, () => {
      it('keeps its slide; autoplay goes on after the visitor has chosen another slide', async () => {
        const clock = await openClock(script);
        const changes: number[] = [];
        const html = `<az-gallery design="slideshow" autoplay autoplay-duration="0.4" speed="0.05" randomize="false" loop>
          <az-video url="${youtubeUrl}"></az-video>${picture.repeat(3)}</az-gallery>`;
        // This player never reports that it plays.
        const page = await open({ script, html, height: 1100, isReal: true });
        gallery(page).addEventListener('az-change', (event) => {
          changes.push((event as CustomEvent<{ index: number }>).detail.index);
        });
        await page.waitFor(() => changes.at(-1) === 0);
        await video(page).play();
        await page.waitFor(() => video(page).matches(':state(active)'));
        const before = changes.length;
        await waitForTicks(clock);
        expect(changes.length).to.equal(before);
        gallery(page).next();
        await page.waitFor(() => changes.length > before + 1);
        expect(page.events).to.deep.equal([]);
      });
    });

  if (hasPlayers)
    describe(`a video of a saved page in a gallery (${name})`, () => {
      const code =
        '<br/>&lt;iframe src=&quot;//www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque&quot;&gt;&lt;/iframe&gt;';
      const wrapper = `<div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="${code}">
        <div class="sqs-video-overlay"><img data-src="https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg" data-load="false"></div></div>`;

      for (const [where, slide] of [
        ['as a slide', wrapper],
        [
          'in a slide',
          `<div class="slide" data-type="video"><div class="margin-wrapper">${wrapper}</div></div>`,
        ],
      ])
        it(`plays, and requests nothing from its provider before: ${where}`, async () => {
          const html = `<az-gallery design="grid" square-thumbs>${slide}${picture}</az-gallery>`;
          const page = await open({ script, html, isReal: true });
          expect(await askedOutside()).to.deep.equal([]);
          await page.clickWithMouse(playButton(page));
          await page.waitFor(() => page.openedPlayers.length > 0);
          expect(page.openedPlayers[0]).to.include('youtube-nocookie.com/embed/aqz-KE-bpKQ');
          expect(page.allByRole('listitem').length).to.equal(2);
          expect(page.errors).to.deep.equal([]);
        });
    });

  describe(`a video that the builder of a saved page hosts (${name})`, () => {
    const config = { alexandriaUrl: '/films/estrellas.webm?{variant}', systemDataVariants: '640:400' };
    const wrapper = `<div class="embed-block-wrapper"><div class="sqs-native-video" data-config-video="${attribute(config)}">
      <div class="native-video-player" style="aspect-ratio: 8/5"></div></div></div>`;

    it('plays in the current slide, in the mode of the gallery', async () => {
      const options = attribute({ mode: 'fill', overlay: 'false' });
      const html = `<az-gallery design="slideshow" loop image-aspect-ratio="1" video-loader-options="${options}">${wrapper}${picture}</az-gallery>
        <az-gallery video-loader-options="${options}" items="${attribute([item])}"></az-gallery>`;
      const page = await open({ script, html, width: 400 });
      await page.waitFor(() => page.$$('az-video').filter(playerIn).length === 2);
      const [saved, fromData] = page.$$<VideoElement>('az-video');
      expect([saved?.mode, fromData?.mode]).to.deep.equal(['fill', 'fill']);
      await saved?.play();
      await page.waitFor(() => page.events.includes('az-play'));
      expect(new URL(playerIn<HTMLVideoElement>(saved as Element)?.src ?? '').search).to.equal(
        '?mp4-h264-640:400',
      );
      gallery(page).next();
      await page.waitFor(() => page.events.includes('az-pause'));
      expect(page.errors).to.deep.equal([]);
    });
  });

  describe(`a video of an item (${name})`, () => {
    for (const [form, slide] of Object.entries({
      'its address': { video: film, alt: 'Stars' },
      'the `src` of a slide of the type "video"': { type: 'video', src: film, alt: 'Stars' },
    }))
      it(`may be ${form}`, async () => {
        const items = attribute([slide, other]);
        const page = await open({ script, html: `<az-gallery design="grid" items="${items}"></az-gallery>` });
        expect(page.$('az-gallery').shadowRoot?.querySelector(`img[src="${film}"]`)).to.equal(null);
        await page.clickWithMouse(playButton(page, 'Reproducir video: Stars'));
        await page.waitFor(() => page.events.includes('az-play'));
        expect(page.console).to.deep.equal([]);
      });
  });

  describe(`the place of a video of an item (${name})`, () => {
    const known = { url: film, width: 4, height: 3 };
    const opened = (attributes: string, slideVideo: object = { url: film }): Promise<VideoPage> => {
      // The heights of the gallery since its slides are there.
      const recorder = `<script>
        window.heights = new Set();
        const observer = new ResizeObserver(([{ target }]) => heights.add(Math.round(target.offsetHeight)));
        addEventListener('az-ready', ({ target }) => target.localName === 'az-gallery' && observer.observe(target));
      </script>`;
      const slides = attribute([{ ...item, video: slideVideo }]);
      return open({
        script,
        width: 1000,
        html: `${recorder}<az-gallery ${attributes} lightbox="false" items="${slides}"></az-gallery>`,
      });
    };
    const shape = (page: VideoPage): number => {
      const { width, height } = page.$('[part="frame"]:has([part="player"])').getBoundingClientRect();
      return height / width;
    };

    for (const [attributes, expected, of] of [
      ['design="stacked"', 0.65],
      ['design="carousel" slides-per-row="1"', 0.65],
      ['design="slideshow"', 0.65],
      ['design="slider" v-size="30"', 0.65],
      ['design="autorows"', 0.65],
      ['design="grid" image-aspect-ratio="2:1"', 0.5],
      ['design="stacked"', 0.75, known],
      ['design="slider" v-size="30"', 0.75, known],
      ['design="autorows"', 0.75, known],
    ] as const)
      it(`is ${expected} times as high as wide, and stays: ${attributes}, ${of ? 'known size' : 'unknown size'}`, async () => {
        const page = await opened(attributes, of);
        expect(shape(page)).to.be.closeTo(expected, 0.005);
        await page.painted();
        const { heights } = page.window as unknown as { heights: Set<number> };
        expect(heights.size).to.equal(1);
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.events.includes('az-play'));
        await page.painted();
        expect(heights.size).to.equal(1);
      });
  });

  describe(`a video and a link (${name})`, () => {
    it('plays the video and does not follow the link', async () => {
      const items = attribute([{ ...item, video: { url: youtubeUrl }, clickThrough: '#away' }]);
      const page = await open({ script, html: `<az-gallery items="${items}"></az-gallery>` });
      expect(page.allByRole('link')).to.deep.equal([]);
      expect(playButton(page).matches('button')).to.equal(true);
    });
  });
});
