/** The first import after a failed request is given that failure; the next one is another request. */
export const again = <M>(load: () => Promise<M>): Promise<M> => load().catch(load);
