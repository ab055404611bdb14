/**
 * The builder's own limits for the calls of visit analytics, which both `azulejo/client` and src/features/tracking make.
 * @module
 */

export const recordTimeoutMs = 2500;
export const settingsTimeoutMs = 30_000;

/** The statuses with which the events service accepts an event. */
export const acceptedEventStatuses = [200, 202];
