import { warnOnce } from '../../core/util/warn-once';

/** Warns of dates that stand in no element which a block reads. */
export const warnOfLooseDates = (host: Element): void => {
  if (host.querySelector('time'))
    warnOnce(
      host,
      'its dates are in no list item and no article, expected <li> or <article> around each of them; the content shows as it is.',
    );
};
