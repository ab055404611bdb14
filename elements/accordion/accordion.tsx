import { useLayoutEffect, useRef } from 'react';
import type { InferOutput } from 'valibot';
import { emit } from '../../src/block/emit';
import type { BlockProps } from '../../src/block/root';
import { connectAccordion } from './behaviour';
import type { Items } from './items';
import type { schema } from './schema';
import { setOpen } from './toggle';

type Settings = InferOutput<typeof schema>;

const isDetails = (element: Element): element is HTMLDetailsElement => element.localName === 'details';

type Prepared = { Items: typeof Items } | undefined;

export const prepare = ({ items }: Settings): Promise<Prepared> | undefined =>
  items.length > 0 ? import('./items') : undefined;

export const Accordion = ({ settings, content, host, prepared }: BlockProps<Settings, never, Prepared>) => {
  const { icon } = settings;
  const fromData = !!prepared;
  // The listeners outlive a render; they read what the last one said.
  const latest = useRef({ settings, content });
  latest.current = { settings, content };

  useLayoutEffect(() => {
    const { states, shadowRoot } = host.internals;
    const container = fromData && shadowRoot ? shadowRoot : host;
    const sections = (): HTMLDetailsElement[] =>
      container === host
        ? latest.current.content.filter(isDetails)
        : [...container.querySelectorAll('details')];
    const showOpen = (): void => {
      states.delete('open');
      if (sections().some(({ open }) => open)) states.add('open');
    };
    const all = sections();
    const open = all.filter((details) => details.open);
    // How it starts; a later change of `openFirst` opens nothing.
    if (latest.current.settings.openFirst && !open.length && all[0])
      setOpen(all[0], true, { animate: false });
    if (!latest.current.settings.multiple) for (const details of open.slice(1)) details.open = false;
    const stop = new AbortController();
    connectAccordion({
      container,
      sections,
      multiple: () => latest.current.settings.multiple,
      onToggle(index, open) {
        showOpen();
        emit(host, 'az-toggle', { detail: { index, open } });
      },
      signal: stop.signal,
    });
    showOpen();
    return () => stop.abort();
  }, [host, fromData]);

  useLayoutEffect(() => {
    const { states } = host.internals;
    states.add(`icon-${icon}`);
    return () => {
      states.delete(`icon-${icon}`);
    };
  }, [host, icon]);

  return prepared ? <prepared.Items {...settings} /> : <slot />;
};
