/** dist/overlays.js: src/overlays, which stands above this room. */
declare module 'azulejo:overlays' {
  export const confirm: (question: unknown) => Promise<unknown>;
  export const alert: (notice: unknown) => Promise<unknown>;
  export const inform: (notice: unknown) => Promise<unknown>;
  export const tooltip: (element: HTMLElement, text: string) => () => void;
  export const showError: (error: { message: string; isCleaned?: boolean }) => Promise<unknown>;
}

/** dist/tracking.js: src/tracking, which stands above this room too. */
declare module 'azulejo:tracking' {
  export const start: () => Promise<void>;
}
