import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type ComponentDefinition, dataOf, loadElement, type Props } from './component-definition';

interface ReactComponentDefinition extends ComponentDefinition {
  /** Name of a prop -> the event that it listens to. */
  events: Record<string, string>;
}

type Listeners = Record<string, ((event: Event) => void) | undefined>;

/** React 18 warns about `useLayoutEffect` on the server. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** HTML's switches among the props: React 18 writes `hidden="false"`, which hides a custom element. */
const switches = ['hidden', 'inert'];

/** The props that are neither settings nor listeners, by the names that React 18, too, gives to a custom element. */
const attributesOf = (
  { settings, events }: ReactComponentDefinition,
  { data: _, ...props }: Props,
): Props => {
  const attributes: Props = {};
  for (const [name, value] of Object.entries(props)) {
    if (settings[name] || events[name]) continue;
    const isSwitchedOff = value === false && switches.includes(name);
    attributes[name === 'className' ? 'class' : name] = isSwitchedOff ? undefined : value;
  }
  return attributes;
};

const listenersOf = ({ events }: ReactComponentDefinition, props: Props): Listeners =>
  Object.fromEntries(Object.entries(events).map(([name, type]) => [type, props[name] as Listeners[string]]));

/**
 * A React component that renders a block's element: settings as props, listeners as `onAz…`, children as the block's
 * content, anything else as React does with an element. The element's module is imported when the first one mounts.
 */
export const createReactComponent = (
  definition: ReactComponentDefinition,
): ForwardRefExoticComponent<Props & RefAttributes<HTMLElement>> => {
  // React 18 has no prop `ref`.
  const component = forwardRef<HTMLElement, Props>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    const listeners = listenersOf(definition, props);
    const latestListeners = useRef(listeners);

    useImperativeHandle(ref, () => element.current as HTMLElement, []);

    useBrowserLayoutEffect(() => {
      latestListeners.current = listeners;
    });

    // Before the element can fire `az-ready`, which is a moment after it has been inserted.
    useBrowserLayoutEffect(() => {
      const stop = new AbortController();
      for (const type of Object.values(definition.events))
        element.current?.addEventListener(type, (event) => latestListeners.current[type]?.(event), stop);
      return () => stop.abort();
    }, []);

    useEffect(() => {
      loadElement(definition, element.current);
    }, []);

    return createElement(definition.tag, {
      ...attributesOf(definition, props),
      data: dataOf(definition, props),
      ref: element,
    });
  });
  component.displayName = definition.name;
  return component;
};
