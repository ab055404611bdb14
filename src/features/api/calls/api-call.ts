import { isObject } from '../../../core/util/is-object';
import type { CallOptions } from '../call';

/** A call to the server: how it is sent, and what its response is. */
export interface ApiCall<T> {
  path: string;
  options?: CallOptions;
  /**
   * Converts the response's data to the call's data, or throws an error that names what it expected.
   * @param data `{}` of a 204
   * @param status 200 to 299; 204 is an empty success
   */
  read(data: unknown, status: number): T;
}

/**
 * An id as one step of a path.
 * @throws for `.` and `..`, which lead to another path, also percent-encoded
 */
export const pathStep = (id: string): string => {
  if (id === '.' || id === '..')
    throw TypeError(`id is ${JSON.stringify(id)}; expected an id that can be a step of an address.`);
  return encodeURIComponent(id);
};

/** `read` for calls whose responses say only that the server has accepted them. */
export const readNothing = (): void => {};

/**
 * `read` for calls whose responses the hosted builder does not document: any object is a success. `T` has the fields that
 * Azulejo's own servers send; none of them is checked.
 */
export const readObject = <T extends object>(data: unknown): Partial<T> => {
  if (!isObject(data)) throw Error('expected an object.');
  return data as Partial<T>;
};
