// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { AccordionController } from '../../../elements/accordion/accordion-controller';
import type { AccordionSettings } from '../../../elements/accordion/schema';
import type { BlockHost } from '../../../src/core/block-host';

it('an accordion that starts again after its end follows its sections again', () => {
  const internals = { states: new Set<string>() };
  const host = Object.assign(document.createElement('section'), { internals }) as unknown as BlockHost;
  host.innerHTML = '<details><summary>Tiles</summary></details>';
  const details = host.querySelector('details') as HTMLDetailsElement;
  const changes: boolean[] = [];
  host.addEventListener('az-toggle', (event) => changes.push((event as CustomEvent).detail.open));
  const setOpen = (open: boolean): void => {
    details.open = open;
    details.dispatchEvent(new Event('toggle'));
  };
  const accordion = new AccordionController(host, { multiple: true } as AccordionSettings);
  accordion.start(host);
  setOpen(true);
  accordion.destroy();
  setOpen(false);
  expect(changes).toEqual([true]);
  accordion.start(host);
  setOpen(true);
  setOpen(false);
  expect(changes.slice(1)).toContain(false);
  // happy-dom also adds listeners whose signal is aborted, which nothing removes.
  accordion.destroy();
  const { length } = changes;
  setOpen(true);
  expect(changes).toHaveLength(length);
});
