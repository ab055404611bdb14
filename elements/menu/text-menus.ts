import type { BlockHost } from '../../src/core/block-host';
import { warnOnce } from '../../src/core/util/warn-once';
import { readNotation, type UnreadLine } from './notation';
import type { MenuData } from './schema';

const maxReported = 5;
const maxTextLength = 80;

const describe = ({ line, column, text, problem }: UnreadLine): string =>
  `line ${line}, column ${column}: ${JSON.stringify(text.slice(0, maxTextLength))}, ${problem}.`;

/** Reads the menus in a text. Lines that cannot be read are left out, and reported in one line of the console. */
export const readMenuText = (text: string, host: BlockHost): MenuData[] => {
  const { menus, unread } = readNotation(text);
  if (unread.length) {
    const more = unread.length - maxReported;
    warnOnce(
      host,
      `its text cannot be read everywhere: ${unread.slice(0, maxReported).map(describe).join(' ')}${
        more > 0 ? ` And ${more} more.` : ''
      }`,
    );
  }
  return menus;
};
