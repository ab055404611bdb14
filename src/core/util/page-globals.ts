/**
 * A global variable of the page. Undefined for an element: one whose id is the name is a property of the window until a script
 * sets the variable.
 */
export const readGlobal = <Value>(name: string): Value | undefined => {
  const value: unknown = Reflect.get(globalThis, name);
  return value instanceof Element ? undefined : (value as Value | undefined);
};

/**
 * Sets a global variable of the page. No error is thrown for a read-only one, such as a locked `dataLayer`, which keeps its
 * value.
 */
export const writeGlobal = (name: string, value: unknown): void => {
  Reflect.set(globalThis, name, value);
};
