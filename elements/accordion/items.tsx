import { useRef } from 'react';
import type { InferOutput } from 'valibot';
import { Html } from '../../src/ui/html';
import { type Keyed, keepKeys } from './keep-keys';
import type { schema } from './schema';

/** Sections from data. A page that writes its own `<details>` does not load this. */
export const Items = ({ items, headingLevel }: InferOutput<typeof schema>) => {
  const keyed = useRef<Keyed[]>([]);
  keyed.current = keepKeys(
    keyed.current,
    items.map(({ title }) => title),
  );
  const Heading = `h${headingLevel}` as 'h3';
  return (
    <div className="az-items" part="items">
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
