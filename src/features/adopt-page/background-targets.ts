import type { RunStep } from './page-step';
import { hasWindow } from './page-window';

/** What a video offers that plays behind a section. */
interface BackgroundVideo extends HTMLElement {
  play(): void;
  pause(): void;
}

const attribute = 'data-az-background-target';

/** Videos that have their target. A page that has been saved after its adoption gets new ones. */
const finished = new WeakSet<Element>();

/** The side of the video's own button in px, and its distance from the corner (elements/video/video.css). */
const sizePx = 44;
const marginPx = 16;

const createTarget = (video: BackgroundVideo): HTMLElement => {
  const target = video.ownerDocument.createElement('div');
  target.setAttribute(attribute, '');
  target.setAttribute('aria-hidden', 'true');
  // Until the video plays, there is no button, and the place belongs to the content.
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
 * A section's content covers the button that pauses the video behind it. An invisible target over the content passes clicks on.
 * The keyboard and assistive technology reach the button itself.
 */
export const addBackgroundTargets: RunStep = (root) => {
  // A page that is written in Node has no script that would answer its clicks.
  if (!hasWindow(root)) return [];
  for (const adopted of root.querySelectorAll('.page-section [data-az-adopted~="background-video"]')) {
    const block = '[background="true"]';
    const video = adopted.matches(block) ? adopted : adopted.querySelector(block);
    if (!video || finished.has(video)) continue;
    finished.add(video);
    // The builder's styles position sections, and nothing else of which all templates have one.
    const section = video.closest('.page-section');
    section?.querySelector(`:scope > [${attribute}]`)?.remove();
    section?.append(createTarget(video as BackgroundVideo));
  }
  return [];
};
