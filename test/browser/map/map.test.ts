import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { fault, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { askedOutside, emulateMedia, outside, setViewport } from '../support/tab';
import {
  address,
  at,
  centre,
  credits,
  map,
  mapRoot,
  moveOf,
  openMap,
  part,
  requestedTiles,
  tiles,
  waitForMap,
} from './support';

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  describe(`a map (${name})`, () => {
    it('shows markers on both sides of the date line, and keeps them in sight across it', async () => {
      const markers = [
        { lat: -17.7, lng: 177.4, title: 'Nadi' },
        { lat: -13.8, lng: -171.8, title: 'Apia' },
      ];
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map data='${JSON.stringify({ markers })}'></az-map>`,
      });
      await waitForMap(page);
      const frame = part(page, 'frame').getBoundingClientRect();
      const isInSight = (title: string): boolean => {
        const { left, right } = page.byRole('button', { name: title }).getBoundingClientRect();
        return left > frame.left && right < frame.right;
      };
      expect(['Nadi', 'Apia'].map(isInSight)).to.deep.equal([true, true]);
      for (const key of ['-', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
        part(page, 'map').focus();
        await moveOf(page, () => page.press(key));
        expect(['Nadi', 'Apia'].map(isInSight), key).to.deep.equal([true, true]);
      }
      // The mouse drags the map across the line, and back.
      const { x, y } = centre(part(page, 'map'));
      for (const px of [200, -300]) {
        await moveOf(page, () => page.drag({ from: { x, y: y + 90 }, to: { x: x + px, y: y + 90 } }));
        expect(['Nadi', 'Apia'].map(isInSight), `${px}`).to.deep.equal([true, true]);
      }
      expect(page.errors).to.deep.equal([]);
    });

    it('fits markers that come while the page hides the map into its size, once it has one', async () => {
      const markers = [
        { lat: 36.7203, lng: -30.3999, title: 'One' },
        { lat: 36.7252, lng: -30.3915, title: 'Two' },
      ];
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<main><az-map data='${JSON.stringify({ markers: markers.slice(0, 1) })}'></az-map></main>`,
      });
      await waitForMap(page);
      const tab = page.$('main');
      tab.hidden = true;
      map(page).markers = markers;
      // Longer than changes are gathered.
      await new Promise((resolve) => setTimeout(resolve, 200));
      tab.hidden = false;
      await page.waitFor(() => page.allByRole('button', { name: 'Two' }).length === 1);
      const distancePx = () =>
        centre(page.byRole('button', { name: 'Two' })).x - centre(page.byRole('button', { name: 'One' })).x;
      await page.waitFor(() => distancePx() > 100);
    });

    if (supports('setViewport'))
      it('lets no gap of the page show between tiles where the pixels of the screen do not fit, as at a zoom of 110%', async () => {
        const size = { width: 1600, height: 1200 };
        try {
          for (const [deviceScaleFactor, overlapPx] of [
            [1.1, 1],
            [1, 0],
          ] as const) {
            await setViewport({ ...size, deviceScaleFactor });
            const page = await openMap({ script, html: `<az-map ${at}></az-map>` });
            await waitForMap(page);
            const boxes = [...mapRoot(page).querySelectorAll('img')].map((tile) =>
              tile.getBoundingClientRect(),
            );
            const first = boxes[0] as DOMRect;
            const next = boxes.find(
              ({ top, left }) => top === first.top && left === first.left + 256,
            ) as DOMRect;
            expect(first.right - next.left).to.equal(overlapPx);
          }
        } finally {
          await setViewport({ ...size, deviceScaleFactor: 1 });
        }
      });

    it('shows an address with a link, and the map when it is near, without a layout shift', async () => {
      const page = await openMap({
        script,
        html: `<link rel="stylesheet" href="/dist/azulejo.css"><p id="far" style="height: 2000px; margin: 0">Above</p>
          <az-map loading="idle" ${at}>${address}</az-map><p>Below</p>
          <az-map id="phone" loading="idle" style="width: 300px" ${at} address-title="Feria" address-line1="Avenida de los Azulejos 1234"
            address-line2="Puebla" address-country="México"></az-map>`,
      });
      const card = part(page, 'card');
      expect(page.text(map(page))).to.include('Plaza Mayor 3');
      const link = part(page, 'directions');
      expect(link.textContent).to.equal('Cómo llegar');
      expect(link.getAttribute('href')).to.match(/^https:.+destination=36\.7203%2C-30\.3999$/);
      const { top } = page.$('address').getBoundingClientRect();
      await page.painted();
      expect(requestedTiles(page)).to.deep.equal([]);
      expect(part(page, 'map').shadowRoot).to.equal(null);

      page.window.scrollTo(0, 1400);
      await waitForMap(page);
      await page.waitFor(() => requestedTiles(page).length > 3);
      expect(page.$('address').getBoundingClientRect().top).to.equal(top - 1400);
      expect(page.$('address').parentElement).to.equal(map(page));
      expect(card.hidden).to.equal(false);
      expect(await page.shift()).to.equal(0);
      expect(page.byRole('button', { name: 'Taller Azulejo' }).part.value).to.equal('marker');
      expect(credits(page)?.textContent).to.equal('© OpenStreetMap');
      expect(credits(page)?.checkVisibility()).to.equal(true);
      expect(await axeViolations(page)).to.deep.equal([]);

      // Where there is no room beside the address, the marker stands below it.
      const phone = map(page, '#phone');
      phone.scrollIntoView();
      await waitForMap(page, phone);
      const { bottom } = part(page, 'card', phone).getBoundingClientRect();
      const pin = part(page, 'marker', phone);
      await Promise.all(pin.getAnimations().map(({ finished }) => finished));
      expect(pin.getBoundingClientRect().top).to.be.greaterThan(bottom);
      expect(page.events.filter(({ type }) => type === 'az-move')).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    for (const width of [1280, 390])
      it(`has the same size before its script arrives and after, ${width} px wide`, async () => {
        const element = `<az-map loading="eager" tiles="/_tiles/original/{z}/{x}/{y}.svg" ${at}>${address}</az-map>`;
        const rest = '<p style="margin: 0; min-width: 20px"></p>';
        const page = await openPage({
          script: null,
          width,
          html: `<style>body { margin: 0 }</style><link rel="stylesheet" href="/dist/azulejo.css">
            <div>${element}</div>
            <div style="display: grid">${element}</div>
            <div style="display: flex; flex-direction: column">${element}</div>
            <div style="display: grid; grid-template-columns: 1fr 1fr">${element}${rest}</div>
            <div style="display: grid; grid-template-columns: auto 1fr">${element}${rest}</div>
            <div style="display: grid; grid-template-columns: 1fr auto; direction: rtl">${rest}${element}</div>`,
        });
        const root = page.document.documentElement;
        // A scroll bar has a place of its own in Firefox.
        const room = root.clientWidth;
        // As wide as its content, as far as there is room beside the rest.
        const sideBySide = Math.min(760, room - 20);
        const expected = [room, room, room, room / 2, sideBySide, sideBySide].map((wide) => [
          wide,
          Math.max(380, wide / 2),
        ]);
        const boxes = () =>
          page.$$('az-map').map((one) => {
            const box = one.getBoundingClientRect();
            return [box.width, box.height];
          });
        expect(boxes()).to.deep.equal(expected);
        const tag = page.document.createElement('script');
        tag.src = script;
        page.document.head.append(tag);
        await page.waitFor(() => page.$$('az-map').every(isReady));
        await page.painted();
        expect(boxes()).to.deep.equal(expected);
        expect(await page.shift(), page.describeShifts()).to.equal(0);
        expect(root.scrollWidth).to.equal(room);
        // Its height is a setting too.
        page.$('az-map').setAttribute('aspect-ratio', '110');
        await page.waitFor(() => Math.abs((boxes()[0]?.[1] ?? 0) - room * 1.1) < 1);
      });

    it('takes bare text as its address, which stays on the page, and says that a position is missing', async () => {
      const page = await openMap({
        script,
        html: `<az-map id="bare" lang="en">Av. Larco 101<br>\n Lima</az-map>
          <az-map id="placed" lang="en" ${at}>Plaza   Mayor 3</az-map><az-map id="empty" lang="en"></az-map>`,
      });
      const bare = map(page, '#bare');
      expect(page.text(bare)).to.include('Av. Larco 101');
      expect(part(page, 'directions', bare).getAttribute('href')).to.match(
        /destination=Av.%20Larco%20101%2C%20Lima$|destination=Av.\+Larco\+101%2C\+Lima$/,
      );
      await waitForMap(page, bare);
      expect(page.text(bare)).to.include('Av. Larco 101');
      expect(page.byRole('button', { name: 'Av. Larco 101' }).part.value).to.equal('marker');
      map(page, '#placed').scrollIntoView();
      await waitForMap(page, map(page, '#placed'));
      expect(page.byRole('button', { name: 'Plaza Mayor 3' }).part.value).to.equal('marker');
      const warnings = page.consoleTexts('warn');
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.include(
        '<az-map id="bare">: the address has no position, expected mapLat and mapLng',
      );
    });

    it('names its marker by the first line of the address, also of one that was hidden or comes later', async () => {
      const lines = '<address><b>Taller</b> <i>Azulejo</i><p>Plaza Mayor 3</p>Puebla</address>';
      const page = await openMap({
        script,
        html: `<div hidden><az-map id="hidden" loading="eager" ${at}>${lines}</az-map></div>
          <az-map id="later" loading="eager" ${at}>${address}</az-map>`,
      });
      const nameOf = (id: string) => part(page, 'marker', map(page, id)).getAttribute('aria-label');
      await page.waitFor(() => !!part(page, 'marker', map(page, '#hidden')));
      expect(nameOf('#hidden')).to.equal('Taller Azulejo');
      const later = map(page, '#later');
      await waitForMap(page, later);
      later.replaceChildren();
      await page.waitFor(() => nameOf('#later') !== 'Taller Azulejo');
      later.innerHTML = lines;
      await page.waitFor(() => !!nameOf('#later')?.includes('Taller'));
      expect(nameOf('#later')).to.equal('Taller Azulejo');
      // As a morph changes a text.
      (later.querySelector('b')?.firstChild as Text).data = 'Estudio';
      await page.waitFor(() => nameOf('#later') === 'Estudio Azulejo');
    });

    it('is an application for screen readers only once there is a map', async () => {
      const page = await openMap({
        script,
        html: `<az-map loading="eager" ${at} address-title="Taller" lang="en" style="margin-top: 2000px"></az-map>`,
      });
      const frames = () =>
        page
          .$$('az-map')
          .flatMap((one) => [...(one.shadowRoot?.querySelectorAll('[role="application"]') ?? [])]);
      expect(frames()).to.deep.equal([]);
      map(page).scrollIntoView();
      await page.waitFor(() => page.allByRole('application', { name: 'Map: Taller' }).length === 1);
    });

    it('changes its style, names and relief, several changes at once', async () => {
      const page = await openMap({
        script,
        html: `<az-map ${at}></az-map><az-map id="plain" ${at}></az-map>`,
      });
      await waitForMap(page);
      expect(tiles(page).every((src) => src.includes('/grayscale/'))).to.equal(true);
      map(page).mapStyle = 'MinimalDark';
      // A task later the change is rendered, and waits 60 ms for further changes.
      await new Promise((resolve) => page.window.setTimeout(resolve));
      map(page).mapStyle = 3;
      map(page).showLabels = false;
      map(page).showTerrain = true;
      await page.waitFor(() => tiles(page).some((src) => src.includes('/satellite/')));
      expect(tiles(page).every((src) => src.endsWith('?labels=false&terrain=true'))).to.equal(true);
      expect(requestedTiles(page).filter((url) => url.includes('minimalDark'))).to.deep.equal([]);

      const filter = () => {
        const pane = mapRoot(page).querySelector('.leaflet-tile-pane');
        return pane ? page.window.getComputedStyle(pane).filter : '';
      };
      expect(filter()).to.equal('none');
      map(page).tiles = '/_tiles/original/{z}/{x}/{y}.svg';
      map(page).mapStyle = 'minimal-dark';
      await page.waitFor(() => filter().includes('invert'));
      map(page).attribution = '<b>Ours</b>';
      await page.waitFor(() => credits(page)?.textContent === '<b>Ours</b>');
    });

    it('has its own background and marker in each of six styles, by name or code', async () => {
      const page = await openMap({ script, html: `<az-map ${at}></az-map>` });
      await waitForMap(page);
      const names = ['original', 'grayscale', 'satellite', 'minimalLight', 'minimalDark', 'minimalBlue'];
      const looks = new Set<string>();
      for (const [nth, name] of names.entries()) {
        map(page).mapStyle = nth % 2 ? name : nth + 1;
        const visibleControl = await page.waitFor(
          () => tiles(page).every((src) => src.includes(`/${name}/`)) && tiles(page),
        );
        expect(visibleControl.length).to.be.greaterThan(3);
        await page.waitFor(() => {
          const { fill } = page.window.getComputedStyle(part(page, 'icon'));
          const look = `${fill} ${page.window.getComputedStyle(part(page, 'frame')).backgroundColor}`;
          return !looks.has(look) && looks.add(look);
        });
      }
      expect(looks.size).to.equal(names.length);
    });

    it('shows only its marker, credits and address with `disable-default-ui`', async () => {
      const page = await openMap({
        script,
        html: `<az-map ${at} disable-default-ui address-title="Taller"></az-map>`,
      });
      await waitForMap(page);
      const names = page.allByRole('button').map((button) => button.part.value);
      expect(names).to.deep.equal(['marker']);
      expect(credits(page)?.checkVisibility()).to.equal(true);
      expect(page.text()).to.include('Cómo llegar');
    });

    if (supports('emulateMedia'))
      it('is printed without its zoom buttons', async () => {
        const page = await openMap({ script, html: `<az-map ${at} address-title="Taller"></az-map>` });
        await waitForMap(page);
        expect(page.allByRole('button').length).to.equal(3);
        await emulateMedia({ media: 'print' });
        try {
          expect(page.allByRole('button').map(({ part: { value } }) => value)).to.deep.equal(['marker']);
          expect(page.text()).to.include('Taller');
        } finally {
          await emulateMedia({});
        }
      });

    if (supports('emulateMedia'))
      it('is printed as its address alone where the visitor has not come near', async () => {
        const page = await openPage({
          script,
          html: `<p style="height: 5000px"></p><az-map loading="eager" ${at} address-title="Taller"></az-map>`,
        });
        await page.waitFor(() => isReady(map(page)));
        expect(map(page).offsetHeight).to.be.greaterThan(370);
        await emulateMedia({ media: 'print' });
        try {
          expect(map(page).offsetHeight).to.be.lessThan(150);
          expect(page.text()).to.include('Taller');
        } finally {
          await emulateMedia({});
        }
      });

    it('keeps the address and its link where no map can be loaded', async () => {
      const page = await openMap({
        script,
        html: `<az-map id="tiles" ${at} tiles="/none/{z}/{x}/{y}.png">${address}</az-map>
          <az-map id="refused" provider="google" key="refused" ${at} lang="pt">${address}</az-map>`,
      });
      const messages = {
        tiles: 'No se pudo cargar el mapa.',
        refused: 'Não foi possível carregar o mapa.',
      };
      for (const [id, text] of Object.entries(messages)) {
        const element = map(page, `#${id}`);
        element.scrollIntoView();
        await page.waitFor(() => part(page, 'failed', element)?.textContent === text);
        expect(part(page, 'failed', element)?.closest('[role="status"]')).not.to.equal(null);
        expect(page.text(element)).to.include('Plaza Mayor 3');
        expect(part(page, 'directions', element).getAttribute('href')).to.match(/^https:/);
        expect(element.matches(':state(showing)')).to.equal(false);
        // As large as its address, on the ground of the page.
        expect(element.getBoundingClientRect().height).to.be.lessThan(200);
        expect(page.window.getComputedStyle(part(page, 'frame', element)).backgroundColor).to.equal(
          'rgba(0, 0, 0, 0)',
        );
      }
      expect(page.errors).to.deep.equal([]);
      const errors = page.events.filter(({ type }) => type === 'az-error');
      expect(errors.map(({ target }) => (target as Element).id)).to.have.members(['tiles', 'refused']);
      // A right setting replaces a wrong one.
      map(page, '#tiles').tiles = '/_tiles/original/{z}/{x}/{y}.svg';
      await waitForMap(page, map(page, '#tiles'));
    });

    it('shows the address alone where Google Maps has no key, without a message', async () => {
      const page = await openMap({ script, html: `<az-map provider="google" ${at}>${address}</az-map>` });
      await page.waitFor(() => map(page).matches(':state(failed)'));
      expect(map(page).getBoundingClientRect().height).to.be.lessThan(200);
      expect(page.text(map(page))).to.match(/^Taller Azulejo\s*Plaza Mayor 3\s*Cómo llegar$/);
      expect(page.events.map(({ type }) => type)).to.not.include('az-error');
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('can be removed while its tiles fail, and while it zooms', async () => {
      const page = await openMap({ script, html: '<div id="maps"></div>' });
      const maps = page.$('#maps');
      // The tiles fail a moment later, so that the map is still there when it is removed.
      await fault({ path: '/none/*', status: 404, delayMs: 20, times: 1000 });
      for (const delayMs of [0, 5, 10, 20, 40]) {
        maps.innerHTML = `<az-map loading="eager" ${at} tiles="/none/{z}/{x}/{y}.png"></az-map>`;
        const ground = await page.waitFor(() => part(page, 'map')?.shadowRoot?.querySelector('img'));
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        maps.replaceChildren();
        await page.waitFor(() => !ground.isConnected);
      }
      maps.innerHTML = `<az-map loading="eager" ${at}></az-map>`;
      await waitForMap(page);
      page.click(part(page, 'zoom-in'));
      maps.replaceChildren();
      // Leaflet ends the animation of a zoom after 250 ms.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(page.errors).to.deep.equal([]);
    });

    it('tries again after a failure where the visitor withdraws the consent and gives it anew', async () => {
      const otherSite = location.origin.replace('localhost', '127.0.0.1');
      const page = await openMap({
        script,
        html: `<script type="application/json" data-azulejo-context>
            {"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}</script>
          <az-map ${at} tiles="${otherSite}/_tiles/original/{z}/{x}/{y}.svg">${address}</az-map>`,
      });
      await page.waitFor(() => page.allByRole('button', { name: 'Ver el mapa' }).length === 1);
      await fault({ path: '/_tiles/*', status: 404, times: 1000 });
      page.window.Azulejo.consent?.set(true);
      await page.waitFor(() => part(page, 'failed'));
      page.window.Azulejo.consent?.set(false);
      const button = await page.waitFor(() => page.allByRole('button', { name: 'Ver el mapa' })[0]);
      await resetSite();
      await page.clickWithMouse(button);
      const name = 'Aceptar y ver el mapa';
      await page.clickWithMouse(await page.waitFor(() => page.allByRole('button', { name })[0]));
      await waitForMap(page);
    });

    it('has the height of `aspectRatio`, also a lower one than by default', async () => {
      const page = await openMap({
        script,
        html: `<link rel="stylesheet" href="/dist/azulejo.css"><az-map ${at} aspect-ratio="25"></az-map>
          <az-map ${at} style="min-height: 300px" aspect-ratio="25"></az-map>`,
      });
      const heights = page.$$('az-map').map((element) => element.getBoundingClientRect().height);
      expect(heights).to.deep.equal([page.document.documentElement.clientWidth / 4, 300]);
    });

    it('reserves no place where scripts do not run', async () => {
      const page = await openPage({ script: null, html: '<iframe sandbox="allow-same-origin"></iframe>' });
      const frame = page.$<HTMLIFrameElement>('iframe');
      frame.srcdoc = `<!doctype html><link rel="stylesheet" href="/dist/azulejo.css"><az-map ${at}>${address}</az-map>`;
      const element = await page.waitFor(() =>
        frame.contentDocument?.styleSheets.length ? frame.contentDocument.querySelector('az-map') : null,
      );
      expect(element.getBoundingClientRect().height).to.be.lessThan(100);
    });

    if (supports('outside'))
      it("asks for consent before it requests tiles of another site, and not for the page's own", async () => {
        await outside({});
        const page = await openMap({
          script: null,
          html: `<!doctype html><html lang="es"><head><title>Consent</title>
            <script type="application/json" data-azulejo-context>
              {"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}</script>
            <script src="${script}" async></script></head><body>
            <az-map id="own" ${at} tiles="/_tiles/original/{z}/{x}/{y}.svg"></az-map>
            <az-map id="other" ${at}>${address}</az-map>
            <az-map id="google" provider="google" key="AIza-none" ${at}>${address}</az-map></body></html>`,
        });
        await waitForMap(page, map(page, '#own'));
        const other = map(page, '#other');
        other.scrollIntoView();
        const button = await page.waitFor(
          () => page.allByRole('button', { name: 'Ver el mapa', within: other })[0],
        );
        expect(page.text(other)).to.include('Plaza Mayor 3');
        await page.clickWithMouse(button);
        const question = 'Para ver este mapa hay que aceptar contenido y cookies de OpenStreetMap.';
        const prompt = await page.waitFor(() => page.allByRole('group', { name: question })[0]);
        expect(page.focused?.textContent).to.equal('Aceptar y ver el mapa');
        expect(await axeViolations(page)).to.deep.equal([]);
        await page.clickWithMouse(page.byRole('button', { name: 'Ahora no', within: prompt }));
        await page.waitFor(() => page.focused?.textContent === 'Ver el mapa');
        const google = map(page, '#google');
        google.scrollIntoView();
        await page.waitFor(() => part(page, 'show', google));
        expect(await askedOutside()).to.deep.equal([]);
        // Words that came with the question follow the page, too.
        google.lang = 'en';
        await page.waitFor(() => part(page, 'show', google).textContent === 'Show the map');
        await page.press('Enter');
        await page.waitFor(() => page.focused?.textContent === 'Aceptar y ver el mapa');
        await page.press('Enter');
        await page.waitFor(async () =>
          (await askedOutside()).some((url) => url.startsWith('https://tile.openstreetmap.org/15/')),
        );
        // None of them came.
        await page.waitFor(() => part(page, 'failed', other));
        // The button allows that map alone.
        const { consent } = page.window.Azulejo;
        expect(consent?.state).to.equal('unknown');
        const isGoogleAsked = async () =>
          (await askedOutside()).some((url) => url.startsWith('https://maps.googleapis.com/maps/api/js'));
        expect(await isGoogleAsked()).to.equal(false);
        expect(part(page, 'show', google).textContent).to.equal('Show the map');
        consent?.set(true);
        await page.waitFor(isGoogleAsked);
      });
  });
});
