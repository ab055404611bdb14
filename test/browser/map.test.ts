import { axeViolations } from './support/axe';
import { supports } from './support/engine';
import { eachFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { askedOutside, outside } from './support/tab';

interface MapElement extends HTMLElement {
  mapStyle: unknown;
  mapDraggable: boolean;
  data: unknown;
  [setting: string]: unknown;
}

interface Moved {
  lat: number;
  lng: number;
  zoom: number;
}

interface MapPage extends Page {
  /** The events of maps, oldest first. */
  heard: CustomEvent[];
  /** Addresses of windows that would have been opened. */
  opened: string[];
}

const at = 'map-lat="36.7203" map-lng="-30.3999" map-zoom="15"';
const address = '<address>Taller Azulejo<br>Plaza Mayor 3</address>';
const map = (page: Page, selector = 'az-map') => page.$<MapElement>(selector);
const part = (page: Page, name: string, within: Element = map(page)) =>
  within.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) as HTMLElement;
const ground = (page: Page, element: Element = map(page)) =>
  part(page, 'map', element).shadowRoot as ShadowRoot;
const credits = (page: Page) => ground(page).querySelector('[part="credits"]');
const tiles = (page: Page, element: Element = map(page)) =>
  [...ground(page, element).querySelectorAll('img')].map(({ src }) => src);
const centre = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};
const shows = (page: Page, element: Element = map(page)) =>
  page.waitFor(() => element.matches(':state(showing)'), { timeoutMs: 10_000 });
const tilesAsked = (page: Page) =>
  page.window.performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((url) => url.includes('/_tiles/'));

async function openMap({ html = '', script = '/dist/azulejo.js', ...rest }: PageOptions): Promise<MapPage> {
  const page = (await openPage({
    width: 900,
    height: 700,
    script,
    html: html.startsWith('<!doctype')
      ? html
      : `<style>body { margin: 0; font: 16px sans-serif }</style>${html}`,
    ...rest,
  })) as MapPage;
  page.heard = [];
  page.opened = [];
  page.window.open = (url) => {
    page.opened.push(String(url));
    return null;
  };
  for (const type of ['az-move', 'az-marker-click', 'az-error'])
    page.window.addEventListener(type, (event) => page.heard.push(event as CustomEvent));
  await page.waitFor(
    () => page.$$('az-map').every((one) => one.matches(':state(ready)') || one.dataset.far),
    {
      timeoutMs: 10_000,
    },
  );
  return page;
}

const lastMove = (page: MapPage) =>
  page.heard.findLast(({ type }) => type === 'az-move')?.detail as Moved | undefined;

/** Waits for what a gesture does to the map. */
async function moved(page: MapPage, act: () => Promise<unknown>): Promise<Moved> {
  page.heard.length = 0;
  await act();
  await page.waitFor(() => lastMove(page));
  return lastMove(page) as Moved;
}

eachFlavour(({ name, script }) => {
  beforeEach(resetSite);

  describe(`a map (${name})`, () => {
    it('is an address with a link, over which the map comes when it is near, and moves nothing', async () => {
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
      expect(tilesAsked(page)).to.deep.equal([]);
      expect(part(page, 'map').shadowRoot).to.equal(null);

      page.window.scrollTo(0, 1400);
      await shows(page);
      await page.waitFor(() => tilesAsked(page).length > 3);
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
      await shows(page, phone);
      const { bottom } = part(page, 'card', phone).getBoundingClientRect();
      const pin = part(page, 'marker', phone);
      await Promise.all(pin.getAnimations().map(({ finished }) => finished));
      expect(pin.getBoundingClientRect().top).to.be.greaterThan(bottom);
      expect(page.heard.filter(({ type }) => type === 'az-move')).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    if (name === 'react')
      it('is no wider than a phone before its script is here, in a block, a grid or a column', async () => {
        const page = await openPage({
          script: null,
          width: 320,
          height: 1400,
          html: `<style>body { margin: 0 }</style><link rel="stylesheet" href="/dist/azulejo.css"><az-map>${address}</az-map>
            <div style="display: grid; grid-template-columns: minmax(0, 1fr)"><az-map>${address}</az-map></div>
            <div style="display: flex; flex-direction: column"><az-map>${address}</az-map></div>`,
        });
        const boxes = page.$$('az-map').map((element) => element.getBoundingClientRect());
        expect(boxes.map(({ width, height }) => [width, height])).to.deep.equal(Array(3).fill([320, 380]));
        expect(page.document.documentElement.scrollWidth).to.equal(320);
      });

    it('is moved by keys, buttons, mouse and wheel, and leaves the page its scrolling', async () => {
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map ${at} address-title="Taller"></az-map><p style="height: 2000px">Below</p>`,
      });
      await shows(page);
      const canvas = part(page, 'map');
      await page.press('Tab', 'Tab');
      expect(page.focused).to.equal(canvas);
      expect((await moved(page, () => page.press('ArrowRight'))).lng).to.be.greaterThan(-30.3999);
      expect((await moved(page, () => page.press('ArrowUp'))).lat).to.be.greaterThan(36.7203);
      expect((await moved(page, () => page.press('+'))).zoom).to.equal(16);
      expect((await moved(page, () => page.press('-'))).zoom).to.equal(15);
      expect(
        (await moved(page, () => page.clickWithMouse(page.byRole('button', { name: 'Acercar' })))).zoom,
      ).to.equal(16);
      expect(
        (await moved(page, () => page.clickWithMouse(page.byRole('button', { name: 'Alejar' })))).zoom,
      ).to.equal(15);

      const { x, y } = centre(canvas);
      const from = { x: x + 120, y: y + 90 };
      const before = lastMove(page) as Moved;
      const after = await moved(page, () => page.drag({ from, to: { x: from.x - 100, y: from.y } }));
      expect(after.lng).to.be.greaterThan(before.lng);
      expect(Math.abs(after.lat - before.lat)).to.be.lessThan(0.001);
      expect(page.document.body.className + map(page).className).to.equal('');

      page.heard.length = 0;
      await page.wheel({ at: from, deltaY: 120 });
      await page.waitFor(() => page.window.scrollY > 0);
      await page.waitFor(
        () => part(page, 'hint')?.textContent === 'Para acercar el mapa, gira la rueda con la tecla Ctrl.',
      );
      page.window.scrollTo(0, 0);
      const turn = { deltaY: -240, bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
      const zoomed = await moved(page, async () => {
        const isLeft = ground(page)
          .querySelector('.leaflet-container')
          ?.dispatchEvent(new page.window.WheelEvent('wheel', { ...turn, ctrlKey: true }));
        expect(isLeft).to.equal(false);
      });
      expect(zoomed.zoom).to.be.greaterThan(15);
      map(page).scrollwheel = true;
      await page.waitFor(
        () => ground(page).querySelector<HTMLElement>('.leaflet-container')?.style.touchAction === 'none',
      );
      const out = await moved(page, () => page.wheel({ at: from, deltaY: 240 }));
      expect(out.zoom).to.be.lessThan(zoomed.zoom);
      expect(page.window.scrollY).to.equal(0);

      map(page).mapDraggable = false;
      map(page).showControls = false;
      await page.waitFor(() => canvas.tabIndex === -1 && part(page, 'controls').hidden);
      expect(page.errors).to.deep.equal([]);
    });

    it('opens an outside map by its marker, unless that is cancelled or switched off', async () => {
      const page = await openMap({
        script,
        html: `<az-map ${at} address-title="Taller" address-line1="Plaza 3"></az-map>`,
      });
      await shows(page);
      const marker = page.byRole('button', { name: 'Taller' });
      const drop = marker.getAnimations().map((one) => (one as CSSAnimation).animationName);
      expect(drop).to.deep.equal(['drop']);
      await Promise.all(marker.getAnimations().map(({ finished }) => finished));
      const pin = marker.getBoundingClientRect();
      const { x, y } = centre(part(page, 'map'));
      expect(Math.hypot(pin.x + pin.width / 2 - x, pin.bottom - y)).to.be.lessThan(2);

      await page.clickWithMouse(marker);
      expect(page.heard.map(({ type, detail }) => [type, detail.index, detail.title])).to.deep.equal([
        ['az-marker-click', 0, 'Taller'],
      ]);
      const { searchParams, protocol } = new URL(page.opened[0] ?? '');
      expect([protocol, ...['q', 'll', 'z'].map((key) => searchParams.get(key))]).to.deep.equal([
        'https:',
        'Taller, Plaza 3',
        '36.7203,-30.3999',
        '15',
      ]);
      page.window.addEventListener('az-marker-click', (event) => event.preventDefault(), { once: true });
      marker.focus();
      await page.press('Enter');
      expect([page.heard.length, page.opened.length]).to.deep.equal([2, 1]);

      map(page).linkOnClick = false;
      await page.waitFor(() => marker.ariaExpanded === 'false');
      await page.press('Enter');
      await page.waitFor(() => part(page, 'popup')?.textContent?.includes('Plaza 3'));
      expect(page.opened.length).to.equal(1);
    });

    it('lets its marker be moved, by mouse and by keys, and opens nothing then', async () => {
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map ${at} marker-draggable address-title="Taller"></az-map>`,
      });
      await shows(page);
      const marker = page.byRole('button', { name: 'Taller' });
      expect(marker.getAnimations()).to.deep.equal([]);
      const start = centre(marker);
      await page.drag({ from: marker, to: { x: start.x + 80, y: start.y + 40 } });
      await page.painted();
      const end = centre(marker);
      expect([Math.round(end.x - start.x), Math.round(end.y - start.y)]).to.deep.equal([80, 40]);
      expect([page.opened, page.heard]).to.deep.equal([[], []]);
      await page.press('ArrowLeft');
      await page.waitFor(() => Math.round(centre(marker).x - end.x) === -8);
      await page.clickWithMouse(marker);
      expect(page.heard[0]?.detail.lng).to.be.greaterThan(-30.3999);
      expect(new URL(page.opened[0] ?? '').searchParams.get('ll')).not.to.equal('36.7203,-30.3999');
      // Where the visitor has put it, it stays when something else changes.
      map(page).mapStyle = 'original';
      await page.waitFor(() => tiles(page).some((src) => src.includes('/original/')));
      expect(Math.round(centre(marker).x - start.x)).to.equal(72);
    });

    it('changes its style, names and relief, several changes at once', async () => {
      const page = await openMap({
        script,
        html: `<az-map ${at}></az-map><az-map id="plain" ${at}></az-map>`,
      });
      await shows(page);
      expect(tiles(page).every((src) => src.includes('/grayscale/'))).to.equal(true);
      map(page).mapStyle = 'MinimalDark';
      // A task later it has been rendered, and still waits for what comes within 60 ms.
      await new Promise((resolve) => page.window.setTimeout(resolve));
      map(page).mapStyle = 3;
      map(page).showLabels = false;
      map(page).showTerrain = true;
      await page.waitFor(() => tiles(page).some((src) => src.includes('/satellite/')));
      expect(tiles(page).every((src) => src.endsWith('?labels=false&terrain=true'))).to.equal(true);
      expect(tilesAsked(page).filter((url) => url.includes('minimalDark'))).to.deep.equal([]);

      const filter = () => {
        const pane = ground(page).querySelector('.leaflet-tile-pane');
        return pane ? page.window.getComputedStyle(pane).filter : '';
      };
      expect(filter()).to.equal('none');
      map(page).tiles = '/_tiles/original/{z}/{x}/{y}.svg';
      map(page).mapStyle = 'minimal-dark';
      await page.waitFor(() => filter().includes('invert'));
      map(page).attribution = '<b>Ours</b>';
      await page.waitFor(() => credits(page)?.textContent === '<b>Ours</b>');
    });

    it('tells of several markers what is said of them, as text', async () => {
      const markers = [
        { lat: 36.7203, lng: -30.3999, title: 'One', description: '<b>bold</b>\nsecond' },
        { lat: 36.7252, lng: -30.3915, title: 'Two', url: 'javascript:alert(1)' },
        { lat: 36.7107, lng: -30.3928, title: 'Three', url: 'https://example.com/three' },
      ];
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map data='${JSON.stringify({ markers }).replaceAll('<', '&lt;')}'></az-map>`,
      });
      await shows(page);
      const frame = part(page, 'frame').getBoundingClientRect();
      const buttons = ['One', 'Two', 'Three'].map((title) => page.byRole('button', { name: title }));
      for (const button of buttons) {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        expect(left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom).to.equal(
          true,
        );
      }
      const [one, two, three] = buttons as [HTMLElement, HTMLElement, HTMLElement];
      await page.clickWithMouse(one);
      await page.waitFor(() => part(page, 'popup')?.textContent?.includes('<b>bold</b>'));
      expect(one.ariaExpanded).to.equal('true');
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.press('Escape');
      await page.waitFor(() => !part(page, 'popup'));
      expect(page.focused).to.equal(one);
      await page.clickWithMouse(two);
      await page.waitFor(() => part(page, 'popup'));
      expect(page.allByRole('link', { name: 'Más información' })).to.deep.equal([]);
      page.click(three);
      const link = await page.waitFor(() => page.allByRole('link', { name: 'Más información' })[0]);
      expect(link.getAttribute('href')).to.equal('https://example.com/three');
      await page.waitFor(() => {
        const box = part(page, 'popup').getBoundingClientRect();
        return box.top >= frame.top && box.bottom <= frame.bottom;
      });
      await page.clickWithMouse({ x: frame.left + 30, y: frame.bottom - 60 });
      await page.waitFor(() => !part(page, 'popup'));
      expect(page.opened).to.deep.equal([]);
    });

    it('keeps the address and its link where no map can be had', async () => {
      const page = await openMap({
        script,
        html: `<az-map id="tiles" ${at} tiles="/none/{z}/{x}/{y}.png">${address}</az-map>
          <az-map id="template" ${at} tiles="/none.png" lang="en">${address}</az-map>
          <az-map id="refused" provider="google" key="refused" ${at} lang="pt">${address}</az-map>`,
      });
      const said = {
        tiles: 'No se pudo cargar el mapa.',
        template: 'The map could not be loaded.',
        refused: 'Não foi possível carregar o mapa.',
      };
      for (const [id, text] of Object.entries(said)) {
        const element = map(page, `#${id}`);
        element.scrollIntoView();
        await page.waitFor(() => part(page, 'failed', element)?.textContent === text, { timeoutMs: 10_000 });
        expect(page.text(element)).to.include('Plaza Mayor 3');
        expect(part(page, 'directions', element).getAttribute('href')).to.match(/^https:/);
        expect(element.matches(':state(showing)')).to.equal(false);
      }
      const errors = page.heard.filter(({ type }) => type === 'az-error');
      expect(errors.map(({ target }) => (target as Element).id)).to.have.members([
        'tiles',
        'template',
        'refused',
      ]);
      // What is right takes the place of what was wrong.
      map(page, '#tiles').tiles = '/_tiles/original/{z}/{x}/{y}.svg';
      await shows(page, map(page, '#tiles'));
    });

    it("is Google's where that is wanted, with the same styles, marker and keys", async () => {
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map provider="google" key="${btoa('AIza-demo')}" language="es" ${at} address-title="Taller"
          map-style="minimalBlue"></az-map>`,
        headers: {
          'Content-Security-Policy':
            "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'",
        },
      });
      await shows(page);
      const scripts = page
        .$$<HTMLScriptElement>('script[src*="google.js"]')
        .map(({ src }) => new URL(src).searchParams);
      expect(scripts.map((asked) => [asked.get('key'), asked.get('language')])).to.deep.equal([
        ['AIza-demo', 'es'],
      ]);
      expect(tiles(page).every((src) => src.includes('/minimalBlue/15/'))).to.equal(true);
      const marker = page.byRole('button', { name: 'Taller' });
      const { x, y } = centre(part(page, 'map'));
      const pin = marker.getBoundingClientRect();
      expect(Math.hypot(pin.x + pin.width / 2 - x, pin.bottom - y)).to.be.lessThan(2);
      part(page, 'map').focus();
      expect((await moved(page, () => page.press('ArrowRight'))).lng).to.be.greaterThan(-30.3999);
      expect((await moved(page, () => page.press('+'))).zoom).to.equal(16);
      await page.waitFor(() => tiles(page).every((src) => src.includes('/16/')));
      map(page).mapStyle = 'satellite';
      await page.waitFor(() => tiles(page).every((src) => src.includes('/satellite/')));
      await page.clickWithMouse(marker);
      expect(page.opened.length).to.equal(1);
      // The other provider takes its place.
      map(page).provider = 'leaflet';
      await page.waitFor(() => ground(page).querySelector('.leaflet-container'));
      await shows(page);
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

    if (supports('outside'))
      it("asks before another site's tiles come, and not for its own", async () => {
        await outside({});
        const page = await openMap({
          script: null,
          html: `<!doctype html><html lang="es"><head><title>Consent</title>
            <script type="application/json" data-azulejo-context>
              {"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}</script>
            <script src="${script}" async></script></head><body>
            <az-map id="own" ${at} tiles="/_tiles/original/{z}/{x}/{y}.svg"></az-map>
            <az-map id="other" ${at}>${address}</az-map></body></html>`,
        });
        await shows(page, map(page, '#own'));
        const other = map(page, '#other');
        other.scrollIntoView();
        const button = await page.waitFor(() => page.allByRole('button', { name: 'Ver el mapa' })[0]);
        expect(page.text(other)).to.include('Plaza Mayor 3');
        await page.clickWithMouse(button);
        const question = 'Para ver este mapa hay que aceptar contenido y cookies de OpenStreetMap.';
        const asked = await page.waitFor(() => page.allByRole('group', { name: question })[0]);
        expect(page.focused?.textContent).to.equal('Aceptar y ver el mapa');
        expect(await axeViolations(page)).to.deep.equal([]);
        await page.clickWithMouse(page.byRole('button', { name: 'Ahora no', within: asked }));
        await page.waitFor(() => page.focused?.textContent === 'Ver el mapa');
        expect(await askedOutside()).to.deep.equal([]);
        await page.press('Enter');
        await page.waitFor(() => page.focused?.textContent === 'Aceptar y ver el mapa');
        await page.press('Enter');
        await page.waitFor(async () =>
          (await askedOutside()).some((url) => url.startsWith('https://tile.openstreetmap.org/15/')),
        );
        expect(page.window.Azulejo.consent?.state).to.equal('accepted');
        // None of them came.
        await page.waitFor(() => part(page, 'failed', other));
      });
  });
});
