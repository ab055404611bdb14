// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { keepAttributes } from '../../../src/core/morphs';

/** As a morph makes an element equal to the server's: the observer of the block's mark is called afterwards. */
const morph = async (element: Element, attributes: Record<string, string>): Promise<void> => {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await new Promise((resolve) => setTimeout(resolve));
};

const createLink = (href: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link;
};

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe('attributes that a block writes on an element of the page', () => {
  it('give way to those from before when the block goes', () => {
    const link = createLink('#');
    const restore = keepAttributes(link, { href: '/donate', target: '_blank' });
    expect(attributesOf(link)).toMatchObject({ href: '/donate', target: '_blank' });
    restore();
    expect(attributesOf(link)).toEqual({ href: '#' });
  });

  it('come back after a morph, and give way to those of the morph when the block goes', async () => {
    const link = createLink('#');
    const restore = keepAttributes(link, { href: '/donate', target: '_blank' });
    await morph(link, { href: '/new' });
    expect(attributesOf(link)).toMatchObject({ href: '/donate', target: '_blank' });
    restore();
    expect(attributesOf(link)).toEqual({ href: '/new' });
  });

  it('leave a value alone that a script of the page has written since', () => {
    const link = createLink('#');
    const restore = keepAttributes(link, { href: '/donate', target: '_blank' });
    link.setAttribute('href', '/own');
    restore();
    expect(attributesOf(link)).toEqual({ href: '/own' });
  });
});
