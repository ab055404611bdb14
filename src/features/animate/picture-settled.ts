import { wait } from '../../core/util/wait';

/**
 * The longest wait for a picture, in ms: text beside a picture whose server does not answer, or whose address no script sets,
 * must not stay invisible.
 */
const maxWaitMs = 3000;

const untilLoaded = async (image: HTMLImageElement): Promise<void> => {
  // A picture without an address counts as complete.
  if (image.currentSrc) {
    await image.decode().catch(() => {});
    return;
  }
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  });
};

/**
 * Resolves when a picture shows or cannot be loaded, after three seconds at the latest; at once for a picture that the page
 * hides, such as on phones, which may never load.
 */
export const pictureSettled = async (image: HTMLImageElement): Promise<void> => {
  if ((image.complete && image.naturalWidth) || !image.checkVisibility()) return;
  await Promise.race([untilLoaded(image), wait(maxWaitMs)]);
};
