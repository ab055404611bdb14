import { createElement, Fragment, type ReactNode } from 'react';
import { safeUrl } from '../../src/core/util/safe-url';
import type { LightboxSlide } from './slides/slide';

/** Elements of the page's caption that the lightbox keeps. Other elements are replaced by their content. */
const copiedSelector = 'b,strong,i,em,u,s,small,sub,sup,mark,code,cite,q,br,p,ul,ol,li';
/** Elements whose content is no text for the visitor. */
const skippedSelector = 'script,style,noscript,svg,button,select';

interface Caption {
  nodes: ReactNode;
  /** The same as plain text, for the status that screen readers announce. */
  text: string;
}

/**
 * A caption of the page as React nodes: text, simple markup and links that work. Ids, handlers and styles of the page
 * are left out.
 */
const copyOf = (node: Node, key: number): ReactNode => {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  if (node.matches(skippedSelector)) return null;
  const children = [...node.childNodes].map(copyOf);
  const href = node instanceof HTMLAnchorElement && safeUrl(node.href);
  if (href) {
    const { target, rel } = node;
    return (
      <a key={key} part="link" href={href} target={target || undefined} rel={rel || undefined}>
        {children}
      </a>
    );
  }
  // `br` takes no children.
  return createElement(
    node.matches(copiedSelector) ? node.localName : Fragment,
    { key },
    ...(children.length > 0 ? [children] : []),
  );
};

const textOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  return node.matches(skippedSelector) ? '' : [...node.childNodes].map(textOf).join('');
};

/**
 * The caption of a slide; undefined where the slide has none.
 * @param newWindowText describes a link that opens in a new window
 */
export const readCaption = (slide: LightboxSlide, newWindowText: string): Caption | undefined => {
  const { caption, title, description, link, newWindow } = slide;
  if (caption?.textContent?.trim())
    return { nodes: [...caption.childNodes].map(copyOf), text: textOf(caption).trim() };
  if (!title && !description) return undefined;
  const linkProps = newWindow && {
    target: '_blank',
    rel: 'noopener',
    'aria-description': newWindowText,
  };
  return {
    nodes: (
      <>
        {title && (
          <div part="title">
            {link ? (
              <a part="link" href={link} {...linkProps}>
                {title}
              </a>
            ) : (
              title
            )}
          </div>
        )}
        {description && <div part="description">{description}</div>}
      </>
    ),
    text: [title, description].filter(Boolean).join(' ').trim(),
  };
};
