import { createWidget, type Widget, type WidgetDesign, type WidgetOptions } from './widget';

type Container = string | HTMLElement;

/** The widgets of a page, as a provider's script registers them. */
interface Widgets<Id extends string | number> {
  /** @throws if the container is missing or already has a widget */
  render(container: Container, options?: WidgetOptions): Id;
  /** Without an id, the first widget. */
  find(id?: Id): Widget;
  remove(id?: Id): void;
}

interface WidgetsOptions<Id> {
  design: WidgetDesign;
  createId(count: number): Id;
  /** Finds the container for a string, which is an id for reCAPTCHA and hCaptcha, a selector for Turnstile. */
  findContainer(container: string): Element | null;
}

export const createWidgets = <Id extends string | number>({
  design,
  createId,
  findContainer,
}: WidgetsOptions<Id>): Widgets<Id> => {
  const widgets = new Map<Id, { widget: Widget; element: Element }>();

  const entryOf = (id?: Id) => {
    const [first] = widgets.keys();
    const entry = widgets.get(id ?? (first as Id));
    if (!entry) throw Error(`There is no captcha ${id ?? ''}.`);
    return { ...entry, id: id ?? (first as Id) };
  };
  let count = 0;

  return {
    render(container, options = {}) {
      const element = typeof container === 'string' ? findContainer(container) : container;
      if (!(element instanceof HTMLElement)) throw Error('The container of the captcha was not found.');
      if ([...widgets.values()].some((other) => other.element === element))
        throw Error('A captcha has already been rendered in this element.');
      const id = createId(count++);
      widgets.set(id, { widget: createWidget(element, options, design), element });
      return id;
    },
    find: (id) => entryOf(id).widget,
    remove(id) {
      const entry = entryOf(id);
      entry.widget.remove();
      widgets.delete(entry.id);
    },
  };
};

/** Behaves like the real scripts, which define their methods a moment after their global and then call `onload=NAME`. */
export const announceReady = (defineMethods: () => void): void => {
  const { searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
  setTimeout(() => {
    defineMethods();
    const name = searchParams.get('onload');
    if (name) Reflect.get(window, name)?.();
  });
};
