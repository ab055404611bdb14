/**
 * Markup for the top of a page that is so busy that its changes of visibility arrive in pairs, as they do when several frames
 * pass before a task does. The first of a pair is over already: it says the opposite of the second.
 */
export const visibilityInPairs = `<script>
  const NativeObserver = IntersectionObserver;
  globalThis.IntersectionObserver = class extends NativeObserver {
    constructor(callback, options) {
      super((entries, observer) => callback(entries.flatMap(pairOf), observer), options);
    }
  };
  const pairOf = (entry) => {
    const { target, time, boundingClientRect, intersectionRect, intersectionRatio, rootBounds } = entry;
    const copy = { target, time, boundingClientRect, intersectionRect, intersectionRatio, rootBounds };
    return [{ ...copy, isIntersecting: !entry.isIntersecting }, entry];
  };
</script>`;
