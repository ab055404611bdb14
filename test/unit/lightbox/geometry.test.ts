import { describe, expect, it } from 'vitest';
import { fitInto, slideAreaIn } from '../../../elements/lightbox/geometry';
import { cropOf, stylesAsCropped } from '../../../elements/lightbox/motion/zoom-from-thumbnail';
import { clampPan, easedScale, keepZoom, zoomAt, zoomScalesOf } from '../../../elements/lightbox/zoom';

const desktop = { width: 1200, height: 800 };
const picture = { width: 1500, height: 1000 };
const rest = { scale: 1, x: 0, y: 0 };

describe('the area for pictures in a lightbox', () => {
  it('is 100 px from each edge of a wide window, less on phones, more above thumbnails', () => {
    expect(slideAreaIn(desktop)).toEqual({ x: 100, y: 100, width: 1000, height: 600 });
    expect(slideAreaIn({ width: 926, height: 400 })).toEqual({ x: 0, y: 60, width: 926, height: 280 });
    expect(slideAreaIn(desktop, true).height).toBe(512);
  });

  it('has the picture in its middle, never enlarged', () => {
    expect(fitInto(picture, slideAreaIn(desktop))).toEqual({ x: 150, y: 100, width: 900, height: 600 });
    expect(fitInto({ width: 200, height: 100 }, slideAreaIn(desktop))).toEqual({
      x: 500,
      y: 350,
      width: 200,
      height: 100,
    });
  });
});

describe('zooming a picture', () => {
  const fit = fitInto(picture, slideAreaIn(desktop));

  it('shows one px per px after a double tap, but two to three times the fitted size', () => {
    expect(zoomScalesOf(picture, fit)).toEqual({ doubleTap: 2, max: 4 });
    expect(zoomScalesOf({ width: 9000, height: 6000 }, fit)).toEqual({ doubleTap: 3, max: 10 });
  });

  it('keeps the spot under the finger in place', () => {
    const view = zoomAt(rest, { fit, scale: 2, point: { x: 600, y: 400 } });
    expect(view).toEqual({ scale: 2, x: -450, y: -300 });
    expect(zoomAt(view, { fit, scale: 1, point: { x: 600, y: 400 } })).toEqual(rest);
  });

  it('stops at the edges of the picture, and keeps a small picture in the middle', () => {
    const far = clampPan({ scale: 2, x: 900, y: -9000 }, { fit, viewport: desktop });
    expect(far).toEqual({ scale: 2, x: -150, y: -500 });
    const wide = { x: 100, y: 350, width: 1000, height: 100 };
    expect(clampPan({ scale: 2, x: 0, y: 0 }, { fit: wide, viewport: desktop }).y).toBe(-50);
  });

  it('keeps its size and its middle in a window of another size, within the limits there', () => {
    const keep = (view: typeof rest, viewport: typeof desktop) => {
      const to = { fit: fitInto(picture, slideAreaIn(viewport)), viewport };
      return { ...keepZoom(view, { from: { fit, viewport: desktop }, to, natural: picture }), to };
    };
    const phone = { width: 400, height: 800 };
    const turned = keep({ scale: 1.5, x: -225, y: -150 }, phone);
    expect(turned.scale * turned.to.fit.width).toBeCloseTo(1350);
    expect(turned.to.fit.x + turned.x + 1350 / 2).toBeCloseTo(200);
    // At its largest, four times the whole picture, with the middle where it was.
    expect(keep({ scale: 4, x: -1350, y: -900 }, phone)).toMatchObject({ scale: 4, x: -600 });
    expect(keep({ scale: 1.1, x: -45, y: -30 }, { width: 1600, height: 1200 })).toMatchObject(rest);
    expect(keep({ scale: 1, x: 0, y: 90 }, phone)).toMatchObject(rest);
  });

  it('moves with friction beyond the limits', () => {
    expect(easedScale(5, 4)).toBeCloseTo(4.35);
    expect(easedScale(0, 4)).toBeCloseTo(0.65);
    expect(easedScale(3, 4)).toBe(3);
  });
});

describe('a picture that grows out of its thumbnail', () => {
  const square = { box: { x: 10, y: 20, width: 200, height: 200 }, fit: 'cover', radius: 8 };

  it('begins with the part that the thumbnail shows at its focal point', () => {
    expect(cropOf({ ...square, position: '20% 50%' }, picture)).toEqual({
      whole: { x: -10, y: 20, width: 300, height: 200 },
      visible: square.box,
      radius: 8,
    });
  });

  it('begins with the whole picture where the thumbnail contains the whole picture', () => {
    const { visible } = cropOf(
      { ...square, fit: 'contain', position: '50% 0px' },
      { width: 200, height: 100 },
    );
    expect(visible).toEqual({ x: 10, y: 20, width: 200, height: 100 });
  });

  it('gets transform and clip path in px of the large picture', () => {
    const fit = { x: 150, y: 100, width: 900, height: 600 };
    expect(stylesAsCropped(cropOf({ ...square, position: '50% 50%' }, picture), fit)).toEqual({
      transform: `translate(-190px, -80px) scale(${1 / 3})`,
      clipPath: 'inset(0px 150px 0px 150px round 24px)',
    });
  });
});
