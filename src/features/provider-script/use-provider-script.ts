import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../core/block-host';
import { lazyImport } from '../../core/lazy-import';
import { keepInserted } from '../../core/morphs';
import { hasContext } from '../../core/site/page-context';
import { useLatest } from '../../hooks/use-latest';
import { loadProviderScript } from './load-provider-script';

export type ConsentModule = typeof import('../consent/consent-prompt');

/** Pages without a cookie policy may request third parties, and do without the code that asks for consent. */
const consentModule = lazyImport(() => import('../consent/consent-prompt'));

/** For a block's `prepare`: the code that asks for consent, on a page that may have a cookie policy. */
export const loadConsentPrompt = (): Promise<ConsentModule> | undefined =>
  globalThis.Azulejo?.consent || hasContext() ? consentModule.load() : undefined;

/**
 * `none`: there is no script to load. `consent`: the visitor has not allowed it. Only in `ready` does the widget show; the
 * link shows in all others.
 */
export type ProviderPhase = 'none' | 'consent' | 'loading' | 'ready' | 'failed';

export interface UseProviderScriptOptions {
  host: BlockHost;
  /** Name of the provider, for the error. */
  provider: string;
  /** Address of the script; undefined for none. */
  src: string | undefined;
  consentPrompt: ConsentModule | undefined;
  /** Creates the element that the provider documents, for `<slot name="widget">`: providers find nothing in shadow roots. */
  createWidget: () => HTMLElement;
  /** Whether the script has done its work. */
  isReady: (widget: HTMLElement) => boolean;
  /** Where to insert the script. Default: `page`, once for all blocks with the address. */
  scriptPlace?: 'page' | 'widget';
  /** Called before the script is requested, for a provider whose script takes commands from a queue. */
  onInsert?: (widget: HTMLElement) => void;
  /** Called before the widget shows. */
  onReady?: (widget: HTMLElement) => void;
}

/** The widget that each element has had: an element that is removed and put back shows it again. */
const widgets = new WeakMap<Element, { src: string; widget: HTMLElement }>();

const widgetClass = 'az-provider-widget';

const doNotSubscribe = () => () => {};

/**
 * Loads a provider's script for a block, as soon as the visitor's consent allows it, and reports one error where it fails.
 * Another address, or a consent that is withdrawn, removes the widget.
 * @returns the phase, and a function with which the visitor allows this block alone
 */
export const useProviderScript = (options: UseProviderScriptOptions): [ProviderPhase, () => void] => {
  const { host, src, consentPrompt } = options;
  const latest = useLatest(options);
  const [phase, setPhase] = useState<ProviderPhase>('loading');
  const [, setAllowedAddress] = useState('');
  const isAllowed = useSyncExternalStore(
    consentPrompt?.consent.onChange ?? doNotSubscribe,
    () => !consentPrompt || !src || consentPrompt.mayRequest(host, src),
  );

  useEffect(() => {
    if (!src || !isAllowed) return undefined;
    const { provider, createWidget, isReady, scriptPlace, onInsert, onReady } = latest.current;
    const loading = new AbortController();
    const previous = widgets.get(host);
    const isReused = previous?.src === src && isReady(previous.widget);
    const widget = isReused ? previous.widget : createWidget();
    widget.slot = 'widget';
    widget.classList.add(widgetClass);
    const remove = keepInserted(widget, () => host.append(widget), `.${widgetClass}`);
    const load = async (): Promise<void> => {
      if (isReused) return;
      onInsert?.(widget);
      await loadProviderScript({
        src,
        provider,
        isReady: () => isReady(widget),
        place: scriptPlace === 'widget' ? widget : undefined,
        signal: loading.signal,
      });
      onReady?.(widget);
      widgets.set(host, { src, widget });
    };
    load().then(
      () => !loading.signal.aborted && setPhase('ready'),
      (error) => {
        if (loading.signal.aborted) return;
        setPhase('failed');
        host.report(error);
      },
    );
    return () => {
      loading.abort();
      remove();
      setPhase('loading');
    };
  }, [host, src, isAllowed, latest]);

  const allow = (): void => {
    if (!src) return;
    consentPrompt?.allowItem(host, src);
    setAllowedAddress(src);
  };
  if (!src) return ['none', allow];
  return [isAllowed ? phase : 'consent', allow];
};
