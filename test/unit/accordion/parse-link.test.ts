import { describe, expect, it } from 'vitest';
import { parseAccordionLink } from '../../../elements/accordion/parse-link';

describe('a hash', () => {
  it.each([
    ['#accordionItems/0', 0],
    ['#/accordionItems/12', 12],
    ['#accordionItems/2/', 2],
    ['#accordionItemDescription', 0],
    ['#/accordionItemDescription/x', 0],
    ['#accordionItems%2F1', 1],
    ['#accordionItems/x', Number.NaN],
    ['#accordionItems/-1', Number.NaN],
    ['#accordionItems/1x', Number.NaN],
    ['#accordionItems', Number.NaN],
    ['#env%C3%ADos', 'envíos'],
    ['#100%', '100%'],
    ['#itemId=a', 'itemId=a'],
    ['#/products', '/products'],
    ['#accordionItem', Number.NaN],
    ['#accordionItems2', Number.NaN],
    ['#accordionItemsOpen/1', Number.NaN],
    ['#/accordionItemTitle', Number.NaN],
    ['#accordionItems/1/2', 1],
    ['#accordion', 'accordion'],
    ['#myaccordionItems/1', 'myaccordionItems/1'],
    ['', ''],
  ])('%j is read as %j', (hash, link) => {
    expect(parseAccordionLink(hash)).toBe(link);
  });
});
