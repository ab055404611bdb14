/**
 * On a block in the shadow root of another block: the types of events, separated by spaces, that only the block around it
 * hears. A listener there that stops them would be too late for the page's listeners of the capturing phase.
 */
export const innerEventsAttribute = 'data-az-inner-events';

/**
 * Fires `type` on `host`, bubbling and, unless the block around `host` keeps the event inside, composed.
 * @returns false when a listener cancelled it, which only a cancelable event allows
 */
export const emit = (
  host: Element,
  type: `az-${string}`,
  { detail, cancelable = false }: { detail?: unknown; cancelable?: boolean } = {},
): boolean => {
  const composed = !host.matches(`[${innerEventsAttribute}~=${type}]`);
  return host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed, cancelable, detail }));
};
