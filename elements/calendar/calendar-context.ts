import { createContext, type MouseEvent, useContext } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { CollectionItem } from '../../src/features/collection/item';
import type { DateFormats } from './date-formats';
import type { messages } from './messages/es-419';

/** Values that all parts of a calendar share. */
export interface CalendarContextValue {
  host: BlockHost;
  text: MessageFormatter<typeof messages>;
  formats: DateFormats;
  /** The day that it is for the visitor. */
  today: number;
  /** Level of a month's heading. The headings below it have the next level. */
  headingLevel: number;
  hasAddButton: boolean;
  titleOf(item: CollectionItem): string;
  /** Fires `az-open` before a click opens an item, and prevents the click where the page cancels that. */
  emitOpen(click: MouseEvent, item: CollectionItem): void;
}

const CalendarContext = createContext<CalendarContextValue | undefined>(undefined);

export const CalendarProvider = CalendarContext.Provider;

export const useCalendar = (): CalendarContextValue => {
  const context = useContext(CalendarContext);
  if (!context) throw Error('A part of a calendar needs CalendarProvider around it.');
  return context;
};
