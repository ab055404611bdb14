const kept = /^(a|p|br|b|strong|i|em|ul|ol|li)$/;
const passed = /^(script|style|iframe)$/;
const navigable = /^(https?|mailto|tel):/;

interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/** Where Trusted Types are required, what is parsed needs a policy, though nothing of it comes into the page. */
const parsed = (html: string): Element => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  policy ??= trustedTypes?.createPolicy('azulejo-banner', { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html').body;
};

const copy = (from: Element, to: Element): void => {
  for (const node of from.childNodes) {
    if (node instanceof Text) to.append(node.data);
    if (!(node instanceof Element) || passed.test(node.localName)) continue;
    const made = kept.test(node.localName) ? document.createElement(node.localName) : to;
    const { href } = node as HTMLAnchorElement;
    if (made instanceof HTMLAnchorElement && navigable.test(href)) made.href = href;
    copy(node, made);
    if (made !== to) to.append(made);
  }
};

/** Puts `html` into `element`: its text, and what a notice needs of markup, made anew; nothing of it is taken over. */
export const setRich = (element: Element, html: string): void => {
  try {
    if (/[<&]/.test(html)) copy(parsed(html), element);
    else element.append(html);
  } catch {
    // The page allows no such policy: nothing is said.
  }
};
