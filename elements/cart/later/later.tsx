import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import { type Cart, currencyOf } from '../../../src/cart';
import { localeOf } from '../../../src/i18n/locale';
import { translated } from '../../../src/i18n/translated';
import { saysCode } from '../../../src/money/format-money';
import { Desk } from './desk';
import { labelsIn } from './labels';
import styles from './later.css';
import { pictureOf } from './line-labels';
import { messages as spanish } from './messages/es-419';
import { Removed } from './removed';
import { wordsOf } from './words-of';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/** How its amounts are written on this page. */
const moneyIn = (cart: Cart) => ({ code: saysCode(currencyOf(cart)) });

/** What a cart needs as soon as something is in it: what visitors do with it, and what is said of a line. */
export const load = async (host: BlockHost) => {
  const text = await textOf(host);
  const locale = localeOf(host, ['es-419', 'en', 'pt-BR']);
  // Before the first time, there is no root.
  host.ready.then(
    () => adopt(host.shadowRoot as ShadowRoot, sheetOf(styles)),
    () => {},
  );
  return { text, locale, Desk, Removed, labels: labelsIn(text), pictureOf, moneyIn, wordsOf };
};

export type Later = Awaited<ReturnType<typeof load>>;
