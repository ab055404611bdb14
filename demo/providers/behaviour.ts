const { src } = document.currentScript as HTMLScriptElement;

/** The parameters of the script's address. */
export const parameters = new URL(src).searchParams;

const lateMs = 12_000;

/** What scripts of third parties do to pages: `?behaviour=NAME` in the address of a mock. */
const behaviours: Record<string, (render: () => void) => void> = {
  /** Answers after the block has given up. */
  late: (render) => void setTimeout(render, lateMs),
  /** Is a stub, as ad blockers put it in the place of scripts. */
  silent: () => {},
  throws: () => {
    throw Error('The provider has a bad day.');
  },
  /** Writes into a page that has been parsed, which would erase it. */
  writes: (render) => {
    setTimeout(() => {
      document.write('<h1>Only the provider</h1>');
      document.writeln('is left');
      render();
    });
  },
  /** Does nothing but write, so that there is no widget. */
  'only-writes': () => document.write('<h1>Only the provider</h1>'),
  /** Opens a new document in the place of the page. */
  opens: (render) => {
    setTimeout(() => {
      document.open();
      document.write('<h1>Only the provider is left</h1>');
      document.close();
      render();
    });
  },
  /** Takes over timers and classes. */
  'more-globals': (render) => {
    Object.assign(window, { clearInterval: undefined, clearTimeout: 42, Text: 42, HTMLElement: undefined });
    render();
  },
  /** Takes over names that pages use. */
  globals: (render) => {
    Object.assign(window, { fetch: undefined, IntersectionObserver: undefined, confirm: 42, tock: 42 });
    render();
  },
};

/** Renders as the real script does, or misbehaves as the address says. */
export const runBehaviour = (render: () => void): void => {
  const misbehave = behaviours[parameters.get('behaviour') ?? ''];
  if (misbehave) misbehave(render);
  else render();
};

type Children = (Node | string)[];

export const createElement = (name: string, attributes: Record<string, string>, ...children: Children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

export const createSelect = (label: string, options: [value: string, text: string][]): HTMLElement =>
  createElement(
    'select',
    { 'aria-label': label },
    ...options.map(([value, text]) => createElement('option', { value }, text)),
  );

/** The next 60 days. */
export const createDates = (label: string): HTMLElement => {
  const format = new Intl.DateTimeFormat('sv-SE');
  const dates = Array.from({ length: 60 }, (_, days): [string, string] => {
    const date = new Date();
    date.setDate(date.getDate() + days);
    return [format.format(date), date.toLocaleDateString()];
  });
  return createSelect(label, dates);
};

export const times: [string, string][] = ['19:00', '19:30', '20:00', '20:30', '21:00'].map((time) => [
  time,
  time,
]);
