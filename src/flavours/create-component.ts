import {
  createElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A block's names, which src/build/author-files/react-module.ts writes. */
export interface ComponentDefinition {
  tag: string;
  /** Name of a prop -> key in `data`. The prop has the name of the element's property. */
  settings: Record<string, string>;
  /** Name of a prop -> the event that it listens to. */
  events: Record<string, string>;
  /** Imports the element's module, for a page without a loader. */
  load: () => Promise<unknown>;
}

type Settings = Record<string, unknown>;

interface ComponentProps extends Record<string, unknown> {
  /** Settings as one object; a prop for a single setting wins over it. */
  data?: Settings;
  ref?: Ref<HTMLElement>;
}

type BlockElement = HTMLElement & { data: unknown };
type Listeners = Record<string, ((event: Event) => void) | undefined>;

const sortProps = ({ settings, events }: ComponentDefinition, { ref: _, data, ...props }: ComponentProps) => {
  const result = { data: { ...data }, listeners: {} as Listeners, rest: {} as Record<string, unknown> };
  for (const [name, value] of Object.entries(props)) {
    const key = settings[name];
    const event = events[name];
    if (key) result.data[key] = value;
    else if (event) result.listeners[event] = value as Listeners[string];
    else result.rest[name] = value;
  }
  return result;
};

/** Compares each setting by identity, as React compares props. */
const areEqualSettings = (before: Settings | undefined, now: Settings): boolean =>
  !!before && [...Object.keys(before), ...Object.keys(now)].every((key) => Object.is(before[key], now[key]));

const loadElement = ({ tag, load }: ComponentDefinition): void => {
  if (customElements.get(tag)) return;
  // The loader, where the page has one, knows the page's flavour.
  const { Azulejo } = globalThis;
  (Azulejo ? Azulejo.load(tag.slice(3)) : load()).catch((error) => console.error('[azulejo]', error));
};

/**
 * A React component that renders a block's element: settings as props, listeners as `onAz…`, children as the block's
 * content, anything else as React does with an element. The element's module is imported when the first one mounts.
 */
export const createComponent = (definition: ComponentDefinition) => {
  const types = Object.values(definition.events);

  return (props: ComponentProps): ReactNode => {
    const { data, listeners, rest } = sortProps(definition, props);
    const element = useRef<BlockElement>(null);
    const latestListeners = useRef(listeners);
    const lastData = useRef<Settings>(undefined);
    // The attribute is part of the server's HTML. In the browser, the property replaces it.
    const [initialJson] = useState(() => JSON.stringify(data));

    useImperativeHandle(props.ref, () => element.current as HTMLElement);

    useLayoutEffect(() => {
      latestListeners.current = listeners;
      if (!element.current || areEqualSettings(lastData.current, data)) return;
      lastData.current = data;
      element.current.data = data;
    });

    useLayoutEffect(() => {
      const stop = new AbortController();
      for (const type of types)
        element.current?.addEventListener(type, (event) => latestListeners.current[type]?.(event), stop);
      return () => stop.abort();
    }, []);

    useEffect(() => loadElement(definition), []);

    return createElement(definition.tag, { ...rest, data: initialJson, ref: element });
  };
};
