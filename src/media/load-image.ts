import { arrival } from './arrival';
import { fadeIn } from './fade-in';
import { fitOf } from './fit';
import type { ImageConfig } from './image-config';
import { imageMistake } from './image-mistake';
import { watchNear } from './near-viewport';
import { placeholderStyles } from './placeholder';
import { jumpQueue, leaveQueue, queue } from './queue';
import { restyle, type Styles } from './restyle';
import { rungFor, rungsOf } from './size-ladder';
import { densityOf, sizesOf, thisDevice } from './sizes';

/** Gives `image` its address, in the sizes there are, for the width it has in the page. */
const request = async (image: HTMLImageElement, config: ImageConfig): Promise<Styles | undefined> => {
  const { source, sizeFormat, width, cropMode, load, useBgImage } = config;
  // What shows in its own size has only one.
  const rungs = sizeFormat && cropMode !== 'none' ? rungsOf(source, sizeFormat, width) : [];
  const device = thisDevice();
  const density = densityOf(config, device);
  if (useBgImage) {
    const { loadBackground } = await import('./background-image');
    const address = rungFor(image.clientWidth * density, rungs) ?? source;
    return loadBackground(image, { address, fit: fitOf(config) });
  }
  if (rungs.length) {
    const scale = density / device.devicePixelRatio;
    const sizes = sizesOf(image.clientWidth, scale);
    // `auto` follows later changes of the width, where the browser knows it; only a lazy picture may have it.
    const isAuto = scale === 1 && load !== 'now';
    image.loading = isAuto ? 'lazy' : 'eager';
    image.sizes = isAuto ? `auto, ${sizes}` : sizes;
    image.srcset = rungs.map(([address, rung]) => `${address} ${rung}w`).join(', ');
  } else {
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
  }
  image.src = source;
  await arrival(image);
};

/**
 * Takes care of one picture: places it, and loads it when its time has come (gallery 2.5, 3.5). One that the visitor
 * sees from the start waits for no other and shows as it arrives; a later one waits for its turn and fades in.
 * @returns a function that stops it
 * @throws Error in the words of gallery 8
 */
export const loadImage = (image: HTMLImageElement, config: ImageConfig): (() => void) => {
  const mistake = imageMistake(image, config);
  if (mistake) throw Error(mistake);
  const { load = 'near', placeholder, useBgImage } = config;
  const undo = [restyle(image, fitOf(config))];
  const clear = placeholder ? restyle(image, placeholderStyles(placeholder)) : () => {};
  let asked = false;
  let stopped = false;
  let stopWatching = () => {};

  const ask = (isLate: boolean): void => {
    asked = true;
    const arrived = request(image, config);
    if (isLate && (useBgImage || !image.complete)) fadeIn(image, arrived, !!placeholder);
    arrived
      .catch(() => undefined)
      .then((styles) => {
        if (stopped) return;
        stopWatching();
        leaveQueue(image);
        clear();
        if (styles) undo.push(restyle(image, styles));
      });
  };
  const hurry = (): void => jumpQueue(image, () => ask(false));

  if (load === 'near')
    stopWatching = watchNear(image, (isNear, isFirst) => {
      // One that the visitor has left holds up no other, also where the browser has not begun with it.
      if (!isNear) leaveQueue(image);
      else if (isFirst) {
        image.fetchPriority = 'high';
        hurry();
      } else if (!asked) queue(image, () => ask(true));
    });
  // When what is being rendered is in the page with its styles, the width is known.
  if (load === 'now') queueMicrotask(() => stopped || hurry());

  return () => {
    stopped = true;
    stopWatching();
    leaveQueue(image);
    clear();
    for (const undoOne of undo) undoOne();
    // Chromium keeps a lazy picture with `sizes="auto"` for ever after its removal, and all that is around it.
    if (image.isConnected) image.sizes = image.sizes.replace('auto, ', '');
    else for (const name of ['srcset', 'sizes', 'src']) image.removeAttribute(name);
  };
};
