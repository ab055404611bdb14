import { keepInserted } from '../../core/morphs';
import { loadProviderScript } from './load-provider-script';

/** A widget that a provider's script makes. */
export interface Widget {
  /** Address of the script. */
  src: string;
  /** Name of the provider, for the error. */
  provider: string;
  /** Differs between widgets of one script: another business, other settings. */
  id: string;
  /** Creates the element that the provider documents, for `<slot name="widget">`: providers find nothing in shadow roots. */
  createElement: () => HTMLElement;
  /** Whether the script has done its work in the element. */
  isReady: (element: HTMLElement) => boolean;
  /** Where to insert the script. Default: `page`, once for all blocks with the address. */
  scriptPlace?: 'page' | 'widget';
  /** Called before the script is requested, for a provider whose script takes commands from a queue. */
  onInsert?: (element: HTMLElement) => void;
  /** Called before the widget shows. */
  onReady?: (element: HTMLElement) => void;
}

/** The widget that each host has had: a host that is removed and put back shows it again. */
const elements = new WeakMap<Element, { src: string; id: string; element: HTMLElement }>();

const widgetClass = 'az-provider-widget';

/**
 * Inserts a widget's element into the host and has the provider's script fill it.
 * @throws where the script fails; see `loadProviderScript`
 */
export const insertWidget = async (
  host: Element,
  widget: Widget & { signal: AbortSignal },
): Promise<void> => {
  const { src, provider, id, isReady, scriptPlace, signal } = widget;
  const previous = elements.get(host);
  const isReused = previous?.src === src && previous.id === id && isReady(previous.element);
  const element = isReused ? previous.element : widget.createElement();
  element.slot = 'widget';
  element.classList.add(widgetClass);
  const remove = keepInserted(element, () => host.append(element), `.${widgetClass}`);
  signal.addEventListener('abort', remove);
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
