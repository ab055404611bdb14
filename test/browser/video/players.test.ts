import { axeViolations } from '../support/axe';
import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { askedOutside } from '../support/tab';
import {
  filmOf,
  hasPlayers,
  openVideo,
  playButton,
  playerIn,
  restrictive,
  type VideoPage,
  video,
  vimeoUrl,
  youtubeUrl,
} from './support';

const preconnected = (page: VideoPage) =>
  page.$$<HTMLLinkElement>('link[rel=preconnect]').map(({ href }) => href);

const embed =
  '&lt;iframe src=&quot;https://player.example/1&quot; title=&quot;A film&quot; onload=&quot;x()&quot;&gt;';

/** A message of YouTube's player, sent by another frame. */
const forging = `<script>parent.postMessage('{"event":"onStateChange","info":1}', '*')</script>`;

/** Adds a frame whose scripts send messages to the page. */
const addFrame = (page: Page, html: string): void => {
  const frame = page.document.createElement('iframe');
  frame.srcdoc = html;
  page.document.body.append(frame);
};

/** Players that the demo server has been asked for. */
const playersAsked = async (): Promise<string[]> =>
  (await received()).map(({ path }) => path).filter((path) => path.startsWith('/_players'));

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  if (hasPlayers)
    describe(`a provider of a video (${name})`, () => {
      it('gets no request before the video is to play', async () => {
        const page = await openVideo({
          script,
          isReal: true,
          html: `<style>az-video { width: 200px }</style>
            <az-video url="${youtubeUrl}"></az-video><az-video url="${vimeoUrl}"></az-video>
            <az-video html="${embed}"></az-video>
            <az-video url="${youtubeUrl}" poster="https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg"></az-video>
            <az-video><div class="sqs-video-wrapper" data-html="${embed}"><div class="sqs-video-overlay">
              <img data-src="//i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg"></div></div></az-video>`,
        });
        await page.painted();
        expect(page.allByRole('button').length).to.equal(5);
        expect(await askedOutside()).to.deep.equal([]);
        expect(preconnected(page)).to.deep.equal([]);
      });

      it('gets one preconnect when the pointer reaches the button', async () => {
        const page = await openVideo({
          script,
          isReal: true,
          html: `<az-video url="${youtubeUrl}"></az-video>`,
        });
        await page.hover(playButton(page));
        await page.waitFor(() => preconnected(page).length > 0);
        await page.hover({ x: 2, y: 790 });
        await page.hover(playButton(page));
        playButton(page).focus();
        await page.painted();
        expect(preconnected(page)).to.deep.equal(['https://www.youtube-nocookie.com/']);
      });

      it('gets a preconnect when the focus reaches the button', async () => {
        const page = await openVideo({
          script,
          isReal: true,
          html: `<az-video url="${vimeoUrl}"></az-video>`,
        });
        await page.press('Tab');
        await page.waitFor(() => preconnected(page).join() === 'https://player.vimeo.com/');
      });

      it('is YouTube’s host that sets no cookies', async () => {
        const page = await openVideo({
          script,
          isReal: true,
          html: `<az-video url="${youtubeUrl}&t=90s" video-title="A film"></az-video>`,
        });
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.openedPlayers.length > 0);
        const { origin, pathname, searchParams } = new URL(page.openedPlayers[0] ?? '');
        expect(origin + pathname).to.equal('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
        expect(Object.fromEntries(searchParams)).to.deep.equal({
          start: '90',
          enablejsapi: '1',
          playsinline: '1',
          autoplay: '1',
          origin: page.window.location.origin,
        });
        const frame = playerIn(video(page)) as HTMLIFrameElement;
        expect([frame.title, frame.referrerPolicy, frame.allowFullscreen]).to.deep.equal([
          'A film',
          'strict-origin-when-cross-origin',
          true,
        ]);
        expect(frame.allow).to.include('autoplay');
        expect(page.focused).to.equal(frame);
        expect(await axeViolations(page)).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      });

      it('is Vimeo’s player, with tracking off', async () => {
        const page = await openVideo({
          script,
          isReal: true,
          html: `<az-video url="${vimeoUrl}/abc123def4"></az-video>`,
        });
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.openedPlayers.length > 0);
        expect(page.openedPlayers).to.deep.equal([
          'https://player.vimeo.com/video/76979871?h=abc123def4&dnt=1&autoplay=1',
        ]);
      });

      it('behind other content gets a player without controls, once the visitor accepts', async () => {
        const page = await openVideo({
          script,
          isReal: true,
          html: `${restrictive}<az-video background url="${youtubeUrl}"></az-video><az-video background url="${vimeoUrl}"></az-video>`,
        });
        await page.painted();
        expect(page.allByRole('button')).to.deep.equal([]);
        expect(page.openedPlayers).to.deep.equal([]);
        page.window.Azulejo.consent?.set('accepted');
        await page.waitFor(() => page.openedPlayers.length === 2);
        const [vimeo, youtube] = page.openedPlayers.toSorted();
        expect(vimeo).to.equal(
          'https://player.vimeo.com/video/76979871?dnt=1&background=1&loop=1&autoplay=1&muted=1',
        );
        const { searchParams } = new URL(youtube ?? '');
        expect(Object.fromEntries(searchParams)).to.include({
          controls: '0',
          loop: '1',
          playlist: 'aqz-KE-bpKQ',
          mute: '1',
        });
      });

      it('of an embed code gets that one frame and nothing else of the code', async () => {
        const page = await openVideo({ script, html: `<az-video id="one" html="${embed}"></az-video>` });
        await page.clickWithMouse(playButton(page, 'Reproducir video: A film'));
        await page.waitFor(() => page.openedPlayers.join() === 'https://player.example/1?autoplay=1');
        const frame = playerIn(video(page)) as HTMLIFrameElement;
        expect(frame.title).to.equal('A film');
        expect(frame.hasAttribute('onload')).to.equal(false);
        await page.waitFor(() => page.events.length > 0);
        expect(page.events).to.deep.equal(['az-play one']);
      });

      it('without commands stops behind other content, too, when the visitor pauses it', async () => {
        const page = await openVideo({
          script,
          html: `<div style="position: relative; height: 300px">
            <az-video id="one" background html="${embed}"></az-video></div>`,
        });
        await page.waitFor(() => page.events.length === 1 && page.openedPlayers.length === 1);
        await page.clickWithMouse(page.byRole('button', { name: 'Pausar video' }));
        await page.waitFor(() => page.events.at(-1) === 'az-pause one');
        expect(playerIn(video(page))).to.equal(null);
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.events.length === 3 && page.openedPlayers.length === 2);
        expect(page.openedPlayers[1]).to.equal(page.openedPlayers[0]);
        expect(page.events).to.deep.equal(['az-play one', 'az-pause one', 'az-play one']);
        expect(page.errors).to.deep.equal([]);
      });

      it('plays on a page with a strict policy', async () => {
        const page = await openVideo({
          script,
          headers: {
            'Content-Security-Policy':
              "default-src 'self'; style-src 'self'; frame-src 'self' https:; require-trusted-types-for 'script'",
          },
          html: `<!doctype html><html lang="es"><head><title>Strict</title><script src="${script}" async></script></head><body>
            <az-video id="one" url="${youtubeUrl}"></az-video>
            <az-video id="two" html="&lt;object data='https://player.example/2'&gt;&lt;/object&gt;"></az-video></body></html>`,
        });
        await page.clickWithMouse(playButton(page, /./, video(page, '#one')));
        await page.waitFor(() => page.events.includes('az-play one'));
        await page.clickWithMouse(playButton(page, /./, video(page, '#two')));
        await page.waitFor(() => page.openedPlayers.join() === 'https://player.example/2?autoplay=1');
        expect(page.errors).to.deep.equal([]);
      });
    });

  describe(`a video of a provider (${name})`, () => {
    for (const [provider, url] of [
      ['YouTube', youtubeUrl],
      ['Vimeo', vimeoUrl],
    ] as const)
      it(`of ${provider} plays and pauses on command, and fires events`, async () => {
        const page = await openVideo({ script, html: `<az-video id="one" url="${url}"></az-video>` });
        const waitForPlaying = (isPlaying: boolean) =>
          page.waitFor(() => filmOf(video(page))?.paused === !isPlaying);
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.events.join() === 'az-play one');
        await waitForPlaying(true);
        expect(page.focused).to.equal(playerIn(video(page)));
        video(page).pause();
        await page.waitFor(() => page.events.join() === 'az-play one,az-pause one');
        await waitForPlaying(false);
        expect(video(page).matches(':state(playing)')).to.equal(false);
        video(page).play();
        await page.waitFor(() => page.events.length === 3);
        await waitForPlaying(true);
        expect(video(page).matches(':state(playing)')).to.equal(true);
        // A frame that is moved loads its player anew.
        page.document.body.prepend(video(page));
        await page.waitFor(() => page.events.filter((event) => event === 'az-pause one').length === 2);
        video(page).play();
        await page.waitFor(() => page.events.at(-1) === 'az-play one');
        await waitForPlaying(true);
        const film = filmOf(video(page)) as HTMLVideoElement;
        film.currentTime = film.duration;
        await page.waitFor(() => page.events.at(-1) === 'az-ended one');
        expect(page.errors).to.deep.equal([]);
      });

    it('begins at the time in its address', async () => {
      const page = await openVideo({ script, html: `<az-video url="${youtubeUrl}&t=2s"></az-video>` });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => (filmOf(video(page))?.currentTime ?? 0) >= 2);
    });

    it('ignores messages of other frames and other origins', async () => {
      const page = await openVideo({
        script,
        html: `<az-video id="one" url="${youtubeUrl}" overlay="false"></az-video>`,
      });
      const frame = await page.waitFor(() => playerIn(video(page)));
      await page.waitFor(() => filmOf(video(page))?.readyState);
      let forged = 0;
      page.window.addEventListener('message', ({ data }) => {
        if (`${data}`.includes('"info":1')) forged++;
      });
      // Of the player's origin, but not the player; then in the player's place, but from elsewhere.
      addFrame(page, forging);
      await page.waitFor(() => forged === 1);
      frame.src = `data:text/html,${forging}`;
      await page.waitFor(() => forged === 2);
      expect(page.events).to.deep.equal([]);
    });

    it('leaves its player when another video plays', async () => {
      const page = await openVideo({
        script,
        html: `<style>az-video { width: 400px }</style><az-video id="one" url="${youtubeUrl}"></az-video>
          <az-video id="two" url="${vimeoUrl}"></az-video><az-video id="three" overlay="false" url="${vimeoUrl}"></az-video>`,
      });
      await page.clickWithMouse(playButton(page, /./, video(page, '#one')));
      await page.waitFor(() => page.events.includes('az-play one'));
      await page.clickWithMouse(playButton(page, /./, video(page, '#two')));
      await page.waitFor(() => page.events.includes('az-play two'));
      expect(playerIn(video(page, '#one'))).to.equal(null);
      video(page, '#three').play();
      await page.waitFor(() => page.events.includes('az-play three'));
      expect(playerIn(video(page, '#two'))).to.equal(null);
      // One without an overlay stays, and pauses.
      await page.clickWithMouse(await page.waitFor(() => playButton(page, /./, video(page, '#two'))));
      await page.waitFor(() => page.events.includes('az-pause three'));
      expect(filmOf(video(page, '#three'))?.paused).to.equal(true);
    });

    it('without an overlay plays only with autoplay, and without sound', async () => {
      const page = await openVideo({
        script,
        html: `<style>az-video { width: 400px }</style><az-video id="one" overlay="false" url="${youtubeUrl}"></az-video>
          <az-video id="two" autoplay url="${vimeoUrl}"></az-video>`,
      });
      await page.waitFor(() => page.events.join() === 'az-play two');
      const [one, two] = ['#one', '#two'].map((id) => filmOf(video(page, id)));
      expect(one?.paused).to.equal(true);
      expect(two?.muted).to.equal(true);
    });
  });

  describe(`a video without consent (${name})`, () => {
    it('asks for consent in place, and plays when the visitor accepts, this video alone', async () => {
      const page = await openVideo({
        script,
        html: `${restrictive}<style>az-video { width: 400px }</style><az-video id="one" url="${youtubeUrl}"></az-video>
          <az-video id="two" url="${youtubeUrl}"></az-video>`,
      });
      await page.clickWithMouse(playButton(page, /./, video(page, '#one')));
      await page.waitFor(() => page.text().includes('aceptar contenido y cookies de YouTube'));
      const accept = page.byRole('button', { name: 'Aceptar y reproducir' });
      expect(page.focused).to.equal(accept);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(await playersAsked()).to.deep.equal([]);
      expect(preconnected(page)).to.deep.equal([]);
      await page.clickWithMouse(accept);
      await page.waitFor(() => page.events.join() === 'az-play one');
      expect(await playersAsked()).to.deep.equal(['/_players/youtube/embed/aqz-KE-bpKQ']);
      expect(page.document.cookie).not.to.include('ss_cookieAllowed');
      expect(page.window.Azulejo.consent?.state).to.equal('unknown');
      await page.clickWithMouse(playButton(page, /./, video(page, '#two')));
      await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
      expect(await playersAsked()).to.have.length(1);
    });

    it('returns to its picture when the visitor declines', async () => {
      const page = await openVideo({
        script,
        html: `${restrictive}<az-video url="${vimeoUrl}"></az-video>`,
      });
      await page.press('Tab', 'Enter');
      await page.waitFor(() => page.focused?.part.value === 'accept');
      await page.press('Tab', 'Enter');
      await page.waitFor(() => page.focused === playButton(page));
      expect(await playersAsked()).to.deep.equal([]);
      expect(page.window.Azulejo.consent?.state).to.equal('unknown');
    });

    it('shows its picture even with autoplay, until the visitor accepts', async () => {
      const page = await openVideo({
        script,
        html: `${restrictive}<az-video id="one" overlay="false" url="${youtubeUrl}" poster="/pictures/lazo-500w.jpg"></az-video>
            <az-video id="two" autoplay url="${vimeoUrl}"></az-video>`,
      });
      expect(page.allByRole('button', { name: /Reproducir video/ }).length).to.equal(2);
      await video(page, '#one').play();
      await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
      expect(await playersAsked()).to.deep.equal([]);
      page.window.Azulejo.consent?.set('accepted');
      await page.waitFor(() => page.events.join() === 'az-play two');
      await page.waitFor(() => filmOf(video(page, '#one')));
      expect((await playersAsked()).sort()).to.deep.equal([
        '/_players/vimeo/video/76979871',
        '/_players/youtube/embed/aqz-KE-bpKQ',
      ]);
    });

    it('removes the player when the visitor withdraws the consent', async () => {
      const page = await openVideo({
        script,
        html: `${restrictive}<az-video url="${youtubeUrl}"></az-video>`,
      });
      page.window.Azulejo.consent?.set('accepted');
      await video(page).play();
      await page.waitFor(() => page.events.join() === 'az-play');
      page.window.Azulejo.consent?.set('declined');
      await page.waitFor(() => !filmOf(video(page)));
      expect(page.events).to.deep.equal(['az-play', 'az-pause']);
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
    });

    it('names the provider, from its settings or its address', async () => {
      const page = await openVideo({
        script,
        html: `${restrictive}<az-video id="one" html="${embed}" provider="Acme Films"></az-video>
          <az-video id="two" html="${embed}"></az-video>`,
      });
      for (const [id, provider] of [
        ['#one', 'Acme Films'],
        ['#two', 'player.example'],
      ] as const) {
        video(page, id).play();
        await page.waitFor(() => page.text(video(page, id)).includes(`cookies de ${provider}.`));
      }
    });

    it("does not ask for consent to a file of the page's own server, whose page may have a variable named origin", async () => {
      const page = await openVideo({
        script,
        html: `<script>var origin = 'Puebla'</script>${restrictive}<az-video id="one" url="/films/estrellas.webm"></az-video>`,
      });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => page.events.join() === 'az-play one');
    });

    it('does not ask a visitor who has accepted before', async () => {
      const page = await openVideo({
        script,
        html: `${restrictive}<az-video id="one" url="${youtubeUrl}"></az-video>`,
      });
      page.document.cookie = 'ss_cookieAllowed=true; path=/';
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => page.events.join() === 'az-play one');
    });
  });
});
