import { importWithRetry } from '../../../core/lazy-import';
import { consent } from '..';
import { cookieSettings, isOn } from '../policy';
import type { SendSignal } from './signals/signal';
import { warnOncePerPage } from './warn-once-per-page';

/** A module for each vendor. Pages load those that their settings name. The cookie banner's schema has the same names. */
export const moduleByName = {
  google: () => importWithRetry(() => import('./signals/google')),
  uet: () => importWithRetry(() => import('./signals/uet')),
  clarity: () => importWithRetry(() => import('./signals/clarity')),
  meta: () => importWithRetry(() => import('./signals/meta')),
  tiktok: () => importWithRetry(() => import('./signals/tiktok')),
} satisfies Record<string, () => Promise<{ sendSignal: SendSignal }>>;

export type SignalName = keyof typeof moduleByName;

const isSignalName = (name: unknown): name is SignalName => {
  if (Object.hasOwn(moduleByName, `${name}`)) return true;
  warnOncePerPage(
    `The consent signal ${JSON.stringify(name)} is unknown, expected ${Object.keys(moduleByName).join(', ')}. It is not sent.`,
  );
  return false;
};

/** The vendors that the settings name. */
export const namedSignals = (): SignalName[] => {
  const { signals, googleConsentMode } = cookieSettings();
  const names: unknown[] = Array.isArray(signals) ? signals : [];
  const all = isOn(googleConsentMode) ? ['google', ...names] : names;
  return [...new Set(all)].filter(isSignalName);
};

/** Name of a vendor -> the last signal that it got, as JSON. */
const lastSent = new Map<SignalName, string>();

const send = async (name: SignalName): Promise<void> => {
  try {
    const { sendSignal } = await moduleByName[name]();
    const { state, categories } = consent;
    const hasChoice = state !== 'unknown';
    const serialized = JSON.stringify(hasChoice && categories);
    if (lastSent.get(name) === serialized) return;
    lastSent.set(name, serialized);
    sendSignal({ hasChoice, categories, settings: cookieSettings() });
  } catch (error) {
    console.warn(`[azulejo] The consent signal "${name}" was not sent.`, error);
  }
};

/** Sends the default, or the visitor's choice where it has changed, to the tags of the vendors that the settings name. */
export const sendSignals = (): void => {
  for (const name of namedSignals()) send(name);
};
