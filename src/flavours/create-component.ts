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

/** What the build says of a block (src/build/write/react-module.ts). */
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

const sorted = ({ settings, events }: ComponentDefinition, { ref: _, data, ...props }: ComponentProps) => {
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

/** Whether each setting is what it was; a list that is another list counts as changed, as everywhere in React. */
const isSame = (before: Settings | undefined, now: Settings): boolean =>
  !!before && [...Object.keys(before), ...Object.keys(now)].every((key) => Object.is(before[key], now[key]));

const define = ({ tag, load }: ComponentDefinition): void => {
  if (customElements.get(tag)) return;
  // A loader that is on the page knows which flavour the page uses.
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
    const { data, listeners, rest } = sorted(definition, props);
    const element = useRef<BlockElement>(null);
    const latest = useRef(listeners);
    const shown = useRef<Settings>(undefined);
    // The server's HTML has the settings in it; from then on the property replaces what the attribute says.
    const [first] = useState(() => JSON.stringify(data));

    useImperativeHandle(props.ref, () => element.current as HTMLElement);

    useLayoutEffect(() => {
      latest.current = listeners;
      if (!element.current || isSame(shown.current, data)) return;
      shown.current = data;
      element.current.data = data;
    });

    useLayoutEffect(() => {
      const stop = new AbortController();
      for (const type of types)
        element.current?.addEventListener(type, (event) => latest.current[type]?.(event), stop);
      return () => stop.abort();
    }, []);

    useEffect(() => define(definition), []);

    return createElement(definition.tag, { ...rest, data: first, ref: element });
  };
};
