/** The page of the app: the cases (cases.ts), or what a visitor plays with (visitor.ts). */
export type PageName = 'cases' | 'visit';

interface Start {
  /** Renders the app, or takes over the server's HTML where there is some. */
  mount(options: { root: HTMLElement; page: PageName; isServerRendered: boolean }): unknown;
}

const isBlock = ({ localName }: Element): boolean => localName.startsWith('az-');

const addLoader = (): void => {
  const script = document.createElement('script');
  script.src = '/dist/azulejo.js';
  document.head.append(script);
};

const importBlocks = (): Promise<unknown> =>
  Promise.all([
    import('azulejo/elements/accordion'),
    import('azulejo/elements/cart'),
    import('azulejo/elements/cart-indicator'),
    import('azulejo/elements/form'),
    import('azulejo/elements/gallery'),
  ]);

/** The server's HTML has the script tag, which is async: waits for its script, and until the blocks have upgraded themselves. */
const whenBlocksAreReady = async (root: HTMLElement): Promise<void> => {
  while (!('Azulejo' in window)) await new Promise(requestAnimationFrame);
  await Promise.all([...root.querySelectorAll('*')].filter(isBlock).map((block) => Azulejo.whenReady(block)));
};

/**
 * Starts an app as its address says: `page` names the page, `blocks=first` defines the elements before the app renders,
 * `blocks=later` after it. Marks the page with `data-started` once the app listens: the driver's clicks would come too early
 * before.
 */
export const start = async ({ mount }: Start): Promise<void> => {
  const root = document.querySelector<HTMLElement>('#app');
  if (!root) throw new Error('The page has no element #app. Nothing is rendered.');
  const query = new URLSearchParams(location.search);
  const page = query.get('page') as PageName;
  const isServerRendered = root.childElementCount > 0;
  const isLater = query.get('blocks') === 'later';

  if (!isLater) await (isServerRendered ? whenBlocksAreReady(root) : importBlocks());
  await mount({ root, page, isServerRendered });
  // Some frameworks render in a task of their own.
  while (![...root.querySelectorAll('*')].some(isBlock)) await new Promise(requestAnimationFrame);
  if (isLater) addLoader();
  document.documentElement.dataset.started = '';
};
