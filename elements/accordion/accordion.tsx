import { useLayoutEffect, useRef } from 'react';
import type { InferOutput } from 'valibot';
import { emit } from '../../src/block/emit';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import { prefersStill } from '../../src/util/prefers-still';
import { connectAccordion, sectionsOf } from './behaviour';
import type { Items } from './items';
import type { schema } from './schema';

type Settings = InferOutput<typeof schema>;

type Prepared = typeof Items | undefined;

export const prepare = ({ items }: Settings): Promise<Prepared> | undefined =>
  items.length > 0 ? import('./items').then(({ prepareItems }) => prepareItems(items)) : undefined;

const showOpen = ({ internals }: BlockHost, container: Element): void => {
  const isOpen = sectionsOf(container).some(({ open }) => open);
  internals.states[isOpen ? 'add' : 'delete']('open');
};

export const Accordion = ({ settings, host, prepared: FromData }: BlockProps<Settings, never, Prepared>) => {
  // The listeners outlive a render; they read what the last one said.
  const latest = useRef(settings);
  latest.current = settings;
  const list = useRef<HTMLDivElement>(null);
  const fromData = !!FromData;

  useLayoutEffect(() => {
    const container = (fromData && list.current) || host;
    const { openFirst, multiple } = latest.current;
    const all = sectionsOf(container);
    const [first, ...more] = all.filter(({ open }) => open);
    // How it starts; a later change of these opens and closes nothing.
    if (!multiple) for (const details of more) details.open = false;
    if (openFirst && !first && all[0]) all[0].open = true;
    const stop = new AbortController();
    connectAccordion({
      container,
      multiple: () => latest.current.multiple,
      onToggle(index, open) {
        showOpen(host, container);
        emit(host, 'az-toggle', { detail: { index, open } });
      },
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [host, fromData]);

  // Sections come and go.
  useLayoutEffect(() => showOpen(host, list.current ?? host));

  const look = `${settings.icon} ${prefersStill() ? 'still' : ''}`;
  return FromData ? <FromData {...settings} list={list} look={look} /> : <slot className={look} />;
};
