let isScheduled = false;

/**
 * Whether it is an animation of a `reserve.css`, whose names begin with `az-`, that the element's styles no longer name. All
 * others are the page's business.
 */
const isLeftOver = ({ animationName, effect }: CSSAnimation): boolean => {
  const { target } = effect as KeyframeEffect;
  return (
    /^az-/.test(animationName) && !!target && !getComputedStyle(target).animationName.includes(animationName)
  );
};

/**
 * Ends the animations with which a `reserve.css` hides content until the block is ready, in the next frame. WebKit leaves
 * them running after `:state(ready)` has taken the animation away, so that the content would stay hidden.
 */
export const endReserveAnimations = (): void => {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    for (const animation of document.getAnimations() as CSSAnimation[])
      if (isLeftOver(animation)) animation.cancel();
  });
};
