/**
 * The longest wait for a picture, in ms: text beside a picture whose server does not answer, or whose address no script sets,
 * must not stay invisible.
 */
const maxWaitMs = 3000;

/**
 * Resolves when a picture shows or cannot be loaded, after three seconds at the latest; at once for a picture that the page
 * hides, such as on phones, which may never load.
 */
export const pictureSettled = async (image: HTMLImageElement): Promise<void> => {
  // A picture without an address counts as complete, too.
  if ((image.complete && image.currentSrc) || !image.checkVisibility()) return;
  await new Promise((resolve) => {
    // Chromium keeps a picture that a `decode()` waits for in memory after its removal: only once the picture has loaded.
    image.addEventListener('load', () => image.decode().then(resolve, resolve), { once: true });
    image.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, maxWaitMs);
  });
};
