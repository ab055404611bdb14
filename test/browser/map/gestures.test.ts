import { axeViolations } from '../support/axe';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import {
  at,
  centre,
  lastMove,
  type MoveDetail,
  map,
  mapRoot,
  moveOf,
  openMap,
  part,
  tiles,
  waitForMap,
} from './support';

defaultFlavour(({ name, script }) => {
  beforeEach(resetSite);

  describe(`a visitor's gestures on a map (${name})`, () => {
    it('move the map by keys, buttons, mouse and wheel, and still scroll the page', async () => {
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map ${at} address-title="Taller"></az-map><p style="height: 2000px">Below</p>`,
      });
      await waitForMap(page);
      const canvas = part(page, 'map');
      await page.press('Tab', 'Tab');
      expect(page.focused).to.equal(canvas);
      await page.press('Tab');
      expect(page.focused).to.equal(page.byRole('button', { name: 'Taller' }));
      await page.press('Shift+Tab');
      expect((await moveOf(page, () => page.press('ArrowRight'))).lng).to.be.greaterThan(-30.3999);
      expect((await moveOf(page, () => page.press('ArrowUp'))).lat).to.be.greaterThan(36.7203);
      expect((await moveOf(page, () => page.press('+'))).zoom).to.equal(16);
      expect((await moveOf(page, () => page.press('-'))).zoom).to.equal(15);
      expect(
        (await moveOf(page, () => page.clickWithMouse(page.byRole('button', { name: 'Acercar' })))).zoom,
      ).to.equal(16);
      expect(
        (await moveOf(page, () => page.clickWithMouse(page.byRole('button', { name: 'Alejar' })))).zoom,
      ).to.equal(15);

      const { x, y } = centre(canvas);
      const from = { x: x + 120, y: y + 90 };
      const before = lastMove(page) as MoveDetail;
      const after = await moveOf(page, () => page.drag({ from, to: { x: from.x - 100, y: from.y } }));
      expect(after.lng).to.be.greaterThan(before.lng);
      expect(Math.abs(after.lat - before.lat)).to.be.lessThan(0.001);
      expect(page.document.body.className + map(page).className).to.equal('');

      page.events.length = 0;
      await page.wheel({ at: from, deltaY: 120 });
      await page.waitFor(() => page.window.scrollY > 0);
      await page.waitFor(
        () => part(page, 'hint')?.textContent === 'Para acercar el mapa, gira la rueda con la tecla Ctrl.',
      );
      expect(page.events).to.deep.equal([]);
      page.window.scrollTo(0, 0);
      const turn = { deltaY: -240, bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
      const zoomed = await moveOf(page, async () => {
        const isLeft = mapRoot(page)
          .querySelector('.leaflet-container')
          ?.dispatchEvent(new page.window.WheelEvent('wheel', { ...turn, ctrlKey: true }));
        expect(isLeft).to.equal(false);
      });
      expect(zoomed.zoom).to.be.greaterThan(15);
      map(page).scrollwheel = true;
      await page.waitFor(
        () => mapRoot(page).querySelector<HTMLElement>('.leaflet-container')?.style.touchAction === 'none',
      );
      const out = await moveOf(page, () => page.wheel({ at: from, deltaY: 240 }));
      expect(out.zoom).to.be.lessThan(zoomed.zoom);
      expect(page.window.scrollY).to.equal(0);

      map(page).mapDraggable = false;
      await page.waitFor(
        () => mapRoot(page).querySelector<HTMLElement>('.leaflet-container')?.style.touchAction === '',
      );
      expect(canvas.tabIndex).to.equal(-1);
      await page.drag({ from, to: { x: from.x - 100, y: from.y - 50 } });
      const still = await moveOf(page, () => page.clickWithMouse(page.byRole('button', { name: 'Acercar' })));
      expect([still.lat - out.lat, still.lng - out.lng].map((by) => Math.abs(by) < 0.0005)).to.deep.equal([
        true,
        true,
      ]);
      map(page).showControls = false;
      await page.waitFor(() => part(page, 'controls').hidden);
      expect(page.errors).to.deep.equal([]);
    });

    if (supports('multiTouch'))
      it('scroll the page with one finger, and move and zoom the map with two', async () => {
        const page = await openMap({
          script,
          query: 'nomotion=true',
          html: `<az-map ${at} address-title="Taller"></az-map><p style="height: 2000px">Below</p>`,
        });
        await waitForMap(page);
        const { x, y } = centre(part(page, 'map'));
        const nearer = await moveOf(page, () => page.pinch({ at: { x, y }, from: 40, to: 120 }));
        expect(nearer.zoom).to.be.greaterThan(15);
        expect(page.window.scrollY).to.equal(0);
        expect(page.window.visualViewport?.scale).to.equal(1);
        page.events.length = 0;
        await page.swipe({ from: { x, y: y + 120 }, to: { x, y: y - 80 } });
        await page.waitFor(() => page.window.scrollY > 0);
        await page.waitFor(() => part(page, 'hint')?.textContent === 'Para mover el mapa, usa dos dedos.');
        expect(page.events).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      });

    it('open an outside map by its marker, unless the page cancels the event or turns the link off', async () => {
      const page = await openMap({
        script,
        html: `<az-map ${at} address-title="Taller" address-line1="Plaza 3"></az-map>`,
      });
      await waitForMap(page);
      const marker = page.byRole('button', { name: 'Taller' });
      const drop = marker.getAnimations().map((one) => (one as CSSAnimation).animationName);
      expect(drop).to.deep.equal(['drop']);
      await Promise.all(marker.getAnimations().map(({ finished }) => finished));
      const pin = marker.getBoundingClientRect();
      const { x, y } = centre(part(page, 'map'));
      expect(Math.hypot(pin.x + pin.width / 2 - x, pin.bottom - y)).to.be.lessThan(2);

      await page.clickWithMouse(marker);
      expect(page.events.map(({ type, detail }) => [type, detail.index, detail.title])).to.deep.equal([
        ['az-marker-click', 0, 'Taller'],
      ]);
      const { searchParams, protocol } = new URL(page.openedUrls[0] ?? '');
      expect([protocol, ...['q', 'll', 'z'].map((key) => searchParams.get(key))]).to.deep.equal([
        'https:',
        'Taller, Plaza 3',
        '36.7203,-30.3999',
        '15',
      ]);
      page.window.addEventListener('az-marker-click', (event) => event.preventDefault(), { once: true });
      marker.focus();
      await page.press('Enter');
      expect([page.events.length, page.openedUrls.length]).to.deep.equal([2, 1]);

      map(page).linkOnClick = false;
      await page.waitFor(() => marker.ariaExpanded === 'false');
      await page.press('Enter');
      await page.waitFor(() => part(page, 'popup')?.textContent?.includes('Plaza 3'));
      expect(page.openedUrls.length).to.equal(1);
    });

    it('move a draggable marker by mouse and keys, without opening anything', async () => {
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map ${at} marker-draggable address-title="Taller"></az-map>`,
      });
      await waitForMap(page);
      const marker = page.byRole('button', { name: 'Taller' });
      expect(marker.getAnimations()).to.deep.equal([]);
      const start = centre(marker);
      await page.drag({ from: marker, to: { x: start.x + 80, y: start.y + 40 } });
      await page.painted();
      const end = centre(marker);
      expect([Math.round(end.x - start.x), Math.round(end.y - start.y)]).to.deep.equal([80, 40]);
      expect([page.openedUrls, page.events]).to.deep.equal([[], []]);
      await page.press('ArrowLeft');
      await page.waitFor(() => Math.round(centre(marker).x - end.x) === -8);
      await page.clickWithMouse(marker);
      expect(page.events[0]?.detail.lng).to.be.greaterThan(-30.3999);
      expect(new URL(page.openedUrls[0] ?? '').searchParams.get('ll')).not.to.equal('36.7203,-30.3999');
      // Where the visitor has put it, it stays when something else changes.
      map(page).mapStyle = 'original';
      await page.waitFor(() => tiles(page).some((src) => src.includes('/original/')));
      expect(Math.round(centre(marker).x - start.x)).to.equal(72);
      // Another button, another finger, and a key of the browser's leave it there, too.
      const options = { bubbles: true, composed: true, cancelable: true };
      const point = (type: string, more: PointerEventInit) =>
        marker.dispatchEvent(new PointerEvent(type, { ...options, pointerId: 7, ...more }));
      for (const [button, pointerId] of [
        [2, 7],
        [0, 8],
      ]) {
        point('pointerdown', { button });
        point('pointermove', { pointerId, clientX: 50 });
        point('pointerup', {});
      }
      const key = new KeyboardEvent('keydown', { ...options, key: 'ArrowLeft', altKey: true });
      expect(marker.dispatchEvent(key)).to.equal(true);
      await page.painted();
      expect(Math.round(centre(marker).x - start.x)).to.equal(72);
    });

    it('move a draggable marker with the pointer where the page shows the map in another size', async () => {
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<div style="width: 1200px; scale: 0.5; transform-origin: 0 0">
          <az-map ${at} marker-draggable address-title="Taller"></az-map></div>`,
      });
      await waitForMap(page);
      const marker = page.byRole('button', { name: 'Taller' });
      const start = centre(marker);
      await page.drag({ from: marker, to: { x: start.x + 80, y: start.y + 40 } });
      await page.painted();
      const end = centre(marker);
      expect([Math.round(end.x - start.x), Math.round(end.y - start.y)]).to.deep.equal([80, 40]);
      await page.clickWithMouse({ x: start.x - 100, y: start.y - 50 });
      await page.waitFor(() => Math.round(centre(marker).x - start.x) === -100);
    });

    it('move a draggable marker by a click on the map, for visitors who cannot drag', async () => {
      const page = await openMap({
        script,
        query: 'nomotion=true',
        html: `<az-map ${at} marker-draggable link-on-click="false" address-title="Taller"></az-map>`,
      });
      await waitForMap(page);
      const marker = page.byRole('button', { name: 'Taller' });
      const canvas = part(page, 'map');
      const { x, y } = centre(canvas);
      const tip = () => {
        const { left, width, bottom } = marker.getBoundingClientRect();
        return [Math.round(left + width / 2 - x), Math.round(bottom - y)];
      };
      await page.clickWithMouse({ x: x + 100, y: y + 60 });
      await page.waitFor(() => `${tip()}` === '100,60');
      const edge = canvas.clientWidth / 2;
      await page.clickWithMouse({ x: x + edge - 80, y: y + 60 });
      await page.waitFor(() => `${tip()}` === `${[edge - 80, 60]}`);
      // Near the edge, the map comes along: no part of it is for those alone who can drag.
      const { lng } = await moveOf(page, () => page.clickWithMouse({ x: x + edge - 50, y: y + 60 }));
      expect(lng).to.be.greaterThan(-30.3999);
      expect(tip()).to.deep.equal([0, 0]);
      await page.clickWithMouse({ x: x + 100, y: y + 60 });
      await page.waitFor(() => `${tip()}` === '100,60');
      // A drag of the map moves the marker with the map alone.
      await moveOf(page, () => page.drag({ from: { x, y: y + 90 }, to: { x: x - 50, y: y + 90 } }));
      expect(tip()).to.deep.equal([50, 60]);
      // While a popup is open, a click closes the popup.
      await page.clickWithMouse(marker);
      await page.waitFor(() => part(page, 'popup'));
      const before = tip();
      await page.clickWithMouse({ x: x - 200, y: y + 100 });
      await page.waitFor(() => !part(page, 'popup'));
      expect(tip()).to.deep.equal(before);
      mapRoot(page).addEventListener('click', (event) => event.preventDefault());
      page.click(mapRoot(page).querySelector('[part=credits] a') as HTMLElement);
      await page.painted();
      expect(tip()).to.deep.equal(before);
      map(page).markerDraggable = false;
      await page.waitFor(() => marker.style.cursor === '');
      await page.clickWithMouse({ x: x - 200, y: y + 100 });
      await page.painted();
      expect(tip()).to.deep.equal(before);
      expect(page.errors).to.deep.equal([]);
    });

    it('open the popups of several markers, as text', async () => {
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
      await waitForMap(page);
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
      // A key that closes a popup does nothing else, such as open the owner's configuration area.
      const escapes: boolean[] = [];
      page.window.addEventListener('keydown', ({ defaultPrevented }) => escapes.push(defaultPrevented));
      link.focus();
      await page.press('Escape');
      await page.waitFor(() => !part(page, 'popup'));
      await page.press('Escape');
      expect(escapes).to.deep.equal([true, false]);
      page.click(three);
      await page.waitFor(() => {
        const box = part(page, 'popup').getBoundingClientRect();
        return box.top >= frame.top && box.bottom <= frame.bottom;
      });
      await page.clickWithMouse({ x: frame.left + 30, y: frame.bottom - 60 });
      await page.waitFor(() => !part(page, 'popup'));
      expect(page.openedUrls).to.deep.equal([]);
    });
  });
});
