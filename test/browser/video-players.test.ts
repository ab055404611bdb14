import { axeViolations } from './support/axe';
import { eachFlavour } from './support/flavour';
import { resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { askedOutside } from './support/tab';
import {
  hasPlayers,
  openVideo,
  playButton,
  playerIn,
  restrictive,
  sentTo,
  type VideoPage,
  video,
  vimeoUrl,
  youtubeUrl,
} from './video-support';

const preconnected = (page: VideoPage) =>
  page.$$<HTMLLinkElement>('link[rel=preconnect]').map(({ href }) => href);

const embed =
  '&lt;iframe src=&quot;https://player.example/1&quot; title=&quot;A film&quot; onload=&quot;x()&quot;&gt;';

/** From a frame of another page's making, in the words of YouTube's player. */
const forged = '{"event":"onStateChange","info":1}';

if (hasPlayers)
  eachFlavour(({ name, script }) => {
    beforeEach(resetSite);

    describe(`a video of a provider (${name})`, () => {
      it('asks nobody for anything before it is to play', async () => {
        const page = await openVideo({
          script,
          html: `<az-video url="${youtubeUrl}"></az-video><az-video url="${vimeoUrl}"></az-video>
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

      it('connects when the pointer comes, and once', async () => {
        const page = await openVideo({ script, html: `<az-video url="${youtubeUrl}"></az-video>` });
        await page.hover(playButton(page));
        await page.waitFor(() => preconnected(page).length > 0);
        await page.hover({ x: 2, y: 790 });
        await page.hover(playButton(page));
        playButton(page).focus();
        await page.painted();
        expect(preconnected(page)).to.deep.equal(['https://www.youtube-nocookie.com/']);
      });

      it('connects when the focus comes', async () => {
        const page = await openVideo({ script, html: `<az-video url="${vimeoUrl}"></az-video>` });
        await page.press('Tab');
        await page.waitFor(() => preconnected(page).join() === 'https://player.vimeo.com/');
      });

      it('of YouTube plays from the host without cookies', async () => {
        const page = await openVideo({
          script,
          html: `<az-video id="one" url="${youtubeUrl}&t=90s" video-title="A film"></az-video>`,
        });
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.heard.length > 0);
        const frame = playerIn(video(page)) as HTMLIFrameElement;
        const { origin, pathname, searchParams } = new URL(frame.src);
        expect(origin + pathname).to.equal('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
        expect(Object.fromEntries(searchParams)).to.deep.equal({
          start: '90',
          enablejsapi: '1',
          playsinline: '1',
          autoplay: '1',
          origin: page.window.location.origin,
        });
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

      for (const [provider, url, words] of [
        ['youtube', youtubeUrl, { play: 'playVideo', pause: 'pauseVideo' }],
        ['vimeo', vimeoUrl, { play: 'play', pause: 'pause' }],
      ] as const)
        it(`of ${provider} is told to play and to pause, and tells what it does`, async () => {
          const page = await openVideo({ script, html: `<az-video id="one" url="${url}"></az-video>` });
          await page.clickWithMouse(playButton(page));
          await page.waitFor(() => page.heard.join() === 'az-play one');
          // Also where its address says so: a phone heeds that alone.
          await page.waitFor(() => sentTo(page, provider).includes(words.play));
          video(page).pause();
          await page.waitFor(() => page.heard.join() === 'az-play one,az-pause one');
          expect(sentTo(page, provider)).to.include(words.pause);
          expect(video(page).matches(':state(playing)')).to.equal(false);
          video(page).play();
          await page.waitFor(() => page.heard.length === 3);
          expect(video(page).matches(':state(playing)')).to.equal(true);
          await page.clickWithMouse(playerIn(video(page)) as HTMLElement);
          await page.waitFor(() => page.heard.at(-1) === 'az-ended one');
        });

      it('believes no other frame, and no other origin', async () => {
        const page = await openVideo({
          script,
          html: `<az-video id="one" url="${youtubeUrl}" overlay="false"></az-video>`,
        });
        const frame = await page.waitFor(() => playerIn(video(page)));
        await page.waitFor(() => sentTo(page, 'youtube').includes('addEventListener'));
        const { window } = page;
        const other = page.document.createElement('iframe');
        page.document.body.append(other);
        for (const [source, origin] of [
          [other.contentWindow, 'https://www.youtube-nocookie.com'],
          [frame.contentWindow, 'https://www.youtube.com'],
          [frame.contentWindow, window.location.origin],
        ] as const)
          window.dispatchEvent(new window.MessageEvent('message', { data: forged, origin, source }));
        expect(page.heard).to.deep.equal([]);
        window.dispatchEvent(
          new window.MessageEvent('message', {
            data: forged,
            origin: 'https://www.youtube-nocookie.com',
            source: frame.contentWindow,
          }),
        );
        expect(page.heard).to.deep.equal(['az-play one']);
      });

      it('by an embed code is that one frame and nothing else of it', async () => {
        const page = await openVideo({ script, html: `<az-video id="one" html="${embed}"></az-video>` });
        await page.clickWithMouse(playButton(page, 'Reproducir video: A film'));
        await page.waitFor(() => sentTo(page, 'other').includes('open'));
        const frame = playerIn(video(page)) as HTMLIFrameElement;
        expect(frame.src).to.equal('https://player.example/1?autoplay=1');
        expect(frame.title).to.equal('A film');
        expect(frame.hasAttribute('onload')).to.equal(false);
        expect(page.heard).to.deep.equal(['az-play one']);
      });

      it('leaves its player when another plays', async () => {
        const page = await openVideo({
          script,
          html: `<style>az-video { width: 400px }</style><az-video id="one" url="${youtubeUrl}"></az-video>
            <az-video id="two" url="${vimeoUrl}"></az-video><az-video id="three" overlay="false" url="${vimeoUrl}"></az-video>`,
        });
        await page.clickWithMouse(playButton(page, /./, video(page, '#one')));
        await page.waitFor(() => page.heard.includes('az-play one'));
        await page.clickWithMouse(playButton(page, /./, video(page, '#two')));
        await page.waitFor(() => page.heard.includes('az-play two'));
        expect(playerIn(video(page, '#one'))).to.equal(null);
        video(page, '#three').play();
        await page.waitFor(() => page.heard.includes('az-play three'));
        expect(playerIn(video(page, '#two'))).to.equal(null);
        // One without an overlay stays, and pauses.
        await page.clickWithMouse(playButton(page, /./, video(page, '#two')));
        await page.waitFor(() => page.heard.includes('az-pause three'));
        expect(playerIn(video(page, '#three'))?.localName).to.equal('iframe');
      });

      it('without an overlay begins only where autoplay says so', async () => {
        const page = await openVideo({
          script,
          html: `<style>az-video { width: 400px }</style><az-video id="one" overlay="false" url="${youtubeUrl}"></az-video>
            <az-video id="two" autoplay url="${vimeoUrl}"></az-video>`,
        });
        await page.waitFor(() => page.heard.join() === 'az-play two');
        const [one = '', two = ''] = ['#one', '#two'].map((id) => playerIn(video(page, id))?.src);
        expect(new URL(one).searchParams.has('autoplay')).to.equal(false);
        expect(new URL(two).searchParams.get('autoplay')).to.equal('1');
        expect(new URL(two).searchParams.get('muted')).to.equal('1');
      });

      it('plays on a page with a strict policy', async () => {
        const page = await openVideo({
          script,
          headers: {
            'Content-Security-Policy':
              "default-src 'self'; style-src 'self'; frame-src https:; require-trusted-types-for 'script'",
          },
          html: `<!doctype html><html lang="es"><head><title>Strict</title><script src="${script}" async></script></head><body>
            <az-video id="one" url="${youtubeUrl}"></az-video>
            <az-video id="two" html="&lt;object data='https://player.example/2'&gt;&lt;/object&gt;"></az-video></body></html>`,
        });
        await page.clickWithMouse(playButton(page, /./, video(page, '#one')));
        await page.waitFor(() => page.heard.includes('az-play one'));
        await page.clickWithMouse(playButton(page, /./, video(page, '#two')));
        await page.waitFor(() => sentTo(page, 'other').includes('open'));
        expect(page.errors).to.deep.equal([]);
      });
    });

    describe(`a video without consent (${name})`, () => {
      it('asks in place, and plays when the visitor accepts', async () => {
        const page = await openVideo({
          script,
          html: `${restrictive}<az-video id="one" url="${youtubeUrl}"></az-video>`,
        });
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.text().includes('aceptar contenido y cookies de YouTube'));
        const accept = page.byRole('button', { name: 'Aceptar y reproducir' });
        expect(page.focused).to.equal(accept);
        expect(await axeViolations(page)).to.deep.equal([]);
        expect(await askedOutside()).to.deep.equal([]);
        expect(preconnected(page)).to.deep.equal([]);
        await page.clickWithMouse(accept);
        await page.waitFor(() => page.heard.join() === 'az-play one');
        expect(page.document.cookie).to.include('ss_cookieAllowed=true');
        expect(page.window.Azulejo.consent?.state).to.equal('accepted');
      });

      it('returns to its picture when the visitor does not want it', async () => {
        const page = await openVideo({
          script,
          html: `${restrictive}<az-video url="${vimeoUrl}"></az-video>`,
        });
        await page.press('Tab', 'Enter');
        await page.waitFor(() => page.focused?.part.value === 'accept');
        await page.press('Tab', 'Enter');
        await page.waitFor(() => page.focused === playButton(page));
        expect(await askedOutside()).to.deep.equal([]);
        expect(page.window.Azulejo.consent?.state).to.equal('unknown');
      });

      it('shows its picture also where the player would come by itself, until the visitor accepts', async () => {
        const page = await openVideo({
          script,
          html: `${restrictive}<az-video id="one" overlay="false" url="${youtubeUrl}" poster="/pictures/lazo-500w.jpg"></az-video>
            <az-video id="two" autoplay url="${vimeoUrl}"></az-video>`,
        });
        expect(page.allByRole('button', { name: /Reproducir video/ }).length).to.equal(2);
        await video(page, '#one').play();
        await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
        expect(await askedOutside()).to.deep.equal([]);
        page.window.Azulejo.consent?.set('accepted');
        await page.waitFor(() => page.heard.join() === 'az-play two');
        await page.waitFor(() => sentTo(page, 'youtube').includes('open'));
      });

      it('does not ask for a file of the page', async () => {
        const page = await openVideo({
          script,
          html: `${restrictive}<az-video id="one" url="/films/estrellas.webm"></az-video>`,
        });
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.heard.join() === 'az-play one');
      });

      it('does not ask again who has accepted', async () => {
        const page = await openVideo({
          script,
          html: `${restrictive}<az-video id="one" url="${youtubeUrl}"></az-video>`,
        });
        page.document.cookie = 'ss_cookieAllowed=true; path=/';
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => page.heard.join() === 'az-play one');
      });
    });
  });
