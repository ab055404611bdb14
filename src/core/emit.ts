/**
 * An attribute of a block that is in another block's shadow root: the types of events, separated by spaces, that do not leave
 * that shadow root. To stop them in a listener there would be too late for the page's capturing listeners.
 */
export const innerEventsAttribute = 'data-az-inner-events';

/**
 * Fires `type` on `host`, bubbling and, unless the block around `host` keeps the event inside, composed.
 * @param detail the `detail` of the event. Default: none.
 * @param cancelable whether listeners can prevent what follows. Default: false.
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
