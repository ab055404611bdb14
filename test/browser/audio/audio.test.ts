import { axeViolations } from '../support/axe';
import { contrastToWhite } from '../support/contrast';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { far, followLink, waitForTop } from '../support/links';
import { openPage, type Page } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { audio, bell, fountain, kiln, openAudio, playButton, playingIn, slider, waltz } from './support';

const single = `<az-audio id="one" download>
  <a href="${bell}" data-duration="9" data-author="A workshop">The bell</a></az-audio>`;

const list = `<az-audio id="one" audio-title="Sounds"><ol>
  <li><a href="${bell}" data-duration="9">The bell</a></li>
  <li><a href="${kiln}" data-duration="24" data-author="Night">The kiln</a></li>
  <li><a href="${waltz}" data-duration="33">The waltz</a></li></ol></az-audio>`;

/** The recordings that the page has requested. */
const requested = ({ window }: Page): string[] =>
  window.performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => path.startsWith('/recordings'));

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  describe(`a recording (${name})`, () => {
    it('is a link, or the browser’s own player, before the script arrives and without it', async () => {
      const html = `${single}<az-audio><audio controls src="${bell}" preload="none"></audio></az-audio>`;
      const page = await openPage({ script: null, html });
      expect(page.byRole('link', { name: 'The bell' }).getAttribute('href')).to.equal(bell);
      expect(page.$('audio').getBoundingClientRect().height).to.be.greaterThan(20);
    });

    it('has a player with a name, a slider, the times, speed and a download', async () => {
      const page = await openAudio({ script, html: single });
      expect(page.byRole('group', { name: 'Reproductor de audio' }).part.value).to.equal('player');
      expect(page.text()).to.include('The bell').and.include('A workshop').and.include('0:00');
      expect(slider(page).max).to.equal('9');
      expect(slider(page).getAttribute('aria-valuetext')).to.equal('0 segundos de 9 segundos');
      const speed = page.byRole('combobox', { name: 'Velocidad' });
      expect(speed).to.have.property('value', '1');
      expect(contrastToWhite(page.window.getComputedStyle(speed).borderTopColor)).to.be.at.least(3);
      expect(page.byRole('link', { name: 'Descargar: The bell' }).hasAttribute('download')).to.equal(true);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    it('requests nothing of its file before it plays, where the page gives its duration', async () => {
      const page = await openAudio({ script, html: single });
      await page.hover(slider(page));
      await page.painted();
      expect(requested(page)).to.deep.equal([]);
      expect(page.$<HTMLAudioElement>('audio').readyState).to.equal(0);
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => playingIn(page));
      await page.waitFor(() => requested(page).includes(bell));
    });

    it('finds out its duration from the file where the page does not give it', async () => {
      const page = await openAudio({ script, html: `<az-audio url="${bell}"></az-audio>` });
      await page.waitFor(() => slider(page).max === '9');
      expect(page.text()).to.include('campana').and.include('0:09');
    });

    for (const width of [1000, 320])
      it(`takes its place without a layout shift at ${width} px`, async () => {
        const cover = single.replace('<a ', '<a data-cover="/pictures/mark.svg" ');
        const twoLines = cover.replace('The bell', 'The bell of the courtyard');
        const minimal = list.replace('<az-audio', '<az-audio design="minimal"');
        const html = `<link rel="stylesheet" href="/dist/azulejo.css">${list}${twoLines}${minimal}<p>After</p>`;
        const page = await openAudio({ script, html, width, height: 1500 });
        expect(await page.shift(), page.describeShifts()).to.equal(0);
        const heights = page.$$('az-audio').map(({ offsetHeight }) => offsetHeight);
        const player = width < 432 ? 180 : 168;
        expect(heights).to.deep.equal([player + 3 * 52, player, 3 * 52]);
      });

    it('plays and pauses with one button, and tells so by its name, events and states', async () => {
      const page = await openAudio({ script, html: single });
      await page.clickWithMouse(playButton(page, 'Reproducir: The bell'));
      await page.waitFor(() => playingIn(page));
      await page.waitFor(() => audio(page).matches(':state(playing)'));
      await page.clickWithMouse(playButton(page, 'Pausar: The bell'));
      await page.waitFor(() => playButton(page, 'Reproducir: The bell'));
      await page.waitFor(() => page.events.length === 2);
      expect(page.events).to.deep.equal(['az-play one 0', 'az-pause one 0']);
      expect(audio(page).matches(':state(playing)')).to.equal(false);
    });

    it('goes to a time by its slider with the mouse', async () => {
      const page = await openAudio({ script, html: single });
      const { left, width, top, height } = slider(page).getBoundingClientRect();
      await page.clickWithMouse({ x: left + width / 2, y: top + height / 2 });
      await page.waitFor(() => Math.abs(slider(page).valueAsNumber - 4.5) < 0.3);
      expect(page.text()).to.include('0:04');
    });

    it('goes to a time by the arrow keys, Page Up, Home and End, and says the time in words', async () => {
      const page = await openAudio({ script, html: single.replace(bell, fountain).replace('"9"', '"75"') });
      const time = () => slider(page).getAttribute('aria-valuetext');
      slider(page).focus();
      await page.press('ArrowRight', 'ArrowUp');
      await page.waitFor(() => time() === '10 segundos de 1 minuto y 15 segundos');
      await page.press('ArrowLeft');
      await page.waitFor(() => time() === '5 segundos de 1 minuto y 15 segundos');
      await page.press('PageUp');
      await page.waitFor(() => time() === '12 segundos de 1 minuto y 15 segundos');
      await page.press('End');
      await page.waitFor(() => time() === '1 minuto y 15 segundos de 1 minuto y 15 segundos');
      await page.press('Home');
      await page.waitFor(() => time()?.startsWith('0 segundos'));
      const { KeyboardEvent: PageKey, Event: PageEvent } = page.window;
      const shortcut = new PageKey('keydown', { key: 'End', ctrlKey: true, bubbles: true, cancelable: true });
      expect(slider(page).dispatchEvent(shortcut)).to.equal(true);
      // A screen reader would read each second of a recording that goes on.
      slider(page).blur();
      slider(page).focus();
      const media = page.$<HTMLAudioElement>('audio');
      media.currentTime = 20;
      media.dispatchEvent(new PageEvent('timeupdate'));
      await page.waitFor(() => slider(page).valueAsNumber === 20);
      expect(time()).to.match(/^0 segundos/);
    });

    it('follows the direction of the page: in Arabic the left arrow goes forward', async () => {
      const page = await openAudio({ script, html: single, dir: 'rtl' });
      slider(page).focus();
      await page.press('ArrowLeft');
      await page.waitFor(() => slider(page).valueAsNumber === 5);
      await page.press('ArrowRight');
      await page.waitFor(() => slider(page).valueAsNumber === 0);
    });

    it('has Latin names beside their numbers in a right-to-left page', async () => {
      const html = `<az-audio loading="eager"><a href="${bell}" data-duration="9">Bell</a><a href="${kiln}" data-duration="9">فرن</a></az-audio>`;
      const page = await openAudio({ script, html, dir: 'rtl' });
      const rights = page.$$('[part="track-title"]').map((title) => {
        const range = page.document.createRange();
        range.selectNodeContents(title);
        return Math.round(range.getBoundingClientRect().right);
      });
      expect(rights[0]).to.equal(rights[1]);
    });

    it('plays by Space on the slider and by K, and M mutes it', async () => {
      const page = await openAudio({ script, html: single });
      slider(page).focus();
      await page.press(' ');
      await page.waitFor(() => playingIn(page));
      await page.press('k');
      await page.waitFor(() => !playingIn(page));
      await page.press('m');
      await page.waitFor(() => page.byRole('button', { name: 'Silenciar' }).ariaPressed === 'true');
      expect(page.$<HTMLAudioElement>('audio').muted).to.equal(true);
      page.byRole('button', { name: 'Silenciar' }).focus();
      await page.press(' ');
      await page.waitFor(() => !page.$<HTMLAudioElement>('audio').muted);
      expect(playingIn(page)).to.equal(undefined);
      await page.press('m');
      await page.waitFor(() => page.$<HTMLAudioElement>('audio').muted);
      page.byRole('slider', { name: 'Volumen' }).focus();
      await page.press('ArrowRight');
      await page.waitFor(() => !page.$<HTMLAudioElement>('audio').muted);
    });

    it('plays faster or slower, also after the next file has loaded', async () => {
      const page = await openAudio({ script, html: list });
      const speed = page.byRole('combobox', { name: 'Velocidad' }) as HTMLSelectElement;
      speed.value = '1.5';
      speed.dispatchEvent(new Event('change', { bubbles: true }));
      await page.clickWithMouse(page.byRole('button', { name: /The kiln/ }));
      const media = await page.waitFor(() => playingIn(page));
      expect(media.playbackRate).to.equal(1.5);
    });

    it('plays and pauses by its methods, called before it is ready too', async () => {
      const page = await openAudio({ script, html: single });
      const late = page.document.createElement('az-audio') as ReturnType<typeof audio>;
      late.id = 'late';
      late.url = kiln;
      // A browser lets a script play sound once the visitor has pressed something.
      await page.clickWithMouse(page.byRole('button', { name: 'Silenciar' }));
      page.document.body.append(late);
      await late.play();
      await page.waitFor(() => playingIn(page, '#late'));
      await page.waitFor(() => page.events.includes('az-play late 0'));
      late.pause();
      await page.waitFor(() => page.events.includes('az-pause late 0'));
    });

    if (supports('touch'))
      it('plays with one tap on a phone, where it fits', async () => {
        const page = await openAudio({ script, html: list, width: 320 });
        await page.tap(playButton(page, 'Reproducir: The bell'));
        await page.waitFor(() => playingIn(page));
        expect(page.document.documentElement.scrollWidth).to.equal(320);
      });

    if (supports('forcedColors'))
      it('keeps its slider in forced colours', async () => {
        await emulateMedia({ forcedColors: 'active' });
        try {
          const page = await openAudio({ script, html: single });
          expect(page.window.getComputedStyle(slider(page)).appearance).to.equal('auto');
        } finally {
          await emulateMedia({});
        }
      });
  });

  if (supports('emulateMedia'))
    describe(`recordings on paper (${name})`, () => {
      it('are their titles, authors and durations, without what plays them', async () => {
        const page = await openAudio({
          script,
          html: single + list.replace('id="one"', 'id="two" download'),
        });
        await emulateMedia({ media: 'print' });
        try {
          expect(page.allByRole('slider')).to.deep.equal([]);
          expect(page.allByRole('button', { name: /Reproducir/ })).to.deep.equal([]);
          expect(page.allByRole('link')).to.deep.equal([]);
          for (const text of ['The bell', 'A workshop', 'The kiln', 'Night', 'The waltz', '0:33'])
            expect(page.text()).to.include(text);
        } finally {
          await emulateMedia({});
        }
      });
    });

  describe(`a list of recordings (${name})`, () => {
    it('shows all recordings, names the current one, and plays another by a press', async () => {
      const page = await openAudio({ script, html: list });
      const items = page.allByRole('button', { within: page.byRole('list', { name: 'Grabaciones' }) });
      expect(items.length).to.equal(3);
      expect(items.map(({ ariaCurrent }) => ariaCurrent)).to.deep.equal(['true', null, null]);
      await page.clickWithMouse(page.byRole('button', { name: 'The kiln Night 24 segundos' }));
      await page.waitFor(() => playingIn(page)?.src.endsWith(kiln));
      expect(page.byRole('button', { name: /The kiln Night/ }).ariaCurrent).to.equal('true');
      expect(page.text(page.byRole('group'))).to.include('Night · Sounds');
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('follows the list of the page, and plays on', async () => {
      const page = await openAudio({
        script,
        html: list.replace('<ol>', '<h2>Season</h2><p>Four nights</p><ol>'),
      });
      expect(page.text(page.$('az-audio'))).to.match(/^Season\s+Four nights\s+The bell/);
      await page.clickWithMouse(page.byRole('button', { name: /The kiln Night/ }));
      const media = await page.waitFor(() => playingIn(page));
      page.$('az-audio li').remove();
      const more = `<li><a href="${fountain}" data-duration="70">The fountain</a></li>`;
      page.$('az-audio ol').insertAdjacentHTML('beforeend', more);
      await page.waitFor(() => page.text().includes('The fountain') && !page.text().includes('The bell'));
      expect(playingIn(page)).to.equal(media);
      expect(page.byRole('button', { name: /^The kiln Night/ }).ariaCurrent).to.equal('true');
    });

    it('goes on to the next recording at the end, and stops after the last', async () => {
      // Without durations, which are known once the next file has begun to load.
      const page = await openAudio({ script, html: list.replaceAll(/ data-duration="\d+"/g, '') });
      slider(page).focus();
      await page.press(' ');
      for (const count of [1, 3, 5]) {
        await page.waitFor(() => page.events.length === count);
        await page.press('End');
      }
      await page.waitFor(() => page.events.length === 6);
      expect(page.focused).to.equal(slider(page));
      expect(page.events).to.deep.equal(
        [0, 1, 2].flatMap((index) => [`az-play one ${index}`, `az-ended one ${index}`]),
      );
      expect(audio(page).matches(':state(playing)')).to.equal(false);
    });

    it('has buttons for the next and the previous recording', async () => {
      const page = await openAudio({ script, html: list });
      await page.clickWithMouse(page.byRole('button', { name: 'Grabación siguiente' }));
      await page.waitFor(() => playButton(page, 'Reproducir: The kiln'));
      expect(playingIn(page)).to.equal(undefined);
      // Within a recording, "previous" is its beginning.
      slider(page).focus();
      await page.press('ArrowRight');
      await page.waitFor(() => slider(page).valueAsNumber === 5);
      await page.clickWithMouse(page.byRole('button', { name: 'Grabación anterior' }));
      await page.waitFor(() => slider(page).valueAsNumber === 0);
      await page.clickWithMouse(playButton(page, 'Reproducir: The kiln'));
      await page.waitFor(() => page.events.length === 1);
      await page.clickWithMouse(page.byRole('button', { name: 'Grabación anterior' }));
      await page.waitFor(() => page.events.length === 3);
      expect(page.events).to.deep.equal(['az-play one 1', 'az-pause one 1', 'az-play one 0']);
      // On a narrow phone, the buttons of the list are in one line, and those of the sound in another.
      page.resize(240);
      const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const speed = page.byRole('combobox', { name: 'Velocidad' });
      await page.waitFor(() => top(speed) > top(page.byRole('button', { name: 'Grabación siguiente' })) + 36);
      expect(top(speed) - top(page.byRole('button', { name: 'Silenciar' }))).to.be.within(0, 4);
      page.$('az-audio').style.fontSize = '32px';
      const fontPx = Number.parseFloat(page.window.getComputedStyle(speed).fontSize);
      expect(speed.clientHeight).to.be.at.least(fontPx * 1.2);
    });

    it('keeps its recording, and where it is, when the page changes the list', async () => {
      const items = [bell, waltz].map((url) => ({ url, title: url, duration: 30 }));
      const page = await openAudio({
        script,
        html: `<az-audio data='${JSON.stringify({ items })}'></az-audio>`,
      });
      await page.clickWithMouse(
        page.byRole('button', { name: /vals/, within: page.byRole('list', { name: /./ }) }),
      );
      const media = await page.waitFor(() => playingIn(page));
      audio(page).items = [{ url: kiln, title: 'New' }, ...items];
      await page.waitFor(() => page.allByRole('listitem').length === 3);
      expect(playingIn(page)).to.equal(media);
      expect(page.byRole('button', { name: /^New/ }).ariaCurrent).to.equal(null);
      expect(page.byRole('button', { name: /^Pausar/ })).to.be.instanceOf(page.window.HTMLElement);
    });
  });

  describe(`a link to a recording of the content (${name})`, () => {
    const names = Array.from({ length: 12 }, (_, index) => `Sound ${index}`);
    const links = names.map(
      (title, index) =>
        `<li id="s${index}"><a id="a${index}" href="${bell}" data-duration="9">${title}</a></li>`,
    );
    const html = (attributes: string) =>
      `${far}<az-audio loading="eager" ${attributes}><ol id="all">${links.join('')}</ol></az-audio>${far}`;
    const row = (page: Page, title: string) => (): Element =>
      page
        .$$('[part="track-title"], [part="title"]')
        .find((one) => page.text(one) === title)
        ?.closest('[part~="item"], .minimal') ?? page.document.body;

    for (const design of ['playlist', 'minimal'])
      it(`shows its line in the design ${design}`, async () => {
        const page = await openAudio({ script, html: html(`design="${design}"`), hash: 's7', height: 500 });
        await waitForTop(page, row(page, 'Sound 7'));
        await followLink(page, 'a11');
        await waitForTop(page, row(page, 'Sound 11'));
        page.window.scrollTo(0, 0);
        await followLink(page, 'all');
        await waitForTop(page, () => audio(page));
        expect(page.errors).to.deep.equal([]);
      });
  });

  describe(`a recording with one button (${name})`, () => {
    it('shows the button and the title alone, and keeps the focus', async () => {
      const html = single.replace('download', 'design="minimal"');
      const page = await openAudio({ script, html });
      expect(page.allByRole('button').length).to.equal(1);
      expect(page.allByRole('slider')).to.deep.equal([]);
      await page.press('Tab', 'Enter');
      await page.waitFor(() => playingIn(page));
      expect(page.focused).to.equal(playButton(page, 'Pausar: The bell'));
      await page.press(' ');
      await page.waitFor(() => !playingIn(page));
    });

    it('is a line for each of several recordings, of which one plays', async () => {
      const page = await openAudio({ script, html: list.replace('<az-audio', '<az-audio design="minimal"') });
      await page.clickWithMouse(playButton(page, 'Reproducir: The bell'));
      await page.waitFor(() => playingIn(page)?.src.endsWith(bell));
      await page.clickWithMouse(playButton(page, 'Reproducir: The waltz'));
      await page.waitFor(() => playingIn(page)?.src.endsWith(waltz));
      expect(page.allByRole('button', { name: /^Pausar/ }).length).to.equal(1);
    });
  });
});
