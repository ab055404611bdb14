import { createWidget, type Widget, type WidgetLook, type WidgetOptions } from './widget';

type Container = string | HTMLElement;

/** What a provider's script keeps of the widgets of a page. */
export interface Widgets<Id extends string | number> {
  /** @throws for a container that is not there, or has a widget already. */
  render(container: Container, options?: WidgetOptions): Id;
  /** Without an id the first one. */
  find(id?: Id): Widget;
  remove(id?: Id): void;
}

interface WidgetsOptions<Id> {
  look: WidgetLook;
  nameOf(count: number): Id;
  /** A string as container is an id with recaptcha and hcaptcha, a selector with turnstile. */
  findContainer(container: string): Element | null;
}

export const createWidgets = <Id extends string | number>({
  look,
  nameOf,
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
      if (!(element instanceof HTMLElement)) throw Error('The container of a captcha is not there.');
      if ([...widgets.values()].some((other) => other.element === element))
        throw Error('A captcha has already been rendered in this element.');
      const id = nameOf(count++);
      widgets.set(id, { widget: createWidget(element, options, look), element });
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

/** As the real scripts do: the global comes first, what it can do a moment later, and then they call `onload=NAME`. */
export const announceReady = (makeReady: () => void): void => {
  const { searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
  setTimeout(() => {
    makeReady();
    const name = searchParams.get('onload');
    if (name) Reflect.get(window, name)?.();
  });
};
