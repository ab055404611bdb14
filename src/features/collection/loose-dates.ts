import { warnOnce } from '../../core/util/warn-once';

/** Warns about dates outside of the elements that a block reads. */
export const warnAboutLooseDates = (host: Element): void => {
  if (host.querySelector('time'))
    warnOnce(
      host,
      'its dates are in no list item and no article, expected <li> or <article> around each of them; the content shows as it is.',
    );
};
