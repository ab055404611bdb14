import { useMemo, useState } from 'react';
import { lazyImport } from '../../../src/core/lazy-import';
import type { CollectionItem } from '../../../src/features/collection/item';
import { readAndLog } from '../../../src/features/collection/read-and-log';
import { currencyIn, offersOf } from '../../../src/features/product/offers';
import { Price } from '../../../src/features/product/price';
import { QuickView } from '../../../src/features/product/quick-view';
import { readProductContent } from '../../../src/features/product/read-content';
import type { ProductContent } from '../../../src/features/product/schema';
import type { SummaryItemProps } from './metadata';

const productBlock = lazyImport(() => import('../../product/index'));

const readContent = ({ title, structuredContent }: CollectionItem, host: Element): ProductContent =>
  readAndLog(
    host,
    (report) => readProductContent(structuredContent as Record<string, unknown>, report),
    `the item "${title}"`,
  );

/** The price, and whether the product is on sale or sold out. */
export const ProductPrice = ({ item, settings, host, text }: SummaryItemProps) => {
  const content = useMemo(() => readContent(item, host), [item, host]);
  const currencyCode = currencyIn(content, settings.currencyCode);
  const offers = offersOf(content, currencyCode);
  return <Price offers={offers} currencyCode={currencyCode} every="" text={text} />;
};

/** The item as settings of the product block. */
const productData = ({ item, settings }: SummaryItemProps) => {
  const { id, title, excerpt, body, url, image, structuredContent } = item;
  const { src, alt, dimensions, focalPoint } = image ?? {};
  return {
    id,
    title,
    excerpt: body || excerpt,
    fullUrl: url,
    items: src ? [{ src, alt, ...dimensions, focalPoint }] : [],
    structuredContent,
    currencyCode: settings.currencyCode,
    sizeFormat: settings.sizeFormat,
  };
};

/** The latest press: while the product's code loads, the visitor may press another button. */
let latestPress: object | undefined;

/** Opens the whole product in a dialog. */
export const QuickViewButton = (props: SummaryItemProps) => {
  const { item, host, text } = props;
  const [isOpen, setIsOpen] = useState(false);
  const open = async (): Promise<void> => {
    const press = {};
    latestPress = press;
    try {
      await productBlock.load();
      if (press === latestPress) setIsOpen(true);
    } catch (error) {
      host.report(error);
    }
  };
  return (
    <>
      <button type="button" part="quick-view" aria-haspopup="dialog" onClick={open}>
        {text('quickView')}
        <span className="visually-hidden"> {item.title}</span>
      </button>
      {isOpen && (
        <QuickView
          host={host}
          tag="az-product"
          data={productData(props)}
          text={text}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};
