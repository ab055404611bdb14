/** A random id of 128 bits, as digits. Not `randomUUID`, which pages without https do not have. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('');
