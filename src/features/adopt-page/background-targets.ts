import type { RunStep } from './page-step';
import { hasWindow } from './page-window';

/** The element of a video block that plays behind a section. */
interface BackgroundVideo extends HTMLElement {
  play(): void;
  pause(): void;
}

const attribute = 'data-az-background-target';

/** A set in place of an attribute: a page that was saved after its adoption has targets without listeners, which are replaced. */
const videosWithTarget = new WeakSet<Element>();

/** The side of the video's own button in px, and its distance from the corner (elements/video/video.css). */
const sizePx = 44;
const marginPx = 16;

const createTarget = (video: BackgroundVideo): HTMLElement => {
  const target = video.ownerDocument.createElement('div');
  target.setAttribute(attribute, '');
  target.setAttribute('aria-hidden', 'true');
  // Until the video plays, it has no button, and clicks must reach the content.
  target.hidden = true;
  video.addEventListener('az-play', () => {
    target.hidden = false;
  });
  Object.assign(target.style, {
    position: 'absolute',
    right: `${marginPx}px`,
    bottom: `${marginPx}px`,
    zIndex: '10',
    width: `${sizePx}px`,
    height: `${sizePx}px`,
    cursor: 'pointer',
  });
  target.addEventListener('click', () => {
    if (video.matches(':state(playing)')) video.pause();
    else video.play();
  });
  return target;
};

/**
 * Adds invisible targets that pause and play the videos behind sections, because a section's content covers the video's own
 * button. The keyboard and assistive technology reach that button.
 */
export const addBackgroundTargets: RunStep = (root) => {
  // In Node, the page is written as markup, and the target would have no listeners.
  if (!hasWindow(root)) return [];
  for (const adopted of root.querySelectorAll('.page-section [data-az-adopted~="background-video"]')) {
    const block = '[background="true"]';
    const video = adopted.matches(block) ? adopted : adopted.querySelector(block);
    if (!video || videosWithTarget.has(video)) continue;
    videosWithTarget.add(video);
    // The section is the only positioned element around the video that all templates have.
    const section = video.closest('.page-section');
    section?.querySelector(`:scope > [${attribute}]`)?.remove();
    section?.append(createTarget(video as BackgroundVideo));
  }
  return [];
};
