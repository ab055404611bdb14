/** Content of another site: the frame, the picture before it, consent, and addresses that cannot be read. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { received, requestEachTime, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { askedOutside, emulateMedia, offline, outside } from './support/tab';

const spotify = 'https://open.spotify.com/album/4NWfvTXLRt6MQPdza7GmcB';
const vimeo = 'https://vimeo.com/76979871';
const post = 'https://x.com/taller/status/42';

const link = (url: string, content = 'Música para hornear'): string => `<a href="${url}">${content}</a>`;
const picture = '<img src="/pictures/lazo-500w.jpg" width="500" height="333" alt="Un lazo azul">';
const embed = (attributes: string, content = ''): string =>
  `<az-embed loading="eager" ${attributes}>${content}</az-embed>`;
const code = (html: string): string => `html="${html.replaceAll('"', '&quot;')}"`;

const restrictive = `<script type="application/json" data-azulejo-context>
  {"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}</script>`;

const framesIn = (page: Page): HTMLIFrameElement[] => page.$$<HTMLIFrameElement>('iframe');

/**
 * The frames of a provider that the demo's server has been asked for in the provider's place. A frame of another provider
 * may still load for the test before.
 */
const framesAsked = async (provider: string): Promise<string[]> =>
  (await received()).flatMap(({ path }) => path.split(`/_players/${provider}`)[1] ?? []);

const size = (element: Element): [number, number] => {
  const { width, height } = element.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

requestEachTime('chunks/');

defaultFlavour(({ name, script }) => {
  const open = async (html: string, options: Partial<PageOptions> = {}): Promise<Page> => {
    const page = await openPage({ script, html: `<main><h1>Taller</h1>${html}</main>`, ...options });
    await page.waitFor(() => page.$$('az-embed').every(isReady));
    return page;
  };

  describe(`an embed (${name})`, () => {
    beforeEach(resetSite);

    it('stays as wide as its place with a border of the page, and so do a map and a video', async () => {
      const style = `<style>
        az-embed::part(box), az-map::part(frame), az-video::part(frame) { border: 8px solid }
      </style>`;
      const video = `<az-video loading="eager" url="${vimeo}">${picture}</az-video>`;
      const map = '<az-map loading="eager" map-lat="19" map-lng="-98"></az-map>';
      const page = await open(style + embed('', link(spotify)) + video + map);
      const partsOf = (tag: string) => [
        ...(page.$(tag).shadowRoot?.querySelectorAll('[part~="box"], [part~="frame"]') ?? []),
      ];
      for (const tag of ['az-embed', 'az-video', 'az-map']) {
        await page.waitFor(() => partsOf(tag).length > 0);
        const [width] = size(page.$(tag));
        for (const part of partsOf(tag)) expect(size(part)[0], tag).to.be.at.most(width);
      }
    });

    it('describes a video to search engines, and nothing else', async () => {
      const page = await open(
        embed('', link(spotify)) + embed('poster="/pictures/lazo-500w.jpg"', link(vimeo)),
      );
      const scripts = () => page.$$('script[type="application/ld+json"]');
      await page.waitFor(() => scripts().length > 0);
      await page.painted();
      expect(scripts().map(({ textContent }) => JSON.parse(textContent ?? '')['@type'])).to.deep.equal([
        'VideoObject',
      ]);
    });

    it('shows the post of a quotation, as providers give it', async () => {
      const quotation = `<blockquote class="twitter-tweet"><p>Azul <a href="https://t.co/x">#azul</a></p>
        <a href="${post}?ref_src=twsrc">1 de mayo</a></blockquote>`;
      const page = await open(embed('', quotation));
      const [frame] = framesIn(page);
      expect(frame?.title).to.equal('Contenido de X');
      expect(frame?.src).to.include('id=42');
    });

    it('shows the provider’s frame in the place of a link, with its name, in a sandbox', async () => {
      const page = await open(embed('', link(spotify)));
      const [frame] = framesIn(page);
      expect(frame?.title).to.equal('Música para hornear');
      expect(frame?.sandbox.contains('allow-scripts')).to.equal(true);
      for (const power of ['allow-top-navigation', 'allow-modals', 'allow-downloads'])
        expect(frame?.sandbox.contains(power)).to.equal(false);
      expect([frame?.loading, frame?.referrerPolicy, frame?.allowFullscreen]).to.deep.equal([
        'lazy',
        'strict-origin-when-cross-origin',
        true,
      ]);
      await page.waitFor(async () => (await framesAsked('spotify')).length > 0);
      expect(await framesAsked('spotify')).to.deep.equal(['/embed/album/4NWfvTXLRt6MQPdza7GmcB']);
      expect(page.allByRole('link')).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
      // The mock is of the page's own origin, so a frame with its origin could take the sandbox off.
      expect(frame?.sandbox.contains('allow-same-origin')).to.equal(false);
      expect(frame?.contentDocument).to.equal(null);
    });

    it('plays one player at a time, of the providers whose players report that they play', async () => {
      const page = await open(
        `<button>Sonido</button><audio src="/recordings/fuente.wav" controls></audio>
        ${embed('', link(vimeo, 'Vimeo'))}${embed('', link('https://youtu.be/aqz-KE-bpKQ', 'YouTube'))}
        ${embed('', link('https://soundcloud.com/taller/horno', 'SoundCloud'))}`,
        { height: 2000 },
      );
      const playing = new Set<string>();
      page.window.addEventListener('message', ({ data, source }) => {
        const title = framesIn(page).find(({ contentWindow }) => contentWindow === source)?.title ?? '';
        // The words of all three protocols.
        const { event, info, method } = JSON.parse(data);
        if ([event, method].includes('play') || info === 1) playing.add(title);
        if ([event, method].includes('pause') || info === 2) playing.delete(title);
      });
      const frameOf = (title: string) => framesIn(page).find((frame) => frame.title === title);
      const play: (frame: HTMLIFrameElement | undefined, command: object) => void = page.window.eval(
        '(frame, command) => frame.contentWindow.postMessage(JSON.stringify(command), "*")',
      );
      const audio = page.$<HTMLAudioElement>('audio');
      // A visitor has used the page, so that its players may be heard.
      await page.clickWithMouse(page.byRole('button', { name: 'Sonido' }));
      await page.waitFor(async () => (await framesAsked('soundcloud')).length > 0);
      for (const [title, command] of [
        ['Vimeo', { method: 'play' }],
        ['YouTube', { func: 'playVideo' }],
        ['SoundCloud', { method: 'play' }],
        ['Vimeo', { method: 'play' }],
      ] as const) {
        await page.waitFor(() => {
          play(frameOf(title), command);
          return [...playing].join() === title;
        });
      }
      await audio.play();
      await page.waitFor(() => playing.size === 0);
      await page.waitFor(() => {
        play(frameOf('SoundCloud'), { method: 'play' });
        return playing.has('SoundCloud') && audio.paused;
      });
      page.$('az-embed:last-of-type').remove();
      await audio.play();
      await page.painted();
      expect(audio.paused).to.equal(false);
    });

    it('leaves a provider its own origin', async () => {
      const page = await openPage({ script: null, html: embed('', link(spotify)) });
      const tag = page.document.createElement('script');
      // Nobody answers there.
      tag.dataset.embeds = 'https://mock.test/{provider}/';
      tag.src = script;
      page.document.head.append(tag);
      const frame = await page.waitFor(() => framesIn(page)[0]);
      expect(frame.sandbox.contains('allow-same-origin')).to.equal(true);
    });

    it('shows a picture until the visitor asks for the frame, which then has the focus', async () => {
      const page = await open(
        embed('', link('https://vimeo.com/76979871', picture)) +
          embed(`url="${spotify}" embed-title="Un disco" poster="/pictures/lazo-500w.jpg"`),
      );
      await page.painted();
      for (const provider of ['vimeo', 'spotify']) expect(await framesAsked(provider)).to.deep.equal([]);
      expect(page.allByRole('link')).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.clickWithMouse(page.byRole('button', { name: 'Ver contenido de vimeo.com: Un lazo azul' }));
      const frame = await page.waitFor(() => framesIn(page)[0]);
      expect(frame.title).to.equal('Un lazo azul');
      await page.waitFor(() => page.focused === frame);
      await page.waitFor(async () => (await framesAsked('vimeo')).join() === '/video/76979871');
      const other = page.byRole('button');
      other.focus();
      await page.press('Enter');
      await page.waitFor(() => framesIn(page).length === 2);
      await page.waitFor(() => page.focused === framesIn(page)[1]);
      expect(page.allByRole('button')).to.deep.equal([]);
    });

    it('begins anew when it gets another address, and only then', async () => {
      const page = await open(embed(`url="${vimeo}" poster="/pictures/lazo-500w.jpg"`));
      const element = page.$('az-embed');
      page.click(page.byRole('button'));
      const frame = await page.waitFor(() => framesIn(page)[0]);
      element.setAttribute('embed-title', 'Una película');
      await page.waitFor(() => frame.title === 'Una película');
      expect(framesIn(page)).to.deep.equal([frame]);
      element.setAttribute('url', spotify);
      await page.waitFor(() => page.byRole('button', { name: /spotify/i }));
      expect(framesIn(page)).to.deep.equal([]);
    });

    it('has the height that the frame of a post reports, and not what other frames say', async () => {
      const page = await open(embed('url="https://www.instagram.com/p/height-420/"'));
      const element = page.$('az-embed');
      // The mock reports the height of its post.
      await page.waitFor(() => size(element)[1] === 420);
      const forged = { 'twttr.embed': { method: 'twttr.private.resize', params: [{ height: 999 }] } };
      page.window.postMessage(forged, '*');
      const otherFrame = page.document.createElement('iframe');
      // Without an origin, as the frame of the mock.
      otherFrame.sandbox.add('allow-scripts');
      otherFrame.srcdoc = `<script>parent.postMessage(${JSON.stringify(forged)}, '*'); parent.postMessage('sent', '*')</script>`;
      const sent = new Promise((resolve) =>
        page.window.addEventListener('message', ({ data }) => data === 'sent' && resolve(true)),
      );
      page.document.body.append(otherFrame);
      await sent;
      await page.painted();
      expect(size(element)[1]).to.equal(420);
    });

    it('of an embed code shows its first frame alone', async () => {
      const html = `<p onclick="top.bad=1">x</p><script>top.bad=1</script>
        <iframe src="https://player.example/1" title="La primera" onload="top.bad=1" srcdoc="<script>top.bad=1</script>"
          allow="camera; autoplay" width="400" height="300"></iframe>
        ${[2, 3, 4, 5].map((nth) => `<iframe src="https://player.example/${nth}"></iframe>`).join('')}`;
      const page = await open(`<div style="width: 200px">${embed(code(html))}</div>`);
      const [frame, ...others] = framesIn(page);
      expect(others).to.deep.equal([]);
      expect([frame?.title, frame?.allow, frame?.srcdoc, frame?.onload]).to.deep.equal([
        'La primera',
        'autoplay',
        '',
        null,
      ]);
      expect(size(page.$('az-embed'))).to.deep.equal([200, 150]);
      await page.waitFor(async () => (await framesAsked('player.example')).join() === '/1');
      expect('bad' in page.window).to.equal(false);
      expect(page.text()).to.equal('Taller');
    });

    it('keeps the link of an address that cannot be read, and says so in one line', async () => {
      const bad = [
        embed('id="page"', link('https://example.com/page', 'Una página')),
        embed('id="picture" embed-title="x"', link('https://example.com/page', picture)),
        embed('id="charts"', link('https://soundcloud.com/charts', picture)),
        embed(
          `id="insecure" ${code('<iframe src="http://player.example/"></iframe>')}`,
          link('/aqui', 'Aquí'),
        ),
        embed(`id="none" ${code('<p>text</p>')}`, link('/alla', 'Allá')),
        embed('id="data" url="https://example.com/only" embed-title="Sin enlace"'),
        embed('id="relative" url="/pagina"'),
      ];
      const page = await open(bad.join(''));
      await page.waitFor(() => page.console.length >= bad.length);
      page.$('#page').setAttribute('embed-title', 'Otro');
      await page.painted();
      const links = page.allByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
      expect(links).to.deep.equal([
        ['Una página', 'https://example.com/page'],
        ['', 'https://example.com/page'],
        ['', 'https://soundcloud.com/charts'],
        ['Aquí', '/aqui'],
        ['Allá', '/alla'],
        ['Sin enlace', 'https://example.com/only'],
        ['/pagina', '/pagina'],
      ]);
      expect(page.console.map(({ level, args }) => [level, (args[2] as Element).id]).sort()).to.deep.equal(
        page
          .$$('az-embed')
          .map(({ id }) => ['error', id])
          .sort(),
      );
      expect(page.console[0]?.text).to.match(/Expected an address of YouTube, .* The link stays\./);
      expect(framesIn(page)).to.deep.equal([]);
      expect(page.allByRole('button')).to.deep.equal([]);
    });

    it('gives the focus to the link when the visitor asks for a frame that there is not', async () => {
      const directions = 'https://www.google.com/maps/dir/Bogota/Cali';
      const page = await open(
        embed('id="own"', link(directions, picture)) +
          embed(`id="picture" url="${directions}"`, picture) +
          embed(`id="poster" url="${directions}" poster="/pictures/lazo-500w.jpg"`),
      );
      for (const id of ['own', 'picture', 'poster']) {
        await page.clickWithMouse(page.byRole('button', { within: page.$(`#${id}`) }));
        await page.waitFor(() => page.focused?.getAttribute('href') === directions);
        expect(page.focused === page.$('#own a')).to.equal(id === 'own');
      }
      expect(page.allByRole('link').length).to.equal(3);
      expect(page.$$('img').map((one) => one.checkVisibility())).to.deep.equal([true, true]);
    });

    it('is a link where the page’s policy blocks its frame, and says so in one line', async () => {
      const blocked = [
        embed('id="video"', link(vimeo)),
        embed(`id="post" url="${post}"`),
        embed('id="picture"', link(spotify, picture)),
        embed(`id="code" ${code('<iframe src="https://player.example/1" title="La primera"></iframe>')}`),
      ];
      const page = await open(
        // Browsers load no frame far below the window.
        `<div style="width: 240px">${blocked.join('')}</div>`,
        { headers: { 'Content-Security-Policy': "frame-src 'none'" } },
      );
      await page.waitFor(() => page.allByRole('link').length === 3);
      await page.clickWithMouse(page.byRole('button'));
      await page.waitFor(() => page.focused === page.$('#picture a'));
      const links = page.allByRole('link').map((one) => [page.text(one), one.getAttribute('href')]);
      expect(links).to.deep.equal([
        ['Música para hornear', vimeo],
        [post, post],
        ['', spotify],
        ['La primera', 'https://player.example/1'],
      ]);
      expect(page.$$('iframe, [part="box"]')).to.deep.equal([]);
      await page.painted();
      expect(page.console.map(({ level, args }) => [level, (args[2] as Element).id]).sort()).to.deep.equal(
        page
          .$$('az-embed')
          .map(({ id }) => ['error', id])
          .sort(),
      );
      expect(page.console[0]?.text).to.match(
        /Content-Security-Policy blocks the frame, expected "frame-src /,
      );
    });

    it('keeps its frame where a policy only reports', async () => {
      const page = await open(embed('', link(vimeo)), {
        headers: { 'Content-Security-Policy-Report-Only': "frame-src 'none'" },
      });
      await page.waitFor(() => page.violations.length > 0);
      await page.painted();
      expect(framesIn(page).length).to.equal(1);
    });

    it('follows no address that runs a script, and says so', async () => {
      const page = await open(embed('url="javascript:top.bad=1"', link(vimeo)));
      await page.waitFor(() => page.console.length > 0);
      expect(page.console[0]?.text).to.include(
        'url is "javascript:top.bad=1", expected string with an address',
      );
      await page.waitFor(() => framesIn(page).length === 1);
    });

    it('without an address and without content says nothing', async () => {
      const page = await open(`${embed('')}${embed('', '<p></p>')}`);
      expect(page.text()).to.equal('Taller');
      expect(page.console).to.deep.equal([]);
    });

    it('without an address shows what it contains, and says once what it expects', async () => {
      const page = await open(embed('id="one"', '<p>Pronto</p>'));
      expect(page.text()).to.include('Pronto');
      await page.waitFor(() => page.console.length > 0);
      page.$('az-embed').setAttribute('embed-title', 'Un disco');
      await page.painted();
      expect(
        page.console.map(({ level, args }) => [level, args[0], (args[1] as Error).message]),
      ).to.deep.equal([
        [
          'error',
          '[azulejo] <az-embed id="one">:',
          'There is no address, expected `url`, `html` or a link in the content, such as <a href="https://vimeo.com/76979871">. The content stays.',
        ],
      ]);
      expect(page.errors).to.deep.equal([]);
    });

    it('has the shape of its settings', async () => {
      const page = await open(
        `<div style="width: 400px">${['4:3', '2/1', '1', 'no ratio', '0', '16:0', '0:9', '1.2.3', 'auto', '']
          .map((ratio) => embed(`url="${vimeo}" aspect-ratio="${ratio}"`))
          .join('')}</div>`,
      );
      const heights = page.$$('az-embed').map((one) => size(one)[1]);
      expect(heights).to.deep.equal([300, 200, 400, 225, 225, 225, 225, 225, 225, 225]);
      // Neither a number nor a text may be zero.
      for (const wrong of ['"0"', '"16:0"'])
        await page.waitFor(() =>
          page.console.some(({ text }) => text.includes(`aspectRatio is ${wrong}, expected`)),
        );
      const fixed = await open(`<style>az-embed { height: 200px }</style>${embed(`url="${vimeo}"`)}`);
      expect(framesIn(fixed).map((one) => size(one)[1])).to.deep.equal([200]);
    });

    it('is a link without the script', async () => {
      const page = await openPage({ script: null, html: embed('', link(spotify)) });
      expect(page.byRole('link', { name: 'Música para hornear' }).getAttribute('href')).to.equal(spotify);
    });

    for (const width of [1280, 390])
      it(`has its place before the script has come, on a page of ${width} px`, async () => {
        const contents = [
          ['', link(vimeo)],
          ['', link(vimeo, picture)],
          ['', link('https://open.spotify.com/track/6rqhFg')],
          [`url="${spotify}" poster="/pictures/lazo-500w.jpg"`, ''],
          ['', link('https://soundcloud.com/taller/horno')],
          ['url="https://soundcloud.com/taller/sets/horno"', ''],
          ['', link('https://www.tiktok.com/@taller/video/671')],
          ['url="https://www.google.com/maps?q=Puebla" aspect-ratio="4:3"', ''],
        ] as const;
        const page = await openPage({
          script: null,
          width,
          height: 1100,
          html: `<!doctype html><html lang="es"><head><link rel="stylesheet" href="/dist/azulejo.css"></head>
            <body>${contents.map(([attributes, content]) => embed(attributes, content)).join('')}</body></html>`,
        });
        const heights = () => page.$$('az-embed').map((one) => size(one)[1]);
        const before = heights();
        const tag = page.document.createElement('script');
        tag.src = script;
        tag.dataset.embeds = '/_players/{provider}/';
        page.document.head.append(tag);
        await page.waitFor(() => page.$$('az-embed').every(isReady));
        await page.painted();
        expect(heights()).to.deep.equal(before);
        expect(await page.shift()).to.equal(0);
      });
  });

  describe(`an embed without consent (${name})`, () => {
    beforeEach(resetSite);

    it('requests nothing until the visitor presses its button, which allows that frame alone', async () => {
      const page = await open(
        restrictive + embed('id="one"', link(spotify)) + embed('id="two"', link(spotify, 'Otra vez')),
      );
      const one = page.$('#one');
      await page.painted();
      expect(await framesAsked('spotify/embed/album')).to.deep.equal([]);
      const question = 'Para verlo aquí hay que aceptar contenido y cookies de Spotify.';
      expect(page.allByRole('group', { name: question }).length).to.equal(2);
      expect(page.allByRole('link', { name: 'Música para hornear' }).length).to.equal(1);
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.clickWithMouse(page.byRole('button', { name: 'Aceptar y ver', within: one }));
      await page.waitFor(() => page.focused === framesIn(page)[0]);
      await page.waitFor(async () => (await framesAsked('spotify/embed/album')).length === 1);
      expect(framesIn(page).length).to.equal(1);
      expect(page.window.Azulejo.consent?.state).to.equal('unknown');
      expect(page.document.cookie).not.to.include('ss_cookieAllowed');
      // The frame stays allowed in another place of the page, also after a time outside of the page.
      one.remove();
      await page.waitFor(() => !one.shadowRoot?.querySelector('[part="box"]'));
      page.document.body.append(one);
      await page.waitFor(() => one.shadowRoot?.querySelector('iframe'));
    });

    it('has a picture and a link beside its button', async () => {
      const page = await open(
        restrictive +
          embed(`url="${post}" poster="/pictures/lazo-500w.jpg"`) +
          embed('', link(vimeo, picture)) +
          embed(code('<iframe src="https://player.example/1"></iframe>')),
      );
      const links = page.allByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
      expect(links).to.deep.equal([
        ['Abrir en X', post],
        ['Un lazo azul', vimeo],
      ]);
      expect(page.text()).to.include('cookies de player.example.');
      expect(await axeViolations(page)).to.deep.equal([]);
      page.click(page.allByRole('button', { name: 'Aceptar y ver' })[0] as HTMLElement);
      await page.waitFor(async () => (await framesAsked('x')).join() === '/embed/Tweet.html');
    });

    it('follows the choice for the whole site, and back', async () => {
      const page = await open(
        restrictive + embed('', link(spotify)) + embed(`url="${vimeo}" poster="/pictures/lazo-500w.jpg"`),
      );
      const { consent } = page.window.Azulejo;
      consent?.set('accepted');
      await page.waitFor(() => framesIn(page).length === 1);
      expect(page.byRole('button', { name: 'Ver contenido de Vimeo' }).matches(':focus')).to.equal(false);
      consent?.set('declined');
      await page.waitFor(() => framesIn(page).length === 0);
      expect(page.allByRole('button', { name: 'Aceptar y ver' }).length).to.equal(2);
    });

    it('shows the frame when the visitor asks for it again after declining', async () => {
      const page = await open(restrictive + embed(`url="${vimeo}" poster="/pictures/lazo-500w.jpg"`));
      const { consent } = page.window.Azulejo;
      consent?.set('accepted');
      page.click(await page.waitFor(() => page.byRole('button', { name: /^Ver contenido de Vimeo/ })));
      await page.waitFor(() => framesIn(page).length === 1);
      consent?.set('declined');
      page.click(await page.waitFor(() => page.byRole('button', { name: 'Aceptar y ver' })));
      await page.waitFor(() => framesIn(page).length === 1);
      expect(page.allByRole('button', { name: 'Aceptar y ver' })).to.deep.equal([]);
    });

    it('requests no picture of YouTube', async () => {
      const page = await open(
        restrictive +
          embed(
            'url="https://youtu.be/aqz-KE-bpKQ" poster="https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg"',
          ),
      );
      expect(page.$$('img')).to.deep.equal([]);
    });

    it('needs none for a frame of the page’s own site', async () => {
      const page = await open(
        `${restrictive}${embed(code('<iframe src="https://HOST/pictures/mark.svg"></iframe>'.replace('HOST', location.hostname)))}`,
      );
      expect(framesIn(page).length).to.equal(1);
    });

    if (supports('outside'))
      it('opens no connection to the provider, and the real frame afterwards', async () => {
        await outside({ 'open.spotify.com': '<!doctype html><title>Spotify</title>' });
        const page = await openPage({
          script: null,
          html: `<!doctype html><html lang="es"><head><title>Taller</title>${restrictive}
            <script src="${script}" async></script></head><body>${embed('', link(spotify))}</body></html>`,
        });
        const button = await page.waitFor(() => page.allByRole('button', { name: 'Aceptar y ver' })[0]);
        expect(await askedOutside()).to.deep.equal([]);
        await page.clickWithMouse(button);
        // Firefox's driver does not report what a frame of another site asks for.
        await page.waitFor(() => framesIn(page).length === 1);
        expect(framesIn(page)[0]?.src).to.equal(
          'https://open.spotify.com/embed/album/4NWfvTXLRt6MQPdza7GmcB',
        );
      });
  });

  if (supports('emulateMedia'))
    describe(`an embed on paper (${name})`, () => {
      it('is its picture or its frame, with the name and the address of the content, and a player the address alone', async () => {
        const page = await open(
          embed('', link(vimeo, picture)) + embed('', link(spotify)) + embed('', link(post, 'Una entrada')),
        );
        expect(page.allByRole('link')).to.deep.equal([]);
        await emulateMedia({ media: 'print' });
        try {
          const links = page.allByRole('link') as HTMLAnchorElement[];
          expect(links.map(({ href, textContent }) => [textContent, href])).to.deep.equal([
            ['Un lazo azul', vimeo],
            ['Música para hornear', spotify],
            ['Una entrada', post],
          ]);
          const contentAfter = (element: Element): string =>
            page.window.getComputedStyle(element, '::after').content;
          expect(links.map(contentAfter)).to.deep.equal(links.map(({ href }) => `" ${href}"`));
          expect(page.$('img').checkVisibility()).to.equal(true);
          expect(framesIn(page).map((frame) => frame.checkVisibility())).to.deep.equal([false, true]);
          expect(page.allByRole('button')).to.deep.equal([]);
          // A player leaves no empty place.
          expect(size(page.$$('az-embed')[1] as Element)[1]).to.be.below(60);
        } finally {
          await emulateMedia({});
        }
      });

      it('asks for no consent', async () => {
        const page = await open(restrictive + embed('', link(spotify)));
        await page.waitFor(() => page.allByRole('button', { name: 'Aceptar y ver' }).length === 1);
        await emulateMedia({ media: 'print' });
        try {
          expect(page.allByRole('button')).to.deep.equal([]);
          expect(page.allByRole('link').map((one) => page.text(one))).to.deep.equal(['Música para hornear']);
        } finally {
          await emulateMedia({});
        }
      });
    });

  if (supports('offline'))
    describe(`an embed whose code is missing (${name})`, () => {
      it('keeps its picture, and shows the frame once the code can be had', async () => {
        const page = await open(embed(`url="${vimeo}" poster="/pictures/lazo-500w.jpg"`));
        await offline(true);
        page.click(page.byRole('button'));
        await page.waitFor(() => page.console.some(({ level }) => level === 'error'));
        await offline(false);
        page.click(page.byRole('button'));
        await page.waitFor(() => framesIn(page).length === 1);
      });
    });
});
