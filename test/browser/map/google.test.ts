import { defaultFlavour } from '../support/flavour';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { at, centre, lastMove, map, mapRoot, moveOf, openMap, part, tiles, waitForMap } from './support';

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  describe(`Google's map (${name})`, () => {
    it("replaces Leaflet's, with the same styles, marker and keys", async () => {
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map provider="google" key="${btoa('AIza-demo')}" language="es" ${at} address-title="Taller"
          map-style="minimalBlue"></az-map><p style="height: 2000px">Below</p>`,
        headers: {
          'Content-Security-Policy':
            "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'",
        },
      });
      await waitForMap(page);
      const scripts = page
        .$$<HTMLScriptElement>('script[src*="google.js"]')
        .map(({ src }) => new URL(src).searchParams);
      expect(scripts.map((query) => [query.get('key'), query.get('language')])).to.deep.equal([
        ['AIza-demo', 'es'],
      ]);
      expect(tiles(page).every((src) => src.includes('/minimalBlue/15/'))).to.equal(true);
      const marker = page.byRole('button', { name: 'Taller' });
      const { x, y } = centre(part(page, 'map'));
      const pin = marker.getBoundingClientRect();
      expect(Math.hypot(pin.x + pin.width / 2 - x, pin.bottom - y)).to.be.lessThan(2);
      part(page, 'map').focus();
      expect((await moveOf(page, () => page.press('ArrowRight'))).lng).to.be.greaterThan(-30.3999);
      expect((await moveOf(page, () => page.press('+'))).zoom).to.equal(16);
      await page.waitFor(() => tiles(page).every((src) => src.includes('/16/')));
      map(page).mapStyle = 'satellite';
      await page.waitFor(() => tiles(page).every((src) => src.includes('/satellite/')));
      await page.clickWithMouse(marker);
      expect(page.openedUrls.length).to.equal(1);
      // The wheel is the page's, then the map's; and nothing of it can be moved.
      const scrolled = { at: { x, y: y + 90 }, deltaY: 120 };
      await page.wheel(scrolled);
      await page.waitFor(() => page.window.scrollY > 0);
      map(page).scrollwheel = true;
      await page.waitFor(async () => {
        // Firefox may still be scrolling the page.
        page.window.scrollTo(0, 0);
        await page.wheel(scrolled);
        return (lastMove(page)?.zoom ?? 16) < 16;
      });
      map(page).mapDraggable = false;
      // It heeds that 60 ms later; the page scrolls when it does.
      await page.waitFor(async () => {
        await page.wheel(scrolled);
        return page.window.scrollY > 0;
      });
      page.window.scrollTo(0, 0);
      // The other provider takes its place.
      map(page).provider = 'leaflet';
      await page.waitFor(() => mapRoot(page).querySelector('.leaflet-container'));
      await waitForMap(page);
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
  });
});
