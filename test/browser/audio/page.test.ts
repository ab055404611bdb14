import { engine } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { fault, received, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { restrictive } from '../video/support';
import {
  type AudioPage,
  audio,
  bell,
  fountain,
  kiln,
  muteInFirefox,
  openAudio,
  playButton,
  playingIn,
  slider,
} from './support';

const recording = (id: string, url: string): string =>
  `<az-audio id="${id}" design="minimal"><a href="${url}" data-duration="20">${id}</a></az-audio>`;

const mockAttributes = 'data-soundcloud="/_players/soundcloud/"';
const track = 'https://soundcloud.com/forss/flickermood?utm_source=mail';

/** A page whose SoundCloud is the demo server's. */
const withSoundCloud = (script: string, body: string): string =>
  `<!doctype html><html lang="es"><head><title>Page</title><script src="${script}" ${mockAttributes} async></script></head>
   <body>${body}</body></html>`;

const frameIn = (page: AudioPage) => page.$$<HTMLIFrameElement>('iframe')[0];

/** The recording that the mock of SoundCloud plays. */
const soundIn = (page: AudioPage) => frameIn(page)?.contentDocument?.querySelector('audio');

const playersAsked = async (): Promise<string[]> =>
  (await received()).map(({ path }) => path).filter((path) => path.startsWith('/_players'));

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  describe(`of several media on a page (${name})`, () => {
    it('one recording plays at a time', async () => {
      const page = await openAudio({ script, html: recording('one', bell) + recording('two', kiln) });
      await page.clickWithMouse(playButton(page, 'Reproducir: one'));
      await page.waitFor(() => page.events.length === 1);
      await page.clickWithMouse(playButton(page, 'Reproducir: two'));
      await page.waitFor(() => playingIn(page, '#two'));
      expect(playingIn(page, '#one')).to.equal(undefined);
      await page.waitFor(() => page.events.length === 3);
      expect(page.events).to.have.members(['az-play one 0', 'az-pause one 0', 'az-play two 0']);
    });

    it('a video stops a recording, and a recording a video', async () => {
      const video = '<az-video style="width: 200px" url="/films/estrellas.webm"></az-video>';
      const page = await openAudio({ script, html: recording('one', bell) + video });
      await page.clickWithMouse(playButton(page, 'Reproducir: one'));
      await page.waitFor(() => playingIn(page));
      await page.clickWithMouse(
        await page.waitFor(() => page.byRole('button', { name: 'Reproducir video' })),
      );
      const film = await page.waitFor(() => page.$<HTMLVideoElement>('video'));
      await page.waitFor(() => !film.paused && !playingIn(page));
      await page.clickWithMouse(await page.waitFor(() => playButton(page, 'Reproducir: one')));
      await page.waitFor(() => playingIn(page) && film.paused);
    });

    it('a plain element that begins stops a recording, and a recording stops it', async () => {
      const plain = `<audio id="plain" src="${kiln}" controls></audio>`;
      const page = await openAudio({ script, html: recording('one', bell) + plain });
      const other = page.$<HTMLAudioElement>('#plain');
      await page.clickWithMouse(playButton(page, 'Reproducir: one'));
      await page.waitFor(() => playingIn(page));
      await other.play();
      await page.waitFor(() => !playingIn(page));
      await page.clickWithMouse(await page.waitFor(() => playButton(page, 'Reproducir: one')));
      await page.waitFor(() => playingIn(page) && other.paused);
    });

    it('a silent film of the page stops nothing and goes on', async () => {
      const film = '<video id="plain" src="/films/estrellas.webm" muted loop></video>';
      const page = await openAudio({ script, html: recording('one', bell) + film });
      const silent = page.$<HTMLVideoElement>('#plain');
      await page.clickWithMouse(playButton(page, 'Reproducir: one'));
      await page.waitFor(() => playingIn(page));
      await silent.play();
      await page.waitFor(() => silent.currentTime > 0.1);
      expect(playingIn(page)).not.to.equal(undefined);
      await page.clickWithMouse(playButton(page, 'Pausar: one'));
      await page.clickWithMouse(await page.waitFor(() => playButton(page, 'Reproducir: one')));
      await page.waitFor(() => playingIn(page));
      expect(silent.paused).to.equal(false);
    });
  });

  describe(`the lock screen and the system’s keys (${name})`, () => {
    it('have the title, the author, the list and the picture, and all actions', async () => {
      const items = [
        { url: bell, title: 'The bell', author: 'Ana', cover: '/pictures/patio-500w.jpg', duration: 9 },
        { url: kiln, title: 'The kiln', duration: 24 },
      ];
      const html = `<az-audio id="one" audio-title="Sounds" data='${JSON.stringify({ items })}'></az-audio>`;
      const page = await openAudio({ script, html });
      const { mediaSession } = page.window.navigator;
      const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {};
      mediaSession.setActionHandler = (action, handler) => {
        handlers[action] = handler;
      };
      const press = (action: MediaSessionAction, details: object = {}) =>
        handlers[action]?.({ action, ...details } as MediaSessionActionDetails);

      await page.clickWithMouse(playButton(page, 'Reproducir: The bell'));
      await page.waitFor(() => page.events.length === 1);
      const { title, artist, album, artwork } = mediaSession.metadata as MediaMetadata;
      expect([title, artist, album]).to.deep.equal(['The bell', 'Ana', 'Sounds']);
      expect(artwork[0]?.src).to.match(/patio-500w\.jpg$/);

      const media = page.$<HTMLAudioElement>('audio');
      press('seekto', { seekTime: 5 });
      await page.waitFor(() => media.currentTime >= 5);
      press('seekbackward', { seekOffset: 4 });
      await page.waitFor(() => media.currentTime < 5);
      press('pause');
      await page.waitFor(() => media.paused);
      press('play');
      await page.waitFor(() => playingIn(page));
      press('nexttrack');
      await page.waitFor(() => playingIn(page)?.src.endsWith(kiln));
      expect(mediaSession.metadata?.title).to.equal('The kiln');
      press('previoustrack');
      await page.waitFor(() => playingIn(page)?.src.endsWith(bell));
      audio(page).remove();
      await page.waitFor(() => mediaSession.metadata === null);
    });
  });

  describe(`search engines (${name})`, () => {
    const scripts = (page: AudioPage) =>
      page.$$('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent ?? ''));
    const describes = `<script type="application/ld+json">
      {"@context": "https://schema.org", "@type": "AudioObject", "name": "one"}</script>`;

    it('get a description of the recordings, unless the page has it or does not want it', async () => {
      const html = `${describes}${recording('one', bell)}${recording('two', kiln)}
        ${recording('three', fountain).replace('<az-audio', '<az-audio structured-data="false"')}`;
      const page = await openAudio({ script, html });
      await page.waitFor(() => scripts(page).length === 2);
      await page.painted();
      expect(scripts(page).map((thing) => thing.name)).to.have.members(['one', 'two']);
      const added = scripts(page).find((thing) => thing.name === 'two');
      expect(added).to.include({ '@type': 'AudioObject', duration: 'PT20S' });
      expect(added.contentUrl).to.match(/^http.+horno\.wav$/);
      audio(page, '#two').remove();
      await page.waitFor(() => scripts(page).length === 1);
    });
  });

  describe(`the page’s own audio element (${name})`, () => {
    const own = `<figure><figcaption>The kiln</figcaption><audio controls="" preload="none">
      <source src="${kiln}" type="audio/wav"></audio></figure>`;

    it('plays in the block’s player, named by its caption, and stays as the page wrote it', async () => {
      const page = await openAudio({ script, html: `<az-audio>${own}</az-audio>` });
      await page.clickWithMouse(playButton(page, 'Reproducir: The kiln'));
      await page.waitFor(() => playingIn(page));
      expect(playingIn(page)).to.equal(page.$('figure audio'));
      expect(audio(page).innerHTML).to.equal(own);
    });

    it('plays on when the script arrives later', async () => {
      const html = `<az-audio>${own}</az-audio><button onclick="document.querySelector('audio').play()">Play</button>`;
      const page = (await openPage({ script: null, html })) as AudioPage;
      muteInFirefox(page);
      const media = page.$<HTMLAudioElement>('audio');
      await page.clickWithMouse(page.byRole('button'));
      await page.waitFor(() => media.currentTime > 0);
      await page.captured.load?.(`${script.replace('azulejo.js', '')}elements/audio.js`);
      await page.waitFor(() => page.byRole('button', { name: 'Pausar: The kiln' }));
      expect(media.paused).to.equal(false);
    });

    it('of a list keeps its duration where the one before it was left while it loaded', async () => {
      const other = own.replace('The kiln', 'The bell').replace(kiln, bell);
      const html = `<az-audio>${own}${other}</az-audio>`.replaceAll('"none"', '"metadata"');
      const page = await openAudio({ script, html });
      const [first, second] = page.$$<HTMLAudioElement>('figure audio');
      await page.waitFor(() => [first, second].every((media) => media?.readyState));
      /** The browser's answer that the first recording will not play. */
      let refuse: ((reason: DOMException) => void) | undefined;
      const play = () =>
        new Promise((_, reject) => {
          refuse = reject;
        });
      Object.assign(first as object, { play });
      await page.clickWithMouse(playButton(page, 'Reproducir: The kiln'));
      await page.waitFor(() => refuse);
      const line = page.byRole('button', { name: /^The bell/ });
      await page.clickWithMouse(line);
      refuse?.(new DOMException('Paused', 'AbortError'));
      await page.waitFor(() => playingIn(page) === second);
      expect(page.text(line)).to.include('0:09');
      expect(slider(page).max).to.equal('9');
    });

    it('of a saved page of the hosted builder is read from its data', async () => {
      const saved = `<div class="sqs-audio-embed" data-url="${fountain}" data-title="The fountain" data-author="A builder"
        data-duration-in-ms="75000" data-design-style="minimal" data-show-download="true"></div>`;
      const page = await openAudio({ script, html: `<az-audio>${saved}</az-audio>` });
      expect(page.text()).to.include('The fountain').and.include('A builder');
      expect(page.byRole('link', { name: 'Descargar: The fountain' })).to.be.instanceOf(
        page.window.HTMLElement,
      );
      expect(page.allByRole('slider')).to.deep.equal([]);
    });
  });

  // WebKit starts no sound in a frame by itself: the visitor presses play there once more.
  const playsInFrames = engine !== 'webkit';

  describe(`a recording at SoundCloud (${name})`, () => {
    it('plays in SoundCloud’s player, of which nothing is requested before', async () => {
      const html = withSoundCloud(script, `<az-audio id="one"><a href="${track}">Flickermood</a></az-audio>`);
      const page = await openAudio({ html });
      await page.hover(playButton(page));
      await page.painted();
      expect(await playersAsked()).to.deep.equal([]);
      await page.clickWithMouse(playButton(page, 'Reproducir: Flickermood'));
      await page.waitFor(() => !!soundIn(page) && soundIn(page)?.paused !== playsInFrames);
      await page.waitFor(() => page.events.join() === (playsInFrames ? 'az-play one 0' : ''));
      const { searchParams } = new URL(frameIn(page)?.src ?? '');
      expect(searchParams.get('url')).to.equal('https://soundcloud.com/forss/flickermood');
      expect(frameIn(page)?.title).to.equal('Flickermood');
      expect(audio(page).matches(':state(playing)')).to.equal(playsInFrames);
    });

    if (playsInFrames)
      it('gives way to another recording, and to the next one at its end', async () => {
        const data = JSON.stringify({
          items: [
            { url: track, title: 'Track' },
            { url: bell, title: 'Bell', duration: 9 },
          ],
        });
        const body = `<az-audio id="one" data='${data}'></az-audio>${recording('two', kiln)}`;
        const page = await openAudio({ html: withSoundCloud(script, body) });
        await page.clickWithMouse(playButton(page, 'Reproducir: Track'));
        await page.waitFor(() => page.events.length === 1);
        await page.clickWithMouse(playButton(page, 'Reproducir: two'));
        await page.waitFor(() => soundIn(page)?.paused);
        const sound = soundIn(page) as HTMLAudioElement;
        await sound.play();
        await page.waitFor(() => !playingIn(page, '#two'));
        sound.currentTime = sound.duration - 0.2;
        await page.waitFor(() => playingIn(page, '#one')?.src.endsWith(bell));
        expect(frameIn(page)).to.equal(undefined);
      });

    it('gives way to another recording while its player loads', async () => {
      await fault({ path: '/_players/soundcloud/*', delayMs: 60_000 });
      const body = `<az-audio id="one"><a href="${track}">Track</a></az-audio>${recording('two', kiln)}`;
      const page = await openAudio({ html: withSoundCloud(script, body) });
      await page.clickWithMouse(playButton(page, 'Reproducir: Track'));
      await page.waitFor(() => frameIn(page));
      await page.clickWithMouse(playButton(page, 'Reproducir: two'));
      await page.waitFor(() => playingIn(page, '#two'));
      await page.waitFor(() => playButton(page, 'Reproducir: Track'));
      expect(frameIn(page)).to.equal(undefined);
      await page.waitFor(() => page.events.join() === 'az-play two 0');
    });

    it('asks for consent under a restrictive policy, for this recording alone', async () => {
      const one = `<az-audio id="one"><a href="${track}">One</a></az-audio>`;
      const two = `<az-audio id="two"><a href="https://soundcloud.com/forss/soulhack">Two</a></az-audio>`;
      const page = await openAudio({ html: withSoundCloud(script, restrictive + one + two) });
      await page.clickWithMouse(playButton(page, 'Reproducir: One'));
      const accept = await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
      expect(page.text(audio(page, '#one'))).to.include('aceptar contenido y cookies de SoundCloud');
      await page.waitFor(() => page.focused === accept);
      await page.clickWithMouse(page.byRole('button', { name: 'Ahora no' }));
      await page.waitFor(() => page.focused === playButton(page, 'Reproducir: One'));
      expect(await playersAsked()).to.deep.equal([]);

      await page.press('Enter');
      await page.clickWithMouse(
        await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' })),
      );
      await page.waitFor(() => soundIn(page));
      await page.clickWithMouse(playButton(page, 'Reproducir: Two'));
      await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
    });

    it('whose address cannot be read is logged in one line, and the link stays', async () => {
      const html = '<az-audio id="one"><a href="https://soundcloud.com/discover">Our sounds</a></az-audio>';
      const page = await openAudio({ script, html });
      expect(page.byRole('link', { name: 'Our sounds' }).getAttribute('href')).to.equal(
        'https://soundcloud.com/discover',
      );
      const errors = () => page.consoleTexts('error');
      await page.waitFor(() => errors().length > 0);
      const lines = errors();
      expect(lines.length).to.equal(1);
      expect(lines[0]).to.include('SoundCloud').and.include('https://soundcloud.com/discover');
    });
  });

  describe(`consent and files (${name})`, () => {
    const other = `${location.origin.replace('localhost', '127.0.0.1')}${fountain}`;

    it('of another site wait for the visitor under a restrictive policy; the page’s own play', async () => {
      const body = `${restrictive}<az-audio id="other" url="${other}"></az-audio>${recording('own', bell)}`;
      const page = await openAudio({ script, html: body });
      await page.clickWithMouse(playButton(page, 'Reproducir: own'));
      await page.waitFor(() => playingIn(page, '#own'));
      await page.clickWithMouse(playButton(page, 'Reproducir: fuente'));
      const accept = await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
      expect(audio(page, '#other').shadowRoot?.querySelector('audio')?.src).to.equal('');
      await page.clickWithMouse(accept);
      await page.waitFor(() => playingIn(page, '#other'));
      await page.waitFor(() => slider(page).max === '75');
    });

    it('of another site begins at its own beginning, after one of the page that was left in its middle', async () => {
      const otherKiln = `${location.origin.replace('localhost', '127.0.0.1')}${kiln}`;
      const list = `<az-audio><a href="${fountain}">Own</a><a href="${otherKiln}">Other</a></az-audio>`;
      const page = await openAudio({ script, html: restrictive + list });
      await page.clickWithMouse(playButton(page, 'Reproducir: Own'));
      const media = await page.waitFor(() => playingIn(page));
      media.currentTime = 40;
      await page.waitFor(() => media.currentTime > 40 && media.duration > 70);
      const line = page.byRole('button', { name: /^Other/ });
      await page.clickWithMouse(line);
      const accept = await page.waitFor(() => page.byRole('button', { name: 'Aceptar y reproducir' }));
      await page.waitFor(() => media.paused);
      await page.clickWithMouse(accept);
      await page.waitFor(() => playingIn(page));
      await page.waitFor(() => slider(page).max === '24');
      expect(media.currentTime).to.be.lessThan(20);
      expect(page.text(line)).to.not.include('1:15');
      expect(localStorage.getItem('azulejo.audio')).to.not.include(otherKiln);
    });
  });
});
