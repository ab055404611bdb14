import { arrival } from '../../../../src/media/arrival';

/** Nobody waits longer for a picture: a broken or very slow one does not stop the show. */
const patienceMs = 1000;

/** Resolves when `image` can be painted, has failed, or has taken too long. */
export const arrived = (image: HTMLImageElement | null | undefined): Promise<unknown> =>
  Promise.race([
    Promise.resolve(image?.complete && image.currentSrc ? image.decode() : image && arrival(image)).catch(
      () => {},
    ),
    new Promise((done) => setTimeout(done, patienceMs)),
  ]);
