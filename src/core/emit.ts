/**
 * Fires `type` on `host`, bubbling and composed.
 * @returns false when a listener cancelled it, which only a cancelable event allows
 */
export const emit = (
  host: Element,
  type: `az-${string}`,
  { detail, cancelable = false }: { detail?: unknown; cancelable?: boolean } = {},
): boolean =>
  host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }));
