import { keepInserted } from '../../core/keep-inserted';
import { adoptStyles, releaseStyles } from '../../core/styles';
import { hasVisibleContent } from './has-visible-content';
import { loadProviderScript } from './load-provider-script';

/** A widget that a provider's script makes. */
export interface Widget {
  /** Address of the script, if it differs from the address that the visitor allows: the same address with parameters. */
  src?: string;
  /** Creates the element that the provider documents. It is slotted, because providers find nothing in shadow roots. */
  createElement: () => HTMLElement;
  /** Whether the script has done its work in the element. Default: whether the element has something that visitors can see. */
  isReady?: (element: HTMLElement) => boolean;
  /** Where to insert the script: in each `widget`, or in the `page`, once for all blocks with its address. Default: `page`. */
  scriptPlace?: 'page' | 'widget';
  /** Called before the script is requested, for a provider whose script takes commands from a queue. */
  onInsert?: (element: HTMLElement) => void;
  /** Called before the widget shows. */
  onReady?: (element: HTMLElement) => void;
  /** Stylesheet for the content that the script writes. */
  styles?: string;
}

interface InsertWidgetOptions {
  /** Address of the script. */
  src: string;
  /** Name of the provider, for the error. */
  provider: string;
  /** Differs between widgets of one script: another business, other settings. */
  id: string;
  /** An abort removes the widget. */
  signal: AbortSignal;
}

/** The widget that each host has had: a host that is removed and put back shows it again. */
const elements = new WeakMap<Element, { src: string; id: string; element: HTMLElement }>();

const widgetClass = 'az-provider-widget';

/** Adds a widget's styles to the root of the host. They stay until the last such widget in the root is removed. */
const addStyles = (host: Element, styles: string, signal: AbortSignal): void => {
  const root = host.getRootNode() as Document | ShadowRoot;
  adoptStyles(root, styles);
  signal.addEventListener('abort', () => {
    if (!root.querySelector(`${host.localName} > .${widgetClass}`)) releaseStyles(root, styles);
  });
};

/**
 * Inserts a widget's element into the host and has the provider's script fill it.
 * @throws where the script fails; see `loadProviderScript`
 */
export const insertWidget = async (
  host: Element,
  widget: Widget,
  { src: allowedSrc, provider, id, signal }: InsertWidgetOptions,
): Promise<void> => {
  const { src = allowedSrc, isReady = hasVisibleContent, scriptPlace, styles } = widget;
  const previous = elements.get(host);
  const isReused = previous?.src === src && previous.id === id && isReady(previous.element);
  const element = isReused ? previous.element : widget.createElement();
  element.slot = 'widget';
  element.classList.add(widgetClass);
  const remove = keepInserted(element, { parent: host, selector: `.${widgetClass}` });
  signal.addEventListener('abort', remove);
  if (styles) addStyles(host, styles, signal);
  if (isReused) return;
  widget.onInsert?.(element);
  await loadProviderScript({
    src,
    provider,
    isReady: () => isReady(element),
    place: scriptPlace === 'widget' ? element : undefined,
    signal,
  });
  widget.onReady?.(element);
  elements.set(host, { src, id, element });
};
