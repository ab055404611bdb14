/**
 * Resolves when a picture that is being loaded can be painted; rejects when it cannot be loaded. Not `decode()` alone:
 * Chromium keeps a picture that it waits for, and all that is around it, also after its removal.
 */
export const arrival = (image: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image.decode()), { once: true });
    image.addEventListener('error', reject, { once: true });
  });
