type Consent = NonNullable<typeof Azulejo.consent>;

let consent: Consent | undefined;

/** The page's one consent: who came first has put it on the global. */
export const findConsent = async (): Promise<Consent> =>
  (consent = globalThis.Azulejo?.consent ?? (await import('../consent')).consent);

/** Whether anything may be sent or stored now: what a visitor has declined, or a restrictive policy keeps back, may not. */
export const mayCollect = (): boolean => !!consent?.categories.statistics;
