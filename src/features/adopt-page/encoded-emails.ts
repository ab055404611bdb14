import { createEntry } from './entries';
import type { RunStep } from './page-step';

/** Links and texts whose e-mail address Cloudflare has encoded. The script that decodes them is only on Cloudflare's servers. */
const encodedSelector = 'a[href*="cdn-cgi/l/email-protection"], [data-cfemail]';

/** An e-mail address, with or without a query: `?subject=…`. */
const emailPattern = /^[^\s@<>?]+@[^\s@<>?]+(\?[^\s<>]*)?$/;

/**
 * Decodes an address that Cloudflare has encoded: two hexadecimal digits a byte. The first byte is the key; each other byte has
 * been XORed with it.
 * @returns undefined where the result is no e-mail address
 */
export const decodeEmail = (code: string): string | undefined => {
  if (!/^([\da-f]{2}){2,}$/i.test(code)) return undefined;
  const [key = 0, ...bytes] = (code.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  const address = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
  return emailPattern.test(address) ? address : undefined;
};

const codeOf = (element: Element): string =>
  element.getAttribute('data-cfemail') ?? element.getAttribute('href')?.split('#')[1] ?? '';

/** The address of a link or a text. A link without a code has the address of the text in it. */
const addressOf = (element: Element): string | undefined => {
  const text = element.querySelector('[data-cfemail]');
  return decodeEmail(codeOf(element)) ?? (text ? decodeEmail(codeOf(text)) : undefined);
};

const showText = (element: Element, address: string): void => {
  element.textContent = address.replace(/\?.*/, '');
  element.removeAttribute('data-cfemail');
  element.classList.remove('__cf_email__');
};

const decode = (element: Element, address: string): void => {
  if (element.localName === 'a') element.setAttribute('href', `mailto:${address}`);
  for (const text of element.querySelectorAll('[data-cfemail]'))
    showText(text, decodeEmail(codeOf(text)) ?? address);
  if (element.hasAttribute('data-cfemail')) showText(element, address);
};

/** Puts e-mail addresses that Cloudflare has encoded back into their links and texts. */
export const decodeEmails: RunStep = (root) =>
  [...root.querySelectorAll(encodedSelector)]
    // A text in a link belongs to the link.
    .filter((element) => !element.parentElement?.closest(encodedSelector))
    .map((element) => {
      const address = addressOf(element);
      const base = { element, kind: 'encoded-email' };
      if (!address)
        return createEntry({
          ...base,
          status: 'left',
          reason: {
            why: 'The e-mail address cannot be decoded. Write it into the page.',
            key: 'emailUndecoded',
          },
        });
      decode(element, address);
      return createEntry(base);
    });
