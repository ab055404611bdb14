import { mockAttributes } from '../support/page-html';
import { describe, expect, it } from '../support/suite';
import { demoMarkup } from './demo-markup';
import { asAttribute } from './spelling';
import { addElement, openBlockPage, ready, settled, type TestedBlock } from './tested-block';
import { contentData, validValue } from './values';

const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

export function policyTests(block: TestedBlock): void {
  const { tag, settings, keys, flavour } = block;

  describe('on a page with a strict Content-Security-Policy', () => {
    it('works from children, from data and from attributes', async () => {
      const markup = await demoMarkup(block);
      const html = `<!doctype html><html lang="en"><head><title>Strict</title>
        <link rel="stylesheet" href="/dist/azulejo.css"><script src="${flavour.script}" ${mockAttributes} async></script></head>
        <body>${markup.join('')}<${tag} loading="eager" data="{oops"></${tag}></body></html>`;
      const page = await openBlockPage(block, { html, headers: { 'Content-Security-Policy': policy } });
      addElement(block, page, { attributes: { data: JSON.stringify(contentData(settings)) } });
      // Rich text is sanitised, which must not violate the policy either.
      const rich = JSON.stringify(contentData(settings)).replaceAll('text ', '<b>bold</b> <i>and more</i> ');
      addElement(block, page, { attributes: { data: rich } });
      for (const { key, shape, attribute } of keys) {
        // A generated text would be an invalid address in fields that take addresses.
        if ([shape, ...shape.alternatives].some(({ type }) => type === 'string')) continue;
        const value = asAttribute(validValue(shape, 0, key));
        addElement(block, page, { attributes: { [attribute]: value } });
      }
      await ready(page, page.$$(tag));
      await page.waitFor(() => page.warningsAndErrors().length > 0);
      await settled(page);
      expect(
        page.violations.map(({ effectiveDirective, sample }) => `${effectiveDirective} ${sample}`),
      ).to.deep.equal([]);
      // Only the malformed data.
      expect(page.warningsAndErrors().length, page.warningsAndErrors().join('\n')).to.equal(1);
    });
  });
}
