import type { BlockHost } from '../../src/block/host';
import type { MenuModel } from './model';
import { readNotation, type Unread } from './notation';

const reported = new WeakMap<Element, string>();
const shownFaults = 5;

const sentence = ({ line, column, text, problem }: Unread): string =>
  `line ${line}, column ${column}: ${JSON.stringify(text.slice(0, 80))}, ${problem}.`;

/** The menus in a text. What could not be read of it is said once, in one line of the console, and left out. */
export const menusWritten = (text: string, host: BlockHost): MenuModel[] => {
  const { menus, unread } = readNotation(text);
  if (unread.length && reported.get(host) !== text) {
    reported.set(host, text);
    const more = unread.length - shownFaults;
    console.warn(
      `[azulejo] <az-menu${host.id && ` id="${host.id}"`}>: its text cannot be read everywhere: ` +
        unread.slice(0, shownFaults).map(sentence).join(' ') +
        (more > 0 ? ` And ${more} more.` : ''),
      host,
    );
  }
  return menus;
};
