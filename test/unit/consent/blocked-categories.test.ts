// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { categoriesOf } from '../../../src/features/consent/enforce/blocked-categories';
import { scriptSelector } from '../../../src/features/consent/enforce/blocked-selectors';

const element = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

afterEach(() => vi.restoreAllMocks());

describe('the categories of a blocked script', () => {
  it.each([
    ['data-az-category="statistics marketing"', ['statistics', 'marketing']],
    ['data-cookieconsent="preferences, statistics"', ['preferences', 'statistics']],
    ['data-category="analytics"', ['statistics']],
    ['data-category="Functional"', ['preferences']],
    ['data-category="strictly-necessary"', ['necessary']],
    ['data-category="ads" data-az-category="statistics"', ['statistics']],
  ])('%s', (attributes, categories) => {
    const script = element(`<script type="text/plain" ${attributes}></script>`);
    expect(script.matches(scriptSelector)).toBe(true);
    expect(categoriesOf(script)).toEqual(categories);
  });

  it('are named in one line of the console where Azulejo does not know them', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const script = element('<script type="text/plain" data-category="fun"></script>');
    expect(categoriesOf(script)).toEqual(['unknown']);
    expect(categoriesOf(script)).toEqual(['unknown']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('"fun" is unknown, expected necessary, preferences');
  });

  it('are not those of other elements of the page', () => {
    expect(element('<p data-category="analytics">Text</p>').matches(scriptSelector)).toBe(false);
    expect(element('<script data-category="analytics"></script>').matches(scriptSelector)).toBe(false);
  });
});
