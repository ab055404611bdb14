import { fadeIn, fadeInOnLoad, whenLoaded } from './fade-in';
import { type ImageConfig, imageErrorMessage, placementErrorMessage } from './image-config';
import { applyStyles, type Background, fitStyles, loadBackground, placeholderStyles } from './image-styles';
import { distanceOf, joinQueue, leaveQueue, skipQueue } from './load-queue';
import { isPreloaded, watchNear } from './near-viewport';
import { densityOf, readDeviceInfo, sizedSources, sizesOf, sourceFor, srcsetOf } from './srcset';

/** Gives a picture its address, in the sizes that the server has, for the width of its box. */
const requestImage = async (
  image: HTMLImageElement,
  config: ImageConfig,
): Promise<Background | undefined> => {
  const { source, sizeFormat, width, load = 'near', useBgImage } = config;
  // A picture that keeps its own size has only one.
  const hasSizes = config.cropMode !== 'none';
  const srcset = hasSizes && config.srcset;
  const sources = hasSizes && sizeFormat ? sizedSources(source, sizeFormat, width) : [];
  const device = readDeviceInfo();
  const density = densityOf(config, device);
  if (useBgImage) {
    const address = sourceFor(image.clientWidth * density, sources) ?? source;
    return loadBackground(image, { address, fit: fitStyles(config) });
  }
  if (srcset || sources.length) {
    const scale = density / device.devicePixelRatio;
    const sizes = sizesOf(image.clientWidth, scale);
    // `auto` follows later changes of the width in browsers that know it. Only a lazy picture may have it.
    const isAuto = scale === 1 && load === 'near' && !isPreloaded(image);
    image.loading = isAuto ? 'lazy' : 'eager';
    image.sizes = isAuto ? `auto, ${sizes}` : sizes;
    image.srcset = srcset || srcsetOf(sources);
  } else {
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
  }
  image.src = source;
  await whenLoaded(image);
  return undefined;
};

/**
 * Places a picture, and loads the picture when its time has come. A picture that the visitor sees from the start loads at
 * once; a later one waits in a queue, the nearest to the viewport first, and fades in.
 * @returns a function that stops
 * @throws Error for a config that cannot be shown
 */
export const loadImage = (image: HTMLImageElement, config: ImageConfig): (() => void) => {
  const message = imageErrorMessage(image, config);
  if (message) throw Error(message);
  const { load = 'near', placeholder, useBgImage, fadesIn } = config;
  const undoSteps = [applyStyles(image, fitStyles(config))];
  const removePlaceholder = placeholder ? applyStyles(image, placeholderStyles(placeholder)) : () => {};
  let isRequested = false;
  let isStopped = false;
  let stopWatching = () => {};

  const start = (fades: boolean): void => {
    // A gallery may ask for the picture ahead, before the first report about its place.
    if (isRequested) return;
    isRequested = true;
    const loaded = requestImage(image, config);
    if (fades && (useBgImage || !image.complete)) fadeIn(image, loaded, !!placeholder);
    loaded
      .catch(() => undefined)
      .then((background) => {
        if (isStopped) return;
        stopWatching();
        leaveQueue(image);
        removePlaceholder();
        if (!background) return;
        // Without an address Chromium shows the icon of a broken picture; with one, the picture and its name are real.
        image.src = background.address;
        undoSteps.push(applyStyles(image, background.styles));
      });
  };
  const startNow = (): void => skipQueue(image, () => start(!!fadesIn));

  if (load === 'near')
    stopWatching = watchNear(image, (isNear, isInitial) => {
      // A picture that is no longer near holds up no other, even if the browser has not begun to load it.
      if (!isNear) leaveQueue(image);
      else if (isInitial) {
        image.fetchPriority = 'high';
        startNow();
      } else if (!isRequested) joinQueue(image, () => start(true));
    });
  // The width of the box is known when the current render is in the page with its styles.
  else
    queueMicrotask(() => {
      if (isStopped) return;
      if (load === 'now' || distanceOf(image) === 0) startNow();
      else joinQueue(image, () => start(!!fadesIn));
    });

  return () => {
    isStopped = true;
    stopWatching();
    leaveQueue(image);
    removePlaceholder();
    for (const undo of undoSteps.reverse()) undo();
    // Chromium keeps a lazy picture with `sizes="auto"`, and the nodes around it, in memory after its removal.
    if (image.isConnected) image.sizes = image.sizes.replace('auto, ', '');
    else for (const name of ['srcset', 'sizes', 'src']) image.removeAttribute(name);
  };
};

/**
 * Places a picture that loads by itself.
 * @returns a function that stops
 * @throws Error for options without the position of the picture (`placementErrorMessage`)
 */
export const placeImage = (image: HTMLImageElement, config: Omit<ImageConfig, 'source'>): (() => void) => {
  const message = placementErrorMessage(config);
  if (message) throw Error(message);
  const undo = applyStyles(image, fitStyles(config));
  const stopFade = config.fadesIn ? fadeInOnLoad(image) : undefined;
  return () => {
    stopFade?.();
    undo();
  };
};
