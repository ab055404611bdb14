import { isInEditor } from '../../src/core/site/editor';
import { safeUrl } from '../../src/core/util/safe-url';
import { stopSlideVideo } from '../../src/features/media/stop-slide-video';
import type { DesignProps } from './design';
import type { Slide } from './slides';

/** Elements that handle clicks themselves. */
const interactiveSelector =
  'a[href],button,input,select,textarea,label,summary,video,audio,[contenteditable]:not([contenteditable="false"])';

/** Whether one of these nodes, of an event's path, handles clicks itself. */
export const isInteractive = (nodes: EventTarget[]): boolean =>
  nodes.some((node) => node instanceof Element && node.matches(interactiveSelector));

interface SlideClickOptions extends Pick<DesignProps, 'slides' | 'settings' | 'engine'> {
  scroller: Element;
  /** The slide that is clicked; -1 is none. */
  index: number;
  /** Whether a click changes the slide. */
  changesSlide: boolean;
}

/** Handles a click on a slide of a strip: follows its address, makes the slide current, or does what `activeSlideClickBehavior` says. */
export const handleSlideClick = (
  event: MouseEvent,
  { slides, settings, engine, scroller, index, changesSlide }: SlideClickOptions,
): void => {
  const slide = slides[index];
  const path = event.composedPath();
  if (!slide || event.defaultPrevented || isInteractive(path.slice(0, path.indexOf(scroller)))) return;
  const { activeSlideClickBehavior: behavior, newWindow } = settings;
  // For a click beside the link of an item, such as on its caption. The link of a page's own slide is around the whole slide.
  const address = 'item' in slide && !slide.isVideo && safeUrl(slide.clickThrough);
  // Like a click on a link.
  const opensTab = newWindow || event.ctrlKey || event.metaKey || event.shiftKey;
  // `editor.ts` reports clicks on links.
  if (address && isInEditor()) scroller.children[index]?.querySelector<HTMLElement>('[part="link"]')?.click();
  else if (address) window.open(address, opensTab ? '_blank' : '_self', opensTab ? 'noopener' : '');
  else if (!changesSlide) return;
  else if (index !== engine.index) engine.goTo(index);
  // The current slide's video keeps its clicks.
  else if (!slide.isVideo && behavior !== 'stay') engine[behavior]();
};

/**
 * Stops the videos of a slide that is left.
 * @param slideElement the element that shows the slide
 */
export const stopVideos = (slide: Slide | undefined, slideElement: Element | undefined): void => {
  if (!slide?.isVideo) return;
  const content = 'element' in slide ? slide.element : slideElement;
  for (const video of content ? [content, ...content.querySelectorAll('video,az-video')] : [])
    stopSlideVideo(video);
};
