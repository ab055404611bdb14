/**
 * The longest wait for a picture, in ms: text beside a picture whose server does not answer, or whose address no script sets,
 * must not stay invisible.
 */
const maxWaitMs = 3000;

/**
 * Resolves when a picture shows or cannot be loaded, after three seconds at the latest; at once for a picture that the page
 * hides, such as on phones, which may never load.
 */
export const whenPictureSettled = async (image: HTMLImageElement): Promise<void> => {
  if ((image.complete && image.naturalWidth) || !image.checkVisibility()) return;
  await new Promise((resolve) => {
    const decode = () => image.decode().then(resolve, resolve);
    // The picture has failed, or, in WebKit, is about to load. Without an address, a picture counts as complete, too. Not while a
    // picture loads: Chromium keeps a picture in memory after its removal if a `decode()` waits for it.
    if (image.complete && image.currentSrc) decode();
    image.addEventListener('load', decode, { once: true });
    image.addEventListener('error', resolve, { once: true });
    setTimeout(resolve, maxWaitMs);
  });
};
