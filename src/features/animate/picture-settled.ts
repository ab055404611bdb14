/** Resolves when a picture shows, or cannot be loaded. */
export const pictureSettled = async (image: HTMLImageElement): Promise<void> => {
  if (image.complete && image.naturalWidth) return;
  // A picture without an address counts as complete.
  if (image.currentSrc) {
    await image.decode().catch(() => {});
    return;
  }
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  });
};
