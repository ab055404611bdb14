let isScheduled = false;

/** Whether an animation comes from a `reserve.css` (their names begin with `az-`) and the element's styles no longer name it. */
const isLeftOver = ({ animationName, effect }: CSSAnimation): boolean => {
  const { target } = effect as KeyframeEffect;
  return (
    /^az-/.test(animationName) && !!target && !getComputedStyle(target).animationName.includes(animationName)
  );
};

/**
 * In the next frame, cancels the animations with which a `reserve.css` hides content until the block is ready. WebKit leaves them
 * running after `:state(ready)` has taken the animation away, so that the content would stay hidden.
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
