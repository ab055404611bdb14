/** A variable of the page. An element with that id is a property of the window, too, as long as no script sets the variable. */
export const pageVariable = <Value>(name: string): Value | undefined => {
  const value: unknown = Reflect.get(globalThis, name);
  return value instanceof Element ? undefined : (value as Value | undefined);
};

/** Sets a variable of the page. One that the page has locked, as some lock `dataLayer`, keeps its value without an error. */
export const setPageVariable = (name: string, value: unknown): void => {
  Reflect.set(globalThis, name, value);
};
