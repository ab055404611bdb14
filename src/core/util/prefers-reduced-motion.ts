/** Whether to leave out autoplay and long motion: the visitor's setting, or `nomotion=true` in the address. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || /[?&]nomotion=true(&|$)/.test(location.search);
