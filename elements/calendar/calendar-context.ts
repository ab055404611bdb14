import { createContext, useContext } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { Text } from '../../src/core/i18n/messages';
import type { CollectionItem } from '../../src/features/collection/item';
import type { DateFormats } from './date-formats';
import type { messages } from './messages/es-419';

/** For all parts of a calendar. */
export interface CalendarContextValue {
  host: BlockHost;
  text: Text<typeof messages>;
  formats: DateFormats;
  /** The day that it is for the visitor. */
  today: number;
  /** Level of headings below that of the month. */
  innerLevel: number;
  hasAddButton: boolean;
  titleOf(item: CollectionItem): string;
  /** Fires `az-open` before an item opens. Returns false where the page has cancelled that. */
  announceOpening(item: CollectionItem): boolean;
}

const CalendarContext = createContext<CalendarContextValue | undefined>(undefined);

export const CalendarProvider = CalendarContext.Provider;

export const useCalendar = (): CalendarContextValue => {
  const value = useContext(CalendarContext);
  if (!value) throw Error('useCalendar() outside <CalendarProvider>.');
  return value;
};
