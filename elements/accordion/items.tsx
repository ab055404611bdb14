import { type RefObject, useState } from 'react';
import { headingTag } from '../../src/ui/heading-tag';
import { Html, loadHtmlSanitiser } from '../../src/ui/html';
import { assignKeys } from './assign-keys';
import type { AccordionSettings } from './schema';

interface ItemsProps {
  settings: AccordionSettings;
  className: string;
  list: RefObject<HTMLDivElement | null>;
}

/** Sections from data. A page that writes its own `<details>` does not load this component. */
export const AccordionItems = ({ settings, className, list }: ItemsProps) => {
  const { items, headingLevel } = settings;
  const titles = items.map(({ title }) => title);
  const [keyed, setKeyed] = useState(() => assignKeys([], titles));
  const hasSameTitles =
    keyed.length === titles.length && keyed.every(({ title }, index) => title === titles[index]);
  if (!hasSameTitles) setKeyed(assignKeys(keyed, titles));
  const Heading = headingTag(headingLevel);
  return (
    <div className={`az-list ${className}`} part="items" ref={list}>
      {items.map(({ title, description, open }, index) => (
        <details key={keyed[index]?.key} part="item" open={open}>
          <summary part="header">
            <Heading part="title">{title}</Heading>
          </summary>
          <Html className="panel" part="panel" html={description} />
        </details>
      ))}
    </div>
  );
};

/** Resolves to `AccordionItems` once the descriptions can render synchronously: a link may lead into one of them. */
export const prepareItems = async (items: AccordionSettings['items']): Promise<typeof AccordionItems> => {
  await loadHtmlSanitiser(items.map(({ description }) => description));
  return AccordionItems;
};
