import { type RefObject, useRef } from 'react';
import type { InferOutput } from 'valibot';
import { Html, htmlReady } from '../../src/ui/html';
import { type Keyed, keepKeys } from './keep-keys';
import type { schema } from './schema';

type Settings = InferOutput<typeof schema>;

interface ItemsProps extends Settings {
  /** Class names. */
  look: string;
  list: RefObject<HTMLDivElement | null>;
}

/** Sections from data. A page that writes its own `<details>` does not load this. */
export const Items = ({ items, headingLevel, list, look }: ItemsProps) => {
  const keyed = useRef<Keyed[]>([]);
  keyed.current = keepKeys(
    keyed.current,
    items.map(({ title }) => title),
  );
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <div className={`az-list ${look}`} part="items" ref={list}>
      {items.map(({ title, description, open }, index) => (
        <details key={keyed.current[index]?.key} part="item" open={open}>
          <summary part="header">
            <Heading part="title">{title}</Heading>
          </summary>
          <Html className="panel" part="panel" html={description} />
        </details>
      ))}
    </div>
  );
};

/** `Items`, as soon as all that it shows can be shown at once: a link may lead into a description. */
export const prepareItems = async (items: Settings['items']): Promise<typeof Items> => {
  await htmlReady(items.map(({ description }) => description));
  return Items;
};
