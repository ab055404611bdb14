/**
 * The hosted builder's limits for calls of visit analytics. Both `azulejo/client` and src/features/tracking use them.
 * @module
 */

export const recordTimeoutMs = 2500;
export const settingsTimeoutMs = 30_000;

/** The statuses with which the events service accepts an event. */
export const acceptedEventStatuses = [200, 202];
