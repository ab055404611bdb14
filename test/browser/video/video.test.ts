import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { fault, requestEachTime } from '../support/site';
import { describe, expect, it } from '../support/suite';
import { emulateMedia, offline } from '../support/tab';
import { openVideo, playButton, playerIn, type VideoPage, video } from './support';

const film = '/films/estrellas.webm';
const picture = '<img src="/pictures/estrella-500w.jpg" width="500" height="333" alt="A wall of stars">';
const own = (id = '', attributes = '') =>
  `<az-video id="${id}" ${attributes}><a href="${film}">${picture}</a></az-video>`;

const filmIn = (page: VideoPage, selector?: string) => playerIn<HTMLVideoElement>(video(page, selector));
const isPlaying = (page: VideoPage, selector?: string) => {
  const found = filmIn(page, selector);
  return !!found && !found.paused && found.currentTime > 0;
};
const part = (page: VideoPage, name: string) => page.$(`[part="${name}"]`);
const size = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

requestEachTime('chunks/');

defaultFlavour(({ name, script, base }) => {
  describe(`a video (${name})`, () => {
    it('is a link to the video before the script arrives and without it', async () => {
      const page = await openPage({ script: null, html: own() });
      expect(page.byRole('link', { name: 'A wall of stars' }).getAttribute('href')).to.equal(film);
    });

    it('shows its picture and one button, named by the video', async () => {
      const page = await openVideo({ script, html: own() });
      expect(playButton(page, 'Reproducir video: A wall of stars').part.value).to.equal('play');
      expect(page.allByRole('button').length).to.equal(1);
      expect(page.allByRole('link')).to.deep.equal([]);
      expect(page.$('img').getBoundingClientRect().width).to.equal(1280);
      await page.press('Tab');
      const { outlineStyle, boxShadow } = page.window.getComputedStyle(page.focused as Element);
      expect(outlineStyle).to.equal('double');
      // Dark beside the white ring, for light pictures.
      expect(boxShadow).not.to.equal('none');
      expect(playerIn(video(page))).to.equal(null);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
      page.$<HTMLImageElement>('img').alt = 'A kiln';
      await page.waitFor(() => playButton(page, 'Reproducir video: A kiln'));
    });

    it('offers the captions that the page names', async () => {
      const track = '<track kind="captions" src="/films/en.vtt" srclang="en" label="English">';
      const page = await openVideo({
        script,
        html: `<az-video><a href="${film}">${picture}</a>${track}</az-video>`,
      });
      page.click(playButton(page, 'Reproducir video: A wall of stars'));
      const player = await page.waitFor(() => filmIn(page));
      expect(Array.from(player.textTracks, ({ kind, label }) => [kind, label])).to.deep.equal([
        ['captions', 'English'],
      ]);
    });

    it('takes the place of a video that plays without a script, with its poster, name, shape and captions', async () => {
      const html = `<az-video><video controls width="640" height="480" title="The kiln"
        poster="/pictures/estrella-500w.jpg"><source src="/films/none.xyz" type="video/xyz"><source src="${film}">
        <track kind="captions" src="/films/en.vtt" srclang="en" label="English"><a href="/download">Download</a></video></az-video>`;
      const styles = '<link rel="stylesheet" href="/dist/azulejo.css">';
      const plain = await openPage({ script: null, html: styles + html });
      expect(size(plain.$('video'))[0]).to.equal(plain.document.body.clientWidth);
      plain.close();
      const page = await openVideo({ script, html, height: 1100 });
      const button = playButton(page, 'Reproducir video: The kiln');
      expect(page.$<HTMLImageElement>('[part="image"]').src).to.include('estrella-500w.jpg');
      expect(size(video(page))).to.deep.equal([1280, 960]);
      await page.clickWithMouse(button);
      const player = await page.waitFor(() => filmIn(page));
      expect(new URL(player.src).pathname).to.equal(film);
      expect(Array.from(player.textTracks, ({ label }) => label)).to.deep.equal(['English']);
      await page.waitFor(() => isPlaying(page));
      expect(page.$$('video').filter((one) => one.checkVisibility())).to.deep.equal([player]);
    });

    it('stops a video of the page that plays by itself, and hides it in its place', async () => {
      const html = `<az-video><video src="${film}" autoplay muted loop title="The kiln"></video></az-video>`;
      const page = await openPage({ script: null, html });
      const own = page.$<HTMLVideoElement>('az-video > video');
      await page.waitFor(() => own.currentTime > 0);
      page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
      await page.waitFor(() => page.allByRole('button', { name: /The kiln/ }).length === 1);
      expect([own.paused, own.checkVisibility(), own.parentElement?.localName]).to.deep.equal([
        true,
        false,
        'az-video',
      ]);
    });

    it('repeats a video that repeats without a script, and lets it load captions of another site', async () => {
      for (const html of [
        `<az-video><video src="${film}" loop crossorigin title="The kiln"></video></az-video>`,
        `<video data-az="video" src="${film}" loop crossorigin video-title="The kiln"></video>`,
      ]) {
        const page = await openVideo({ script, html });
        page.click(await page.waitFor(() => playButton(page, 'Reproducir video: The kiln')));
        const { loop, controls, crossOrigin } = await page.waitFor(() => filmIn(page));
        expect({ loop, controls, crossOrigin }, html).to.deep.equal({
          loop: true,
          controls: true,
          crossOrigin: 'anonymous',
        });
      }
    });

    it('without an overlay plays the file of the page’s own video, whatever its address, with its captions once', async () => {
      const track = '<track kind="captions" src="/films/en.vtt" srclang="en" label="English">';
      const page = await openVideo({
        script,
        html: `<script>
            fetch('${film}').then((answer) => answer.blob()).then((blob) => {
              const { content } = document.querySelector('template');
              content.querySelector('video').src = URL.createObjectURL(blob);
              document.body.append(content);
            });
          </script><template><az-video overlay="false"><video>${track}</video></az-video></template>`,
      });
      await page.waitFor(() => page.$$('az-video').length > 0 && filmIn(page)?.readyState);
      expect(filmIn(page)?.textTracks.length).to.equal(1);
      expect(page.errors).to.deep.equal([]);
    });

    it('causes no layout shift when the script arrives', async () => {
      const page = await openVideo({
        script,
        html: `<link rel="stylesheet" href="/dist/azulejo.css">${own()}<p>After</p>`,
      });
      await page.waitFor(() => page.$<HTMLImageElement>('img').complete);
      const shift = await page.shift();
      expect(shift, page.describeShifts()).to.equal(0);
      expect(size(page.$('img'))).to.deep.equal(size(video(page)));
    });

    it('is described to search engines, unless its page does so or does not want it', async () => {
      const page = await openVideo({
        script,
        html: `<script type="application/ld+json">{"@type": "VideoObject", "name": "Own"}</script>
          <div style="width: 300px">
            ${own()}${own('own', 'video-title="Own"')}${own('none', 'structured-data="false"')}
          </div>`,
      });
      const scripts = () => page.$$('script[type="application/ld+json"]');
      await page.waitFor(() => scripts().length === 2);
      await page.painted();
      const things = scripts().map(({ textContent }) => JSON.parse(textContent ?? ''));
      expect(things.map((thing) => thing.name)).to.have.members(['Own', 'A wall of stars']);
      const added = things.find((thing) => thing.name !== 'Own');
      expect(added['@type']).to.equal('VideoObject');
      expect(added.contentUrl).to.match(/^http.+estrellas\.webm$/);
      expect(added.thumbnailUrl).to.match(/^http.+estrella-500w\.jpg$/);
    });

    it('plays in place with one click, and fires an event', async () => {
      const page = await openVideo({ script, html: own('one') });
      const place = size(video(page));
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => isPlaying(page) && page.events.length > 0);
      expect(size(video(page))).to.deep.equal(place);
      expect(size(filmIn(page) as Element)).to.deep.equal(place);
      expect(page.events).to.deep.equal(['az-play one']);
      expect(video(page).matches(':state(playing):state(active)')).to.equal(true);
      expect(page.focused).to.equal(filmIn(page));
      expect(page.allByRole('button', { name: /Reproducir video/ })).to.deep.equal([]);
    });

    it('fades in for a second', async () => {
      const page = await openVideo({ script, html: own() });
      await page.clickWithMouse(playButton(page));
      const fade = await page.waitFor(() =>
        part(page, 'overlay')
          .getAnimations()
          .find((one) => (one as CSSTransition).transitionProperty === 'opacity'),
      );
      expect(fade.effect?.getTiming().duration).to.equal(1000);
      await fade.finished;
      expect(page.window.getComputedStyle(part(page, 'overlay')).opacity).to.equal('0');
    });

    for (const key of ['Enter', ' '])
      it(`plays with the key "${key}"`, async () => {
        const page = await openVideo({ script, html: own() });
        await page.press('Tab');
        expect(page.focused).to.equal(playButton(page));
        await page.press(key);
        await page.waitFor(() => isPlaying(page));
      });

    if (supports('touch'))
      it('plays with one tap', async () => {
        const page = await openVideo({ script, html: own(), width: 390 });
        await page.tap(playButton(page));
        await page.waitFor(() => isPlaying(page));
      });

    it('returns to its picture when another video plays', async () => {
      const page = await openVideo({
        script,
        html: `<style>az-video { width: 400px }</style>${own('one')}<az-gallery design="grid">${own('two')}</az-gallery>`,
      });
      await page.clickWithMouse(playButton(page, /./, video(page, '#one')));
      await page.waitFor(() => isPlaying(page, '#one'));
      const before = filmIn(page, '#one');
      await page.waitFor(() => isReady(video(page, '#two')));
      await page.clickWithMouse(playButton(page, /./, video(page, '#two')));
      await page.waitFor(() => isPlaying(page, '#two'));
      expect(filmIn(page, '#one')).to.equal(null);
      // It loads nothing more.
      expect(before?.networkState).to.equal(page.window.HTMLMediaElement.NETWORK_EMPTY);
      expect(playButton(page, /Reproducir video/)).to.be.instanceOf(page.window.HTMLElement);
      expect(video(page, '#one').matches(':state(active)')).to.equal(false);
      expect(page.events.slice(0, 3)).to.have.members(['az-play one', 'az-pause one', 'az-play two']);
    });

    it('plays and pauses by its methods, called before it is ready too', async () => {
      const page = await openVideo({ script, html: own('one') });
      const late = page.document.createElement('az-video') as ReturnType<typeof video>;
      late.id = 'late';
      late.url = film;
      page.document.body.append(late);
      await late.play();
      await page.waitFor(() => isPlaying(page, '#late'));
      late.pause();
      await page.waitFor(() => page.events.includes('az-pause late'));
      expect(late.matches(':state(playing)')).to.equal(false);
      await video(page, '#one').play();
      await page.waitFor(() => isPlaying(page, '#one') && page.events.length === 3);
      expect(filmIn(page, '#late')).to.equal(null);
      expect(page.events).to.deep.equal(['az-play late', 'az-pause late', 'az-play one']);
    });

    it('obeys the last of its methods that a script has called while its player loads', async () => {
      const page = await openVideo({
        script,
        html: `<style>az-video { width: 200px }</style>${own('one')}${own('two')}`,
      });
      await fault({ path: `${base}chunks/player*`, delayMs: 1000 });
      // A browser lets a script play sound once the visitor has pressed something.
      await page.clickWithMouse({ x: 600, y: 600 });
      const [one, two] = [video(page, '#one'), video(page, '#two')];
      for (const method of ['play', 'pause', 'play'] as const) two[method]();
      for (const method of ['play', 'pause'] as const) one[method]();
      await page.waitFor(() => isPlaying(page, '#two') && page.events.length > 0);
      await page.painted();
      expect(page.events).to.deep.equal(['az-play two']);
      expect(playerIn(one)).to.equal(null);
    });

    it('fires an event when it has ended', async () => {
      const page = await openVideo({ script, html: own('one') });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => isPlaying(page));
      const film = filmIn(page) as HTMLVideoElement;
      // Browsers pause a film at its end.
      Object.defineProperty(film, 'ended', { value: true });
      for (const type of ['pause', 'ended']) film.dispatchEvent(new page.window.Event(type));
      expect(page.events).to.deep.equal(['az-play one', 'az-ended one']);
      expect(video(page).matches(':state(active)')).to.equal(false);
    });

    it('loads its player again when its mode changes', async () => {
      const page = await openVideo({ script, html: own() });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => isPlaying(page));
      const before = filmIn(page);
      video(page).mode = 'fill';
      await page.waitFor(() => filmIn(page) !== before && isPlaying(page));
      expect(before?.isConnected).to.equal(false);
    });

    it('goes on with another video when its address changes while it plays', async () => {
      const page = await openVideo({ script, html: own('one') });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => isPlaying(page));
      const before = filmIn(page);
      const isUnloaded = before && new Promise((resolve) => before.addEventListener('emptied', resolve));
      video(page).url = `${film}?another`;
      await page.waitFor(() => filmIn(page) !== before && isPlaying(page));
      await isUnloaded;
      expect(page.events).to.deep.equal(['az-play one', 'az-pause one', 'az-play one']);
      expect(video(page).matches(':state(playing)')).to.equal(true);
    });

    it('keeps playing when another setting changes', async () => {
      const page = await openVideo({ script, html: own() });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => isPlaying(page));
      const before = filmIn(page);
      video(page).setAttribute('video-title', 'Another name');
      await page.painted();
      await page.painted();
      expect(filmIn(page)).to.equal(before);
      expect(isPlaying(page)).to.equal(true);
    });

    it('has the shape of its settings or embed code, else 56.3%', async () => {
      const embed =
        '&lt;iframe src=&quot;https://player.example/1&quot; width=&quot;640&quot; height=&quot;480&quot;&gt;';
      const page = await openVideo({
        script,
        html: `<style>az-video { width: 400px }</style><az-video id="none" url="${film}"></az-video>
          <az-video id="data" url="${film}" width="4" height="3"></az-video><az-video id="embed" html="${embed}"></az-video>
          <az-video id="percent" html="${embed.replace('640', '100%')}"></az-video>`,
      });
      const heights = page.$$('az-video').map((element) => size(element)[1]);
      expect(heights).to.deep.equal([225, 300, 300, 225]);
    });

    it('reads null as no mode', async () => {
      const page = await openVideo({ script, html: own('', `data='{"mode": null}'`) });
      expect(size(video(page))[1]).to.equal(721);
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });

    for (const [mode, expected] of [
      ['fit', [300, 169]],
      ['fill', [533, 300]],
    ] as const)
      it(`in a square box, mode ${mode}: the player is ${expected.join(' by ')}`, async () => {
        const html = `<style>az-video { width: 300px; height: 300px }</style>${own('', `mode="${mode}"`)}`;
        const page = await openVideo({ script, html });
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => isPlaying(page));
        expect(size(video(page))).to.deep.equal([300, 300]);
        expect(size(part(page, 'frame'))).to.deep.equal([300, 300]);
        const box = filmIn(page)?.getBoundingClientRect() as DOMRect;
        expect([Math.round(box.width), Math.round(box.height)]).to.deep.equal(expected);
        expect(Math.abs(box.x + box.width / 2 - 150)).to.be.lessThan(1);
        expect(Math.abs(box.y + box.height / 2 - 150)).to.be.lessThan(1);
      });

    for (const [lang, message] of [
      ['es', 'La integración del video no es válida.'],
      ['en', 'The video embed is not valid.'],
      ['pt', 'A incorporação do vídeo não é válida.'],
    ])
      it(`reports an embed that is not valid, in ${lang}`, async () => {
        const page = await openVideo({
          script,
          lang,
          html: `<az-video url="https://example.com/page"></az-video>
            <az-video html="&lt;script src='https://example.com/x.js'&gt;&lt;/script&gt;"></az-video>`,
        });
        expect(page.$$('[part="invalid"]').map(({ textContent }) => textContent)).to.deep.equal([
          message,
          message,
        ]);
        expect(page.allByRole('button')).to.deep.equal([]);
        expect(await axeViolations(page)).to.deep.equal([]);
      });

    it('shows its own link where the address cannot be played', async () => {
      const link = (content: string) =>
        `<az-video><a href="https://example.com/ver/123">${content}</a></az-video>`;
      const page = await openVideo({
        script,
        html: `${link('Mi vídeo')}${link('<img src="/pictures/lazo.jpg" alt="Lazo">')}`,
      });
      for (const name of ['Mi vídeo', 'Lazo']) {
        let followed = '';
        const own = page.byRole('link', { name });
        own.addEventListener('click', (event) => {
          event.preventDefault();
          followed = name;
        });
        await page.clickWithMouse(own);
        expect(followed).to.equal(name);
      }
      await page.waitFor(() =>
        page.consoleTexts('error').join().includes('https://example.com/ver/123 cannot be played'),
      );
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('reports what cannot be played once, and nothing of the video that follows', async () => {
      const own = '<a href="/films/taller.mp4">Taller</a>';
      const page = await openVideo({ script, html: `<az-video>${own}</az-video>` });
      const errors = () => page.consoleTexts('error').map((line) => line.match(/Error: (.+) cannot be/)?.[1]);
      const isInvalid = () => page.$$('[part="invalid"]').length > 0;
      const reported: string[] = [];
      const change = async (becomesInvalid: boolean, act: () => void, name?: string) => {
        act();
        await page.waitFor(() => isInvalid() === becomesInvalid);
        if (name) reported.push(name);
        await page.waitFor(() => errors().length >= reported.length);
        await page.painted();
        expect(errors()).to.deep.equal(reported);
      };
      const element = video(page);
      const set = (name: string, value: unknown) => () => Object.assign(element, { [name]: value });
      await change(true, set('url', 'first'), 'first');
      await change(true, set('url', 'second'), 'second');
      await change(false, set('url', undefined));
      await change(true, set('html', '<p>No frame</p>'), 'The embed code');
      await change(false, set('html', undefined));
      await change(true, () => element.replaceChildren());
      await change(false, () => {
        element.innerHTML = own;
      });
    });

    it('reports a file that cannot be played as not valid', async () => {
      const page = await openVideo({ script, html: '<az-video url="/pictures/none.mp4"></az-video>' });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => page.text().includes('La integración del video no es válida.'));
      expect(playerIn(video(page))).to.equal(null);
    });

    it('reports an address that only looks like a video as not valid when the visitor presses play', async () => {
      const page = await openVideo({
        script,
        html: '<az-video url="https://www.youtube.com/@someone"></az-video>',
      });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => page.text().includes('La integración del video no es válida.'));
    });

    if (supports('offline'))
      it('reports that its player could not be loaded, and plays once it can be', async () => {
        const page = await openVideo({ script, html: own() });
        const isSaid = () => page.console.some(({ text }) => text.includes('VideoLoader not found'));
        // Its files are the player's, too.
        await page.waitFor(() => page.document.querySelector('script[type="application/ld+json"]'));
        await offline(true);
        await page.clickWithMouse(playButton(page));
        await page.waitFor(isSaid);
        await offline(false);
        await page.clickWithMouse(playButton(page));
        await page.waitFor(() => isPlaying(page));
      });

    if (supports('offline'))
      it('without an overlay has a play button where its player could not be loaded', async () => {
        const page = await openVideo({ script, html: own('one') });
        await page.waitFor(() => page.document.querySelector('script[type="application/ld+json"]'));
        await offline(true);
        page.document.body.insertAdjacentHTML('afterbegin', own('two', 'overlay="false"'));
        await page.waitFor(() => isReady(video(page, '#two')));
        expect(page.console.some(({ text }) => text.includes('VideoLoader not found'))).to.equal(true);
        await offline(false);
        await page.clickWithMouse(playButton(page, /^Reproducir video/, video(page, '#two')));
        await page.waitFor(() => isPlaying(page, '#two'));
      });

    it('without an overlay is the player itself', async () => {
      const page = await openVideo({ script, html: own('', 'overlay="false"') });
      expect(filmIn(page)?.paused).to.equal(true);
      expect(page.allByRole('button', { name: /Reproducir video/ })).to.deep.equal([]);
      await video(page).play();
      await page.waitFor(() => isPlaying(page));
      video(page).overlay = true;
      await page.waitFor(() => page.allByRole('button', { name: /Reproducir video/ }).length === 0);
      await page.waitFor(() => isPlaying(page));
    });

    it('with autoplay plays by itself, without sound', async () => {
      const page = await openVideo({ script, html: own('one', 'autoplay') });
      await page.waitFor(() => isPlaying(page) && page.events.length > 0);
      expect(filmIn(page)?.muted).to.equal(true);
      expect(page.events).to.deep.equal(['az-play one']);
    });

    it('with autoplay waits for a press with reduced motion', async () => {
      const page = await openVideo({ script, html: own('one', 'autoplay'), query: 'nomotion=true' });
      expect(filmIn(page)).to.equal(null);
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => isPlaying(page));
      expect(page.window.getComputedStyle(part(page, 'overlay')).opacity).to.equal('0');
    });

    it('behind other content plays without sound, controls and end, and a button pauses it', async () => {
      const page = await openVideo({
        script,
        html: `<div style="position: relative; height: 300px">${own('one', 'background')}<p style="position: relative">Taller</p></div>
          <audio src="/sounds/none.mp3"></audio>`,
      });
      await page.waitFor(() => isPlaying(page));
      const { muted, controls, loop } = filmIn(page) as HTMLVideoElement;
      expect({ muted, controls, loop }).to.deep.equal({ muted: true, controls: false, loop: true });
      expect(size(video(page))[0]).to.equal(page.document.documentElement.clientWidth);
      const button = page.byRole('button');
      expect(button.getAttribute('aria-label')).to.equal('Pausar video');
      // Two colours, for light and for dark videos.
      button.focus();
      await page.press('Shift');
      expect(page.window.getComputedStyle(button).boxShadow).not.to.equal('none');
      button.click();
      await page.waitFor(() => page.events.join() === 'az-play one,az-pause one');
      expect(filmIn(page)?.paused).to.equal(true);
      playButton(page, 'Reproducir video: A wall of stars').click();
      await page.waitFor(() => isPlaying(page));
      expect(await axeViolations(page)).to.deep.equal([]);
      // It goes on beside a video that visitors watch.
      page.document.body.insertAdjacentHTML('beforeend', own('two'));
      video(page, '#two').play();
      await page.waitFor(() => isPlaying(page, '#two'));
      expect(isPlaying(page, '#one')).to.equal(true);
    });

    it('behind other content stays a picture with reduced motion', async () => {
      const page = await openVideo({ script, html: own('one', 'background'), query: 'nomotion=true' });
      expect(filmIn(page)).to.equal(null);
      expect(page.allByRole('button')).to.deep.equal([]);
      expect(page.$('img').checkVisibility()).to.equal(true);
    });

    it('without an overlay waits for a press with reduced motion, also with autoplay, and has its sound then', async () => {
      const html = own('one', 'autoplay overlay="false"');
      const page = await openVideo({ script, html, query: 'nomotion=true' });
      await page.waitFor(() => filmIn(page));
      await page.painted();
      expect(filmIn(page)?.paused).to.equal(true);
      expect(filmIn(page)?.muted).to.equal(false);
    });

    it('behind other content stays a picture for visitors who save data', async () => {
      const savesData =
        "<script>Object.defineProperty(navigator, 'connection', { value: { saveData: true } })</script>";
      const page = await openVideo({ script, html: savesData + own('one', 'background') });
      expect(filmIn(page)).to.equal(null);
      expect(page.$('img').checkVisibility()).to.equal(true);
    });

    it('without a picture shows its name', async () => {
      const page = await openVideo({
        script,
        html: `<az-video url="${film}" video-title="A wall of stars"></az-video>`,
      });
      expect(page.$('[part="title"]').textContent).to.equal('A wall of stars');
      expect(playButton(page, 'Reproducir video: A wall of stars').matches('button')).to.equal(true);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    if (supports('forcedColors'))
      it('has a visible play button in forced colours', async () => {
        await emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
        const page = await openVideo({ script, html: own() });
        const { fill, backgroundColor, outlineStyle } = page.window.getComputedStyle(part(page, 'icon'));
        await emulateMedia({});
        expect([fill, outlineStyle]).to.deep.equal(['rgb(0, 0, 0)', 'solid']);
        expect(backgroundColor).not.to.match(/^rgba?\(13, 20, 36/);
      });
  });
});
