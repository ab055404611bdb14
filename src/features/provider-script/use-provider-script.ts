import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../core/block-host';
import { lazyImport } from '../../core/lazy-import';
import { mayHavePolicy } from '../../core/site/unchecked-site-context';
import { useLatest } from '../../hooks/use-latest';
import type { Widget } from './insert-widget';

/** Nobody needs it before the visitor's consent. */
const insertModule = lazyImport(() => import('./insert-widget'));

export type ConsentModule = typeof import('../consent/consent-prompt');

/** Pages without a cookie policy may request third parties, and do without the code that asks for consent. */
const lazyConsentModule = lazyImport(() => import('../consent/consent-prompt'));

/** For a block's `prepare`: the code that asks for consent, on a page that may have a cookie policy. */
export const loadConsentModule = async (): Promise<ConsentModule | undefined> =>
  (await mayHavePolicy()) ? lazyConsentModule.load() : undefined;

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
  /** Differs between widgets of one script: another business, other settings. */
  id: string;
  consentModule: ConsentModule | undefined;
  /** Imports the block's code for the widget, which nobody needs before the visitor's consent either. */
  loadWidget: () => Promise<Widget>;
}

const doNotSubscribe = () => () => {};

/**
 * Shows a provider's widget in a block, as soon as the visitor's consent allows its script, and reports one error where the
 * script fails. Another address or id replaces the widget; a consent that is withdrawn removes it.
 * @returns the phase, and a function with which the visitor allows this block alone
 */
export const useProviderScript = (options: UseProviderScriptOptions): [ProviderPhase, () => void] => {
  const { host, src, id, consentModule } = options;
  const latest = useLatest(options);
  // A block in another shadow root has other styles around its widget.
  const root = host.getRootNode();
  const [phase, setPhase] = useState<ProviderPhase>('loading');
  const isAllowed = useSyncExternalStore(
    consentModule?.subscribeToConsent ?? doNotSubscribe,
    () => !consentModule || !src || consentModule.mayRequest(host, src),
  );

  useEffect(() => {
    if (!src || !isAllowed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = async (): Promise<void> => {
      const { provider, loadWidget } = latest.current;
      const [{ insertWidget }, widget] = await Promise.all([insertModule.load(), loadWidget()]);
      if (!signal.aborted) await insertWidget(host, widget, { root, src, provider, id, signal });
    };
    show().then(
      () => !signal.aborted && setPhase('ready'),
      (error) => {
        if (signal.aborted) return;
        setPhase('failed');
        host.report(error);
      },
    );
    return () => {
      controller.abort();
      setPhase('loading');
    };
  }, [host, root, src, id, isAllowed, latest]);

  const allow = (): void => {
    if (src) consentModule?.allowItem(host, src);
  };
  if (!src) return ['none', allow];
  return [isAllowed ? phase : 'consent', allow];
};
