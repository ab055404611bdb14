import { Fragment } from 'react';
import type { Dish, MenuModel, Option, Settings } from './model';
import { numberIn } from './price';

/** A price as its readers write it. */
export type ShowPrice = (price: string) => string;

interface MenuProps {
  menu: MenuModel;
  level: Settings['headingLevel'];
  showPrice: ShowPrice;
}

const Price = ({ price, unit, showPrice }: Pick<Option, 'price' | 'unit'> & Pick<MenuProps, 'showPrice'>) =>
  price ? (
    <data part="price" value={numberIn(price) ?? ''}>
      <span>
        {showPrice(price)}
        {unit && <small part="unit">{` / ${unit}`}</small>}
      </span>
    </data>
  ) : null;

const DishView = ({ dish, showPrice }: { dish: Dish } & Pick<MenuProps, 'showPrice'>) => {
  const { title, description, options } = dish;
  return (
    <>
      <dt part="item">
        {title} <Price {...dish} showPrice={showPrice} />
      </dt>
      {description && <dd part="item-description">{description}</dd>}
      {options.length > 0 && (
        <dd part="options">
          <ul>
            {options.map((option, index) => {
              const one = typeof option === 'string' ? { title: option, price: '', unit: '' } : option;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: options have no state of their own
                <li part="option" key={index}>
                  {one.title} <Price {...one} showPrice={showPrice} />
                </li>
              );
            })}
          </ul>
        </dd>
      )}
    </>
  );
};

/** A menu from data, as a page would write it. */
export const MenuView = ({ menu, level, showPrice }: MenuProps) => {
  const Heading = `h${level}` as 'h2';
  const SectionHeading = `h${level + 1}` as 'h3';
  return (
    <section className="az-menu">
      {menu.title && <Heading part="title">{menu.title}</Heading>}
      {menu.description && <p part="description">{menu.description}</p>}
      {menu.sections.map(({ title, description, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no state of their own
        <section key={index} part="section">
          {title && <SectionHeading part="section-title">{title}</SectionHeading>}
          {description && <p part="section-description">{description}</p>}
          <dl>
            {items.map((dish, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have dishes
              <Fragment key={nth}>
                <DishView dish={dish} showPrice={showPrice} />
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
};
