import { attribute } from '../gallery/support';
import { defaultFlavour } from '../support/flavour';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { askedOutside } from '../support/tab';
import { hasPlayers, openVideo, playButton, playerIn, restrictive, type VideoPage, video } from './support';

const height = (element: Element): number => Math.round(element.getBoundingClientRect().height);

/** As a builder writes a video that it hosts. */
const hosted = (alexandriaUrl: string): string => {
  const config = { alexandriaUrl, aspectRatio: 1.6, systemDataVariants: '1920:1200,640:400' };
  return `<az-video id="one"><div class="embed-block-wrapper"><div class="sqs-native-video" data-config-settings=""
    data-config-video="${attribute(config)}"><div class="native-video-player" style="aspect-ratio: 8/5"></div></div></div></az-video>`;
};

const pictures = (page: VideoPage): string[] =>
  page
    .$$<HTMLImageElement>('img')
    .map(({ src }) => src)
    .filter(Boolean);

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  describe(`a video of a saved page (${name})`, () => {
    it('plays the saved embed code, with its picture', async () => {
      const code = `<br/>&lt;iframe src=&quot;//www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque&quot; height=&quot;480&quot; width=&quot;640&quot; title=&quot;Stars&quot;&gt;<br/>&lt;/iframe&gt;`;
      const page = await openVideo({
        script,
        html: `<az-video><div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="${code}">
          <div class="sqs-video-overlay"><img data-src="/pictures/estrella-500w.jpg" data-load="false"></div></div></az-video>`,
      });
      expect(playButton(page, 'Reproducir video: Stars').matches('button')).to.equal(true);
      const visiblePictures = pictures(page);
      expect(visiblePictures.map((src) => new URL(src).pathname)).to.deep.equal([
        '/pictures/estrella-500w.jpg',
      ]);
      // 640 to 480; a scrollbar may take its place of the window.
      expect(height(video(page))).to.equal(Math.round(video(page).clientWidth * 0.75));
    });

    it('that the builder hosts plays its file', async () => {
      const page = await openVideo({ script, html: hosted('/films/estrellas.webm?{variant}') });
      expect(height(video(page))).to.equal(Math.round(video(page).clientWidth / 1.6));
      expect(pictures(page).map((src) => new URL(src).search)).to.deep.equal(['?thumbnail']);
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => page.events.join() === 'az-play one');
      const film = playerIn<HTMLVideoElement>(video(page));
      expect(new URL(film?.src ?? '').search).to.match(/^\?mp4-h264-(1920:1200|640:400)$/);
      expect(page.errors).to.deep.equal([]);
    });

    if (hasPlayers)
      it('that the builder hosts on another site asks for consent first, and shows no picture', async () => {
        const page = await openVideo({
          script,
          html: restrictive + hosted('https://video.example/1/{variant}'),
        });
        expect(pictures(page)).to.deep.equal([]);
        await page.clickWithMouse(playButton(page));
        const accept = await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
        expect(page.text()).to.include('video.example');
        expect(await askedOutside()).to.deep.equal([]);
        await page.clickWithMouse(accept);
        await page.waitFor(async () => (await askedOutside()).some((one) => one.includes('/1/mp4-h264-')));
      });

    it('is named by its description where Embedly has no title for it', async () => {
      const code =
        '<iframe class="embedly-embed" src="//cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Faqz-KE-bpKQ" title="YouTube embed"></iframe>';
      const data = { html: code, description: { html: '<p>Glaze &amp; fire</p>' } };
      const page = await openVideo({
        script,
        html: `<az-video id="one" data="${attribute(data)}"></az-video>
          <az-video id="two" data="${attribute({ ...data, description: {} })}"></az-video>`,
      });
      const names = page.allByRole('button').map((button) => button.ariaLabel);
      expect(names).to.deep.equal(['Reproducir video: Glaze & fire', 'Reproducir video']);
    });

    if (hasPlayers)
      it('plays in one player, although a live one was saved among its children', async () => {
        const saved = `<iframe title="Glaze" allow="fullscreen"
          src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></iframe>`;
        const page = await openVideo({
          script,
          isReal: true,
          html: `<az-video id="one"><div class="embed-block-wrapper">${saved}</div></az-video>`,
        });
        const element = video(page);
        expect(page.$$('iframe').length).to.equal(0);
        await page.clickWithMouse(playButton(page, 'Reproducir video: Glaze'));
        const player = await page.waitFor(() => playerIn<HTMLIFrameElement>(element));
        expect(new URL(player.src).pathname).to.equal('/embed/aqz-KE-bpKQ');
        // Chromium warns where both attributes allow it.
        expect([player.allowFullscreen, player.allow.includes('fullscreen')]).to.deep.equal([true, false]);
        expect(page.$$('iframe').length).to.equal(1);
        // As a morph makes the content equal to the server's.
        page.$('.embed-block-wrapper').innerHTML = saved;
        await page.waitFor(() => page.$$('iframe').length === 1);
        expect(playerIn(element)).to.equal(player);
        element.remove();
        await page.waitFor(() => element.querySelector('iframe[title="Glaze"]'));
      });

    it('with unreadable data is reported as not valid', async () => {
      const html = hosted('/films/{variant}').replace('{', '');
      const page = await openVideo({ script, html });
      expect(page.text()).to.include('La integración del video no es válida.');
      expect(page.errors).to.deep.equal([]);
    });
  });
});
