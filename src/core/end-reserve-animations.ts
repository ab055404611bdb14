let isScheduled = false;

/** Whether the element's styles no longer name the animation that runs on it. */
const isLeftOver = (animation: CSSAnimation): boolean => {
  const { target } = animation.effect as KeyframeEffect;
  const { animationName } = animation;
  return !!animationName && !!target && !getComputedStyle(target).animationName.includes(animationName);
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
