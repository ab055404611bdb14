import type { Viewer } from '../viewer';

/** Gallery 9: the caption goes when the pointer has left the picture for so long. */
const captionHideMs = 500;

/** What a mouse does beside the slides: it keeps the caption there, and its wheel leaves the page behind where it is. */
export const connectHover = (viewer: Viewer, signal: AbortSignal): void => {
  const { dialog } = viewer;
  const caption = viewer.part('caption');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (isHidden: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    dialog.classList.toggle('quiet', isHidden);
  };
  const onPointer = (event: PointerEvent): void => {
    const frame = viewer.stage?.current.frame;
    if (event.pointerType !== 'mouse' || !frame) return;
    const isOver = event.composedPath().some((node) => node === frame || node === caption);
    if (isOver) hide(false);
    else timer ??= setTimeout(() => hide(true), captionHideMs);
  };
  const onWheel = (event: WheelEvent): void => {
    const isScrolled = caption.contains(event.target as Node) && caption.scrollHeight > caption.clientHeight;
    if (!isScrolled) event.preventDefault();
  };

  dialog.addEventListener('pointermove', onPointer, { signal });
  dialog.addEventListener('pointerleave', onPointer, { signal });
  dialog.addEventListener('wheel', onWheel, { signal, passive: false });
};
