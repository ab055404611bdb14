import type { BlockFacts, EventFacts } from '../facts/block-facts';
import { everyEvent } from '../facts/every-element';

/** `az-marker-click` -> `onAzMarkerClick`: never the name of an event that React has itself (`onToggle`). */
export const propOfEvent = ({ name }: EventFacts): string =>
  `on${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;

export const allEvents = ({ events }: BlockFacts): EventFacts[] => [...events, ...everyEvent];
