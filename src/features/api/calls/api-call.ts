import type { CallOptions } from '../call';

/** A call to the server: how it is sent, and what its answer is. */
export interface ApiCall<T> {
  path: string;
  options?: CallOptions;
  /** Makes the call's data of the answer's; throws an error that names what it expected. */
  read(data: unknown): T;
}

/** Of calls whose answers say no more than that the server has taken them. */
export const readNothing = (): void => {};
