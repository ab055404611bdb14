// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { Kind } from '../../../src/features/adopt-page/kinds/kind';
import { countRevived } from '../../../src/features/adopt-page/report';
import { reviveHtml } from './saved-page';

describe('an element whose content cannot be brought into the block', () => {
  const broken: Kind = {
    kind: 'broken',
    selector: '.list',
    block: 'accordion',
    read: (element) => ({
      content() {
        document.createElement('div').append(...element.querySelectorAll('li'));
        throw Error('Not this one.');
      },
    }),
  };

  it('stays whole, in its place, and is reported as failed', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = '<ul class="list"><li>Uno <b>y medio</b></li><li>Dos</li></ul><p>Fin</p>';
    const { entries } = reviveHtml(broken, html);
    expect(document.body.innerHTML).toBe(html);
    expect(entries).toMatchObject([{ status: 'failed', why: 'Error: Not this one.' }]);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('the number of elements that work again', () => {
  const element = document.createElement('div');
  const entry = (kind: string, status: 'adopted' | 'left' = 'adopted') => ({
    element,
    kind,
    block: '',
    status,
    why: '',
  });

  it('has no scripts, handlers and hidden parts, and each element once', () => {
    const other = { ...entry('gallery-block'), element: document.createElement('div') };
    const cleaned = ['builder-script', 'inline-handler', 'form-address', 'hidden-part'].map((kind) =>
      entry(kind),
    );
    expect(countRevived(cleaned)).toBe(0);
    expect(countRevived([...cleaned, entry('picture'), entry('image-lightbox'), other])).toBe(2);
    expect(countRevived([entry('map', 'left')])).toBe(0);
  });
});
