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

/** Boolean attributes of HTML: React 18 writes `hidden="false"`, which hides a custom element. */
const booleanAttributes = ['hidden', 'inert'];

/**
 * The props that are neither settings nor listeners. `className` becomes `class`, which React 18 does not do for a custom
 * element.
 */
const attributesOf = (
  { settings, events }: ReactComponentDefinition,
  { data: _, ...props }: Props,
): Props => {
  const attributes: Props = {};
  for (const [name, value] of Object.entries(props)) {
    if (settings[name] || events[name]) continue;
    const isSwitchedOff = value === false && booleanAttributes.includes(name);
    attributes[name === 'className' ? 'class' : name] = isSwitchedOff ? undefined : value;
  }
  return attributes;
};

const listenersOf = ({ events }: ReactComponentDefinition, props: Props): Listeners =>
  Object.fromEntries(Object.entries(events).map(([name, type]) => [type, props[name] as Listeners[string]]));

/**
 * A React component that renders a block's element: settings as props, listeners as `onAz…`, children as the block's
 * content, other props as on any element. The element's module is imported when the first one mounts.
 */
export const createReactComponent = (
  definition: ReactComponentDefinition,
): ForwardRefExoticComponent<Props & RefAttributes<HTMLElement>> => {
  // In React 18, `ref` is not a prop.
  const component = forwardRef<HTMLElement, Props>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    const listeners = listenersOf(definition, props);
    const latestListeners = useRef(listeners);

    useImperativeHandle(ref, () => element.current as HTMLElement, []);

    useBrowserLayoutEffect(() => {
      latestListeners.current = listeners;
    });

    // In a layout effect, because the element fires `az-ready` soon after its insertion.
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
