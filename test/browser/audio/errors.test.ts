import { engine } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { fault, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import {
  type AudioPage,
  audio,
  bell,
  fountain,
  kiln,
  openAudio,
  playButton,
  playingIn,
  slider,
  waltz,
  wavAddress,
} from './support';

const missing = '/recordings/none.wav';

const dataOf = (settings: object): string => JSON.stringify(settings).replaceAll("'", '&#39;');

const withItems = (items: object[], more: object = {}): string =>
  `<az-audio id="one" data='${dataOf({ items, ...more })}'></az-audio>`;

const item = (url: string, title: string) => ({ url, title, duration: 9 });

/** The lines of the console about the page's recordings. */
const complaints = (page: AudioPage): string[] => page.consoleTexts('warn', 'error');

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  describe(`a recording that does not play (${name})`, () => {
    it('says so in words and in one line of the console, and plays when the visitor tries again', async () => {
      const page = await openAudio({ script, html: withItems([item(bell, 'The bell')]) });
      await fault({ path: bell, status: 404 });
      await page.clickWithMouse(playButton(page));
      const alert = await page.waitFor(() => page.byRole('alert'));
      expect(page.text(alert)).to.include('No se pudo cargar la grabación.');
      expect(page.allByRole('slider', { name: 'Posición' })).to.deep.equal([]);
      await page.waitFor(() => complaints(page).length > 0);
      expect(complaints(page).length).to.equal(1);
      expect(complaints(page)[0])
        .to.match(/^\[azulejo\] <az-audio id="one">/)
        .and.include('“The bell”')
        .and.include(bell);
      expect(page.events).to.deep.equal([]);

      await page.clickWithMouse(page.byRole('button', { name: 'Intentar de nuevo' }));
      await page.waitFor(() => playingIn(page));
      expect(page.allByRole('alert')).to.deep.equal([]);
      expect(page.focused).to.equal(playButton(page, /^Pausar/));
    });

    it('is silent about a missing file until the visitor wants to hear it', async () => {
      const page = await openAudio({ script, html: `<az-audio url="${missing}"></az-audio>` });
      await page.waitFor(() => page.$<HTMLAudioElement>('audio').error);
      await page.painted();
      expect(page.allByRole('alert')).to.deep.equal([]);
      expect(complaints(page)).to.deep.equal([]);
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => page.byRole('alert'));
    });

    it('leaves the others of its list alone, and the next one goes on', async () => {
      const items = [item(missing, 'Gone'), item(bell, 'The bell'), item(kiln, 'The kiln')];
      const page = await openAudio({ script, html: withItems(items) });
      expect(page.text(page.byRole('status'))).to.equal('');
      await page.clickWithMouse(playButton(page, 'Reproducir: Gone'));
      await page.waitFor(() => playingIn(page)?.src.endsWith(bell));
      await page.waitFor(() => page.text(page.byRole('status')) === 'Gone: No se pudo cargar la grabación.');
      expect(page.text(page.byRole('list'))).to.include('No se pudo cargar la grabación.');
      expect(page.byRole('button', { name: /The bell/, within: page.byRole('list') }).ariaCurrent).to.equal(
        'true',
      );
      await page.waitFor(() => page.events.join() === 'az-play one 1');
    });

    it('does not make a list ask for all its files when the server is gone', async () => {
      const items = Array.from({ length: 10 }, (_, index) =>
        item(`/recordings/none-${index}.wav`, `${index}`),
      );
      const page = await openAudio({ script, html: withItems(items) });
      await page.clickWithMouse(playButton(page, 'Reproducir: 0'));
      await page.waitFor(() => page.byRole('alert'));
      await page.waitFor(() => page.text().match(/No se pudo cargar/g)?.length === 4);
      expect(page.byRole('button', { name: 'Reproducir: 2' })).to.be.instanceOf(page.window.HTMLElement);
    });

    it('is damaged where its file is no recording', async () => {
      const page = await openAudio({ script, html: `<az-audio url="/audio.html" duration="3"></az-audio>` });
      await page.clickWithMouse(playButton(page));
      await page.waitFor(() => /No se pudo cargar|dañado/.test(page.text(page.byRole('alert'))));
    });

    it('keeps the duration of the page where the server does not say how long the file is', async () => {
      for (const path of [waltz, kiln]) await fault({ path, chunked: true, times: 9 });
      const items = [
        { url: waltz, title: 'The waltz', duration: 33 },
        { url: kiln, title: 'The kiln' },
      ];
      const page = await openAudio({ script, html: withItems(items) });
      await page.clickWithMouse(playButton(page, 'Reproducir: The waltz'));
      const media = await page.waitFor(() => playingIn(page));
      // Other browsers find the length in the header of the file.
      if (engine !== 'chromium') return;
      expect(media?.duration).to.equal(Number.POSITIVE_INFINITY);
      const [first, second] = page.allByRole('listitem');
      const expectDuration = () => {
        expect([slider(page).max, slider(page).ariaDisabled]).to.deep.equal(['33', 'false']);
        expect(page.$('[part=duration]').textContent).to.equal('0:33');
        expect(page.text(first)).to.include('0:33').and.include('33 segundos');
      };
      await page.waitFor(() => slider(page).valueAsNumber > 0);
      expectDuration();
      // Without any duration the recording plays like a stream.
      await page.clickWithMouse(page.byRole('button', { name: /The kiln/, within: second }));
      await page.waitFor(() => playingIn(page)?.src.endsWith(kiln) && slider(page).ariaDisabled === 'true');
      expect(page.text(second)).not.to.match(/∞|–:––/);
    });

    it('that ends early says so, and the next one goes on', async () => {
      const page = await openAudio({ script, html: '<az-audio id="one"></az-audio>' });
      audio(page).items = [
        { title: 'Cut off', url: wavAddress(page, 1), duration: 60 },
        { title: 'Whole', url: wavAddress(page, 3), duration: 3 },
      ];
      await page.clickWithMouse(await page.waitFor(() => playButton(page, 'Reproducir: Cut off')));
      await page.waitFor(() => page.events.length === 3);
      expect(page.events).to.deep.equal(['az-play one 0', 'az-pause one 0', 'az-play one 1']);
      expect(page.text(page.byRole('list'))).to.include('La grabación se interrumpió antes del final.');
      expect(complaints(page)[0]).to.include('has ended before its time');
    });
  });

  describe(`wrong data of recordings (${name})`, () => {
    it('with 61 recordings is one error that names the number, and the first 60 play', async () => {
      const items = Array.from({ length: 61 }, (_, index) => item(bell, `Recording ${index + 1}`));
      const page = await openAudio({ script, html: withItems(items) });
      expect(page.allByRole('listitem').length).to.equal(60);
      await page.waitFor(() => complaints(page).length > 0);
      expect(complaints(page).length).to.equal(1);
      expect(complaints(page)[0]).to.include('61').and.include('60').and.include('<az-audio id="one">');
      await page.clickWithMouse(page.byRole('button', { name: /^Recording 60 / }));
      await page.waitFor(() => playingIn(page));
    });

    it('without a usable address keeps the title, and names the recording in the console', async () => {
      const items = [
        item('', 'Empty'),
        item('javascript:alert(1)', 'Script'),
        item(bell, 'The bell'),
        { url: kiln, title: 'The kiln', duration: -5 },
      ];
      const page = await openAudio({ script, html: withItems(items) });
      await page.waitFor(() => complaints(page).length === 3);
      const lines = complaints(page).join('\n');
      expect(lines)
        .to.include('Recording 1, “Empty”, has the address ""')
        .and.include('Recording 2, “Script”, has the address "javascript:alert(1)"')
        .and.include('items.3.duration is -5');
      const entries = page.allByRole('listitem');
      expect(page.text(entries[1])).to.include('Script').and.include('No disponible');
      expect(page.allByRole('button', { within: entries[1] })).to.deep.equal([]);
      expect(page.allByRole('link')).to.deep.equal([]);
      await page.clickWithMouse(playButton(page, 'Reproducir: The bell'));
      await page.waitFor(() => playingIn(page));
    });

    it('without any recording shows the page’s own content', async () => {
      const html = '<az-audio><p>Soon: <a href="album.html">our album</a></p></az-audio>';
      const page = await openAudio({ script, html });
      expect(page.text()).to.equal('Soon: our album');
      page.$('az-audio').textContent = 'Soon';
      await page.painted();
      expect(page.text()).to.equal('Soon');
      await page.waitFor(() => complaints(page).length > 0);
      expect(complaints(page).length).to.equal(1);
      expect(complaints(page)[0]).to.include('There is no recording, expected');
    });
  });

  describe(`the visitor’s position in a long recording (${name})`, () => {
    const html = `<az-audio id="one" url="${fountain}" duration="75"></az-audio>`;

    const listenTo = async (seconds: number): Promise<AudioPage> => {
      const page = await openAudio({ script, html });
      await page.clickWithMouse(playButton(page));
      const media = await page.waitFor(() => playingIn(page));
      media.currentTime = seconds;
      await page.waitFor(() => media.currentTime > seconds);
      return page;
    };

    it('is remembered for the next visit', async () => {
      const first = await listenTo(40);
      await first.clickWithMouse(playButton(first, /^Pausar/));
      await first.waitFor(() => first.events.length === 2);
      const stoppedAt = Math.round(first.$<HTMLAudioElement>('audio').currentTime);
      expect(stoppedAt).to.be.at.least(40);
      const second = await openAudio({ script, html });
      await second.hover(slider(second));
      await second.waitFor(() => slider(second).valueAsNumber === stoppedAt);
      await second.clickWithMouse(playButton(second));
      const media = await second.waitFor(() => playingIn(second));
      expect(media.currentTime).to.be.greaterThan(stoppedAt - 1);
    });

    it('is remembered while it plays, for a visitor who just leaves', async () => {
      await listenTo(30);
      const record = () => JSON.parse(localStorage.getItem('azulejo.audio') ?? '{}');
      const address = new URL(fountain, location.href).href;
      await (await openAudio({ script, html: '' })).waitFor(() => record()[address] >= 30);
    });

    it('is forgotten at the end, and a short recording has none', async () => {
      const page = await listenTo(74.5);
      await page.waitFor(() => page.events.includes('az-ended one 0'));
      expect(localStorage.getItem('azulejo.audio') ?? '{}').to.equal('{}');
      const short = await openAudio({ script, html: `<az-audio url="${bell}" duration="9"></az-audio>` });
      await short.clickWithMouse(playButton(short));
      const media = await short.waitFor(() => playingIn(short));
      media.currentTime = 5.5;
      await short.waitFor(() => media.currentTime > 5.5);
      audio(short).pause();
      await short.waitFor(() => media.paused);
      expect(localStorage.getItem('azulejo.audio') ?? '{}').to.equal('{}');
    });
  });
});
