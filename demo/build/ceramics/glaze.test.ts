import { expect, it } from 'vitest';
import { makeCamera } from './camera';
import { photograph } from './glaze';
import { paintGreyMap, paintTexture } from './texture';
import { tiles } from './tiles';

it('the same seed photographs the same wall', async () => {
  const texture = await paintTexture(tiles.estrella, { tilePx: 48 });
  const grey = await paintGreyMap('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
    width: 8,
    height: 8,
    blur: 1,
  });
  const shoot = (seed: number) =>
    photograph({
      seed,
      width: 40,
      height: 30,
      camera: makeCamera({ centre: [0, 0], tilesAcross: 3, yaw: 20 }),
      wall: {
        joint: 0.01,
        age: 0.5,
        grout: [200, 190, 180],
        lay: () => ({ texture, column: 0, row: 0, turns: 0 }),
      },
      light: { sun: grey, window: grey, ambient: 0.6, exposure: 1 },
    });
  expect(shoot(1).equals(shoot(1))).toBe(true);
  expect(shoot(1).equals(shoot(2))).toBe(false);
});
