import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../core/block-host';
import { lazyImport } from '../../core/lazy-import';
import { mayHavePolicy } from '../../core/site/unchecked-site-context';
import type { Widget } from './insert-widget';

/** Loaded on demand, because it is not needed before the visitor's consent. */
const insertModule = lazyImport(() => import('./insert-widget'));

export type ConsentModule = typeof import('../consent/consent-prompt');

/** Loaded on demand, because pages without a cookie policy do not ask for consent. */
const lazyConsentModule = lazyImport(() => import('../consent/consent-prompt'));

/** For a block's `prepare`: the code that asks for consent, on a page that may have a cookie policy. */
export const loadConsentModule = async (): Promise<ConsentModule | undefined> =>
  (await mayHavePolicy()) ? lazyConsentModule.load() : undefined;

/**
 * `none`: there is no script to load, or it has failed. `consent`: the visitor has not allowed the script. In `ready`, the widget
 * shows; in all other phases, the link does.
 */
export type ProviderPhase = 'none' | 'consent' | 'loading' | 'ready';

export interface UseProviderScriptOptions {
  host: BlockHost;
  /** Name of the provider, for the error. */
  provider: string;
  /** Address of the script; "" or undefined where the block lacks it, or anything else that the widget needs. */
  src: string | undefined;
  /** Differs between widgets of one script: another business, other settings. */
  id: string;
  consentModule: ConsentModule | undefined;
  /** Imports the block's code for the widget. Called once the visitor's consent allows the script. */
  loadWidget: () => Promise<Widget>;
}

const doNotSubscribe = () => () => {};

/**
 * Shows a provider's widget in a block, as soon as the visitor's consent allows its script, and reports one error if the script
 * fails. Another address or id replaces the widget; a failure or withdrawn consent removes it.
 * @returns the phase, and a function that gives consent to this block alone
 */
export const useProviderScript = (options: UseProviderScriptOptions): [ProviderPhase, () => void] => {
  const { host, provider, src, id, consentModule, loadWidget } = options;
  const root = host.getRootNode();
  const [phase, setPhase] = useState<ProviderPhase>('loading');
  const isAllowed = useSyncExternalStore(
    consentModule?.subscribeToConsent ?? doNotSubscribe,
    () => !consentModule || !src || consentModule.mayRequest(host, src),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `src` and `id` stand for provider and widget; in another root, the widget is inserted again, with its styles
  useEffect(() => {
    if (!src || !isAllowed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = async (): Promise<void> => {
      const [{ insertWidget }, widget] = await Promise.all([insertModule.load(), loadWidget()]);
      if (!signal.aborted) await insertWidget(host, widget, { src, provider, id, signal });
    };
    show().then(
      () => !signal.aborted && setPhase('ready'),
      (error) => {
        if (signal.aborted) return;
        controller.abort();
        setPhase('none');
        host.report(error);
      },
    );
    return () => {
      controller.abort();
      setPhase('loading');
    };
  }, [host, root, src, id, isAllowed]);

  const allow = (): void => {
    if (src) consentModule?.acceptItem(host, src);
  };
  if (!src) return ['none', allow];
  return [isAllowed ? phase : 'consent', allow];
};
