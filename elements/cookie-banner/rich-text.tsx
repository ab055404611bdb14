import { createElement, Fragment, type ReactNode } from 'react';

const allowedTags = /^(a|p|br|b|strong|i|em|ul|ol|li)$/;
const removedTags = /^(script|style|iframe)$/;
const allowedProtocols = /^(https?|mailto|tel):/;

interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/** Parsing needs a Trusted Types policy where the page requires one, although no parsed node enters the page. */
const parseHtml = (html: string): Element => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  policy ??= trustedTypes?.createPolicy('azulejo-banner', { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html').body;
};

const renderChildren = (parent: Element): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || removedTags.test(node.localName)) return null;
    const tag = allowedTags.test(node.localName) ? node.localName : Fragment;
    const { href } = node as HTMLAnchorElement;
    const linkProps = tag === 'a' && allowedProtocols.test(href) ? { href } : {};
    return createElement(tag, { key: index, ...linkProps }, ...renderChildren(node));
  });

/**
 * Renders the text, paragraphs, lists, emphasis and links of `html`; other elements and attributes are left out.
 * @returns undefined where there is no text, or where the page's Trusted Types forbid parsing
 */
export const renderRichText = (html: string): ReactNode | undefined => {
  if (!/[<&]/.test(html)) return html.trim() ? html : undefined;
  try {
    const body = parseHtml(html);
    return body.textContent?.trim() ? renderChildren(body) : undefined;
  } catch {
    return undefined;
  }
};
