import { type ItemDate, isInOrder } from './dates';

interface Period {
  startsOn: ItemDate | undefined;
  endsOn: ItemDate | undefined;
}

/** The end of an event, unless that is before its beginning: then calls `onWrong`, and returns undefined. */
export const checkEnd = (
  { startsOn, endsOn }: Period,
  onWrong: (endsOn: ItemDate) => void,
): ItemDate | undefined => {
  if (!startsOn || !endsOn || isInOrder(startsOn, endsOn)) return endsOn;
  onWrong(endsOn);
  return undefined;
};
