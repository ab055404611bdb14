import { describe, expect, it } from 'vitest';
import { fitted, roomIn } from '../../../elements/lightbox/geometry/fit';
import { asCropped, cropOf } from '../../../elements/lightbox/hands/crop';
import { clampPan, easedScale, scalesOf, zoomAt } from '../../../elements/lightbox/hands/zoom';

const desktop = { width: 1200, height: 800 };
const picture = { width: 1500, height: 1000 };
const rest = { scale: 1, x: 0, y: 0 };

describe('the room for pictures', () => {
  it('leaves 100 px free around, less on phones, and more for a strip', () => {
    expect(roomIn(desktop)).toEqual({ x: 100, y: 100, width: 1000, height: 600 });
    expect(roomIn({ width: 926, height: 400 })).toEqual({ x: 0, y: 60, width: 926, height: 280 });
    expect(roomIn(desktop, true).height).toBe(512);
  });

  it('has a picture in its middle, not larger than it is', () => {
    expect(fitted(picture, roomIn(desktop))).toEqual({ x: 150, y: 100, width: 900, height: 600 });
    expect(fitted({ width: 200, height: 100 }, roomIn(desktop))).toEqual({
      x: 500,
      y: 350,
      width: 200,
      height: 100,
    });
  });
});

describe('zoom', () => {
  const fit = fitted(picture, roomIn(desktop));

  it('goes to the size of the picture, within bounds', () => {
    expect(scalesOf(picture, fit)).toEqual({ double: 2, max: 4 });
    expect(scalesOf({ width: 9000, height: 6000 }, fit)).toEqual({ double: 3, max: 10 });
  });

  it('keeps what is under the finger', () => {
    const view = zoomAt(rest, { fit, scale: 2, point: { x: 600, y: 400 } });
    expect(view).toEqual({ scale: 2, x: -450, y: -300 });
    expect(zoomAt(view, { fit, scale: 1, point: { x: 600, y: 400 } })).toEqual(rest);
  });

  it('lets a picture go no further than its edges, and keeps a small one in the middle', () => {
    const far = clampPan({ scale: 2, x: 900, y: -9000 }, { fit, viewport: desktop });
    expect(far).toEqual({ scale: 2, x: -150, y: -500 });
    const wide = { x: 100, y: 350, width: 1000, height: 100 };
    expect(clampPan({ scale: 2, x: 0, y: 0 }, { fit: wide, viewport: desktop }).y).toBe(-50);
  });

  it('is hard beyond its limits', () => {
    expect(easedScale(5, 4)).toBeCloseTo(4.35);
    expect(easedScale(0, 4)).toBeCloseTo(0.65);
    expect(easedScale(3, 4)).toBe(3);
  });
});

describe('the crop of a thumbnail', () => {
  const square = { box: { x: 10, y: 20, width: 200, height: 200 }, fit: 'cover', radius: 8 };

  it('is what its box shows, at its focal point', () => {
    expect(cropOf({ ...square, position: '20% 50%' }, picture)).toEqual({
      whole: { x: -10, y: 20, width: 300, height: 200 },
      seen: square.box,
      radius: 8,
    });
  });

  it('is all of it where that is contained, wherever it stands', () => {
    const { seen } = cropOf({ ...square, fit: 'contain', position: '50% 0px' }, { width: 200, height: 100 });
    expect(seen).toEqual({ x: 10, y: 20, width: 200, height: 100 });
  });

  it('is said in terms of the large picture', () => {
    const fit = { x: 150, y: 100, width: 900, height: 600 };
    expect(asCropped(cropOf({ ...square, position: '50% 50%' }, picture), fit)).toEqual({
      transform: `translate(-190px, -80px) scale(${1 / 3})`,
      clipPath: 'inset(0px 150px 0px 150px round 24px)',
    });
  });
});
