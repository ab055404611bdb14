import { type ComponentType, createElement, Fragment, type VNode } from 'preact';
import { kebabCase } from '../../core/settings/names';

type Props = Record<string, unknown>;

/** React's handlers whose DOM event has another name. React's `onFocus` and `onBlur` bubble. */
const eventAliases: Record<string, string> = {
  onfocus: 'onfocusin',
  onblur: 'onfocusout',
  ondoubleclick: 'ondblclick',
};

/** React's `onChange` of a text field is the DOM's `input` event. */
const isTextField = (tag: string, { type }: Props): boolean =>
  tag === 'textarea' || (tag === 'input' && !/^(checkbox|radio|file)$/.test(`${type}`));

/** For a text field with `onChange` and `onInput`, which are one DOM event. */
const callBoth =
  (first: unknown, second: unknown) =>
  (event: Event): void => {
    for (const handler of [first, second]) if (typeof handler === 'function') handler(event);
  };

/** Attributes of SVG that React writes in camelCase, and SVG with a hyphen: `textAnchor`, `strokeWidth`. */
const svgAttributePattern = /^(fill|font|stroke|text)[A-Z]/;

/**
 * Renames the props of an element for Preact: handlers to lower-cased DOM events, `onclick`, `onkeydowncapture`, and SVG
 * attributes to the hyphenated names of the document.
 */
const withDomNames = (tag: string, props: Props): Props => {
  const result: Props = {};
  for (const name in props) {
    const lower = name.toLowerCase();
    const isTextChange = lower === 'onchange' && isTextField(tag, props);
    const domName = isTextChange ? 'oninput' : (eventAliases[lower] ?? lower);
    if (svgAttributePattern.test(name)) result[kebabCase(name)] = props[name];
    // Preact removes an attribute that is false; the DOM property writes `spellcheck="false"`.
    else if (name === 'spellCheck') result[lower] = props[name];
    else if (!/^on[A-Z]/.test(name)) result[name] = props[name];
    else result[domName] = result[domName] ? callBoth(result[domName], props[name]) : props[name];
  }
  return result;
};

/** `react/jsx-runtime` in `dist/lite/`: Preact elements from React's props. */
export const jsx = (type: ComponentType | string, props: Props, key?: string): VNode => {
  if (typeof type === 'string') return createElement(type, { ...withDomNames(type, props), key });
  const element = createElement(type, { ...props, key });
  // React 19 passes `ref` to a function component as a prop; Preact would remove it from the props.
  if ('ref' in props) Object.assign(element, { ref: null, props: { ...element.props, ref: props.ref } });
  return element as VNode;
};

export { Fragment, jsx as jsxs };
