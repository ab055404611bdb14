import { type ReactNode, useMemo, useState } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { warnOnce } from '../../src/core/util/warn-once';
import { nameOf } from '../../src/features/enums/name-of';
import { productTypes } from '../../src/features/enums/product-types';
import {
  currencyIn,
  isSoldOut,
  isVaried,
  type Offer,
  offersOf,
  optionChoices,
  productTypeOf,
} from '../../src/features/product/offers';
import { Price } from '../../src/features/product/price';
import { QuickView } from '../../src/features/product/quick-view';
import { isSubscription, subscriptionPeriod } from '../../src/features/product/subscription';
import { useStructuredData } from '../../src/features/structured-data/use-structured-data';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { headingTag } from '../../src/ui/heading-tag';
import { Html, loadHtmlSanitiser } from '../../src/ui/html';
import type { messages } from './messages/es-419';
import { Picture, responsiveModule } from './picture';
import { PictureGallery } from './picture-gallery';
import { type ProductText, workflowMessage } from './product-text';
import { PaywallLink, PurchaseForm, pathOrAddress } from './purchase-form';
import type { ProductSettings } from './schema';
import { describeProduct } from './structured-data';
import { unwrapItem } from './unwrap-item';

/** Why a product cannot be bought, and what happens now; undefined for one that can, and for data without an offer. */
const purchaseProblem = (product: ProductSettings): string | undefined => {
  const { id, title, structuredContent: content, layout, quickView } = product;
  if (!content || !title) return undefined;
  const type = productTypeOf(content);
  if (offersOf(content, '').length > 0)
    return id || type === productTypes.paywall || (layout === 'card' && !quickView)
      ? undefined
      : 'id is missing, expected the id that the shop has for the item. The cart gets an item without an id, which a server refuses.';
  const problem =
    nameOf(productTypes, type) === undefined
      ? `structuredContent.productType is ${content.productType}, expected a number from 1 to 5`
      : 'structuredContent.variants is empty, expected at least one variant, such as {"price":1200}';
  return `${problem}. Visitors see that the product is sold out.`;
};

/** Unwraps the data, and loads what the first render needs so that nothing moves later. */
export const prepare = async (settings: ProductSettings, host: BlockHost): Promise<ProductSettings> => {
  const unwrapped = unwrapItem(settings, host);
  const product = { ...unwrapped, items: unwrapped.items.filter(({ src }) => src) };
  const { items, sizeFormat, layout, excerpt } = product;
  const problem = purchaseProblem(product);
  if (problem) warnOnce(host, problem);
  await Promise.all([
    items.length > 0 && sizeFormat !== 'none' && responsiveModule.load(),
    layout === 'full' && loadHtmlSanitiser([excerpt]),
  ]);
  return product;
};

interface ProductMediaProps {
  host: BlockHost;
  product: ProductSettings;
  /** The offers that match the choices. */
  matchingOffers: Offer[];
  text: ProductText;
}

const ProductMedia = ({ host, product, matchingOffers, text }: ProductMediaProps) => {
  const { id, items, title, sizeFormat, layout } = product;
  const [first, second] = items;
  if (!first) return null;
  if (layout !== 'full' || !second) return <Picture item={first} title={title} sizeFormat={sizeFormat} />;
  const variantPictureId = matchingOffers.length === 1 ? (matchingOffers[0]?.variant.mainImageId ?? '') : '';
  return (
    <PictureGallery
      productId={id}
      items={items}
      title={title}
      sizeFormat={sizeFormat}
      text={text}
      host={host}
      variantPictureId={variantPictureId}
    />
  );
};

type ProductProps = BlockProps<ProductSettings, typeof messages, ProductSettings>;

const ProductView = (props: ProductProps): ReactNode => {
  const { host, text, prepared: product } = props;
  const { structuredContent: content, title, items, layout, workflowState } = product;
  const [chosen, setChosen] = useVisitorState(
    host,
    `options of ${product.id}`,
    (): ReadonlyMap<string, string> => new Map(),
  );
  const [isQuickViewOpen, setIsQuickViewOpen] = useState(false);
  const isFull = layout === 'full';
  const isForm = layout === 'form';
  const Heading = headingTag(product.headingLevel);

  const things = useMemo(
    () => (product.structuredData && isFull ? describeProduct(product) : []),
    [product, isFull],
  );
  useStructuredData(host, things);

  if (!content && (isForm || (!title && !items.length))) return <slot />;
  const currencyCode = content ? currencyIn(content, product.currencyCode) : '';
  const offers = content ? offersOf(content, currencyCode) : [];
  const { choices, matching: matchingOffers } = optionChoices(
    offers,
    content?.variantOptionOrdering ?? [],
    chosen,
  );
  const areAllSoldOut = !!content && isSoldOut(matchingOffers);
  const stateMessage = workflowState === undefined ? undefined : workflowMessage(workflowState);
  const link = layout === 'card' ? pathOrAddress(product.fullUrl) : undefined;
  // The page around a form shows the price, or the lowest one, but cannot follow the choices.
  const showsPrice = !isForm || isVaried(offers);
  const isPricePending = isForm && isVaried(matchingOffers);
  const plan = content && isSubscription(content) ? content.subscriptionPlan : undefined;

  const choose = (name: string, value: string): void =>
    setChosen((previous) => new Map(previous).set(name, value));

  const renderActions = (): ReactNode => {
    if (layout === 'card')
      return (
        product.quickView && (
          <button
            type="button"
            part="quick-view"
            aria-haspopup="dialog"
            onClick={() => setIsQuickViewOpen(true)}
          >
            {text('quickView')}
            <span className="visually-hidden"> {title}</span>
          </button>
        )
      );
    if (!content) return null;
    return productTypeOf(content) === productTypes.paywall ? (
      <PaywallLink product={product} content={content} text={text} />
    ) : (
      <PurchaseForm
        host={host}
        product={product}
        content={content}
        choices={choices}
        matchingOffers={matchingOffers}
        text={text}
        onChoose={choose}
      />
    );
  };

  return (
    <div part="product" className={layout}>
      {!isForm && (items.length > 0 || !title) && (
        <div part="media">
          <ProductMedia host={host} product={product} matchingOffers={matchingOffers} text={text} />
          {!title && <slot />}
        </div>
      )}
      <div part="details">
        {title && !isForm && (
          <Heading part="name">
            {link ? (
              <a part="link" href={link}>
                {title}
              </a>
            ) : (
              title
            )}
          </Heading>
        )}
        {content && showsPrice && (
          <p part="price" className={isPricePending ? 'pending' : undefined} aria-live="polite">
            <Price
              offers={matchingOffers}
              currencyCode={currencyCode}
              every={plan ? subscriptionPeriod(plan, text) : ''}
              text={text}
            />
          </p>
        )}
        {stateMessage && !(areAllSoldOut && stateMessage === 'published') && (
          <p part="workflow">{text(stateMessage)}</p>
        )}
        {isFull && product.excerpt && <Html part="excerpt" html={product.excerpt} />}
        {renderActions()}
      </div>
      {isQuickViewOpen && (
        <QuickView
          host={host}
          tag={host.localName}
          data={product}
          text={text}
          onClose={() => setIsQuickViewOpen(false)}
        />
      )}
    </div>
  );
};

/** Price, choices and pictures of a product, or a card for a list of products. Another product begins without a choice. */
export const Product = (props: ProductProps) => <ProductView key={props.prepared.id} {...props} />;
