export const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves in another task, so that the page stays responsive between two parts of long work. */
export const nextTask = (): Promise<unknown> => wait(0);
