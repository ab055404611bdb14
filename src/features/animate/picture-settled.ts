/** The longest wait for a picture, in ms: text beside a picture whose server does not answer must not stay invisible. */
const maxWaitMs = 3000;

/** A picture whose address a page's script sets later, or that the page hides, such as on phones, may never load. */
const isExpected = (image: HTMLImageElement): boolean =>
  image.matches('[src], [srcset], picture:has(source[srcset]) > img') && image.checkVisibility();

const isLoaded = async (image: HTMLImageElement): Promise<void> => {
  // A picture without an address counts as complete.
  if (image.currentSrc) {
    await image.decode().catch(() => {});
    return;
  }
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  });
};

/** Resolves when a picture shows or cannot be loaded, after three seconds at the latest. */
export const pictureSettled = async (image: HTMLImageElement): Promise<void> => {
  if ((image.complete && image.naturalWidth) || !isExpected(image)) return;
  await Promise.race([isLoaded(image), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
};
