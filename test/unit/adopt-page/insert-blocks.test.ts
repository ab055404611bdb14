// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { insertBlocks } from '../../../src/features/adopt-page/insert-blocks';
import type { Kind, Read } from '../../../src/features/adopt-page/kinds/kind';
import { noSite, reviveHtml } from './saved-page';

describe('an element whose content cannot be brought into the block', () => {
  const broken: Kind = {
    kind: 'broken',
    selector: '.list',
    block: 'accordion',
    load: async () => (element) => ({
      content() {
        document.createElement('div').append(...element.querySelectorAll('li'));
        throw Error('Not this one.');
      },
    }),
  };

  it('stays whole, in its place, and is reported as failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = '<ul class="list"><li>Uno <b>y medio</b></li><li>Dos</li></ul><p>Fin</p>';
    const { entries } = await reviveHtml(broken, html);
    expect(document.body.innerHTML).toBe(html);
    expect(entries).toMatchObject([{ status: 'failed', why: 'Error: Not this one.' }]);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});

/** Lists whose file arrives when the test says so. */
const slowList = (): { list: Kind; arrive(): void; fail(): void } => {
  let resolve: (read: Read) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Read>((...settle) => {
    [resolve, reject] = settle;
  });
  return {
    list: { kind: 'list', selector: '.list', block: 'accordion', load: () => promise },
    arrive: () => resolve((element) => ({ content: () => [...element.childNodes] })),
    fail: () => reject(Error('404')),
  };
};

describe('a page that changes while the code for its blocks loads', () => {
  it('keeps what has been removed out, and adopts what has been added', async () => {
    document.body.innerHTML = '<ul class="list" id="first"><li>Uno</li></ul><p>Fin</p>';
    const { list, arrive } = slowList();
    const pending = insertBlocks(document, [list], noSite);
    document.querySelector('#first')?.remove();
    document.body.insertAdjacentHTML('beforeend', '<ul class="list"><li>Dos</li></ul>');
    arrive();
    expect(await pending).toMatchObject([{ kind: 'list', status: 'adopted' }]);
    expect(document.body.innerHTML).toBe(
      '<p>Fin</p><az-accordion data-az-adopted="list"><li>Dos</li></az-accordion>',
    );
  });

  it('is adopted once, though two calls wait for the same file', async () => {
    document.body.innerHTML = '<ul class="list"><li>Uno</li></ul>';
    const { list, arrive } = slowList();
    const calls = [insertBlocks(document, [list], noSite), insertBlocks(document, [list], noSite)];
    arrive();
    const [first, second] = await Promise.all(calls);
    expect([first?.length, second?.length]).toEqual([1, 0]);
    expect(document.querySelectorAll('az-accordion').length).toBe(1);
  });
});

it('a part that is not in the document is adopted once', async () => {
  const read: Read = (element) => ({
    target: element.querySelector('ul') as Element,
    content: () => [...element.querySelectorAll('li')],
  });
  const kind: Kind = { kind: 'list', selector: '.list', block: 'accordion', load: async () => read };
  const part = document.createElement('main');
  part.innerHTML = '<div class="list"><h2>Preguntas</h2><ul><li>Uno</li></ul></div>';
  expect(await insertBlocks(part, [kind], noSite)).toMatchObject([{ status: 'adopted' }]);
  expect(await insertBlocks(part, [kind], noSite)).toEqual([]);
});

describe('kinds', () => {
  it('are loaded only where the page has one', async () => {
    document.body.innerHTML = '<p>Fin</p>';
    const load = vi.fn();
    await insertBlocks(document, [{ kind: 'list', selector: '.list', block: 'accordion', load }], noSite);
    expect(load).not.toHaveBeenCalled();
  });

  it('whose file does not load stay, are reported, and cost one line of the console', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = '<ul class="list"><li>Uno</li></ul><ul class="list"><li>Dos</li></ul>';
    document.body.innerHTML = html;
    const { list, fail } = slowList();
    const pending = insertBlocks(document, [list], noSite);
    fail();
    const entries = await pending;
    expect(entries.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(document.body.innerHTML).toBe(html);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toContain('list');
    log.mockRestore();
  });
});
