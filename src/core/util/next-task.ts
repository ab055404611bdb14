/** Resolves in another task, so that the page stays responsive between two parts of long work. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
