/** The names of a block's component, tag and props. src/build/author-files/component-modules.ts writes the definitions. */
export interface ComponentDefinition {
  /** `Name` */
  name: string;
  /** `az-NAME` */
  tag: string;
  /** Name of a prop -> key in `data`. The prop has the name of the element's property. */
  settings: Record<string, string>;
  /** Imports the element's module, for a page without a loader. */
  load: () => Promise<unknown>;
}

export type Props = Record<string, unknown>;

/**
 * The value of the attribute `data`. As JSON, a setting is the same on the server, before the element is defined and after.
 * A prop that is undefined counts as missing.
 */
export const dataOf = ({ settings }: ComponentDefinition, { data, ...props }: Props): string => {
  const result = { ...(data as Props | undefined) };
  for (const [name, value] of Object.entries(props)) {
    const key = settings[name];
    if (key && value !== undefined) result[key] = value;
  }
  return JSON.stringify(result);
};

/** Loads the element's module, at the moment when the page's loader would load it. */
export const loadElement = async (
  { tag, load }: ComponentDefinition,
  element: Element | null | undefined,
): Promise<void> => {
  // If the page has a loader, the loader knows the page's flavour.
  const { Azulejo } = globalThis;
  try {
    if (element) await Azulejo?.whenReadyToLoad?.(element);
    if (!customElements.get(tag)) await (Azulejo ? Azulejo.load(tag.slice(3)) : load());
  } catch (error) {
    console.error('[azulejo]', error);
  }
};
