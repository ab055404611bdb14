import { hasModifierKey } from '../../src/core/util/modifier-keys';
import { addMonths, daysPerWeek, startOfWeek } from './days';

interface GridPosition {
  /** The day that has the focus. */
  day: number;
  firstWeekday: number;
  isRtl: boolean;
}

/** The day to which a key moves in a table of days; undefined for other keys. */
export const dayForKey = (
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  { day, firstWeekday, isRtl }: GridPosition,
): number | undefined => {
  // Shortcuts of the browser: Alt and an arrow go back in its history.
  if (hasModifierKey(event)) return undefined;
  const { key, shiftKey } = event;
  const firstOfWeek = startOfWeek(day, firstWeekday);
  const months = shiftKey ? 12 : 1;
  const rightwards = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return day + rightwards;
    case 'ArrowLeft':
      return day - rightwards;
    case 'ArrowDown':
      return day + daysPerWeek;
    case 'ArrowUp':
      return day - daysPerWeek;
    case 'Home':
      return firstOfWeek;
    case 'End':
      return firstOfWeek + daysPerWeek - 1;
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
};
