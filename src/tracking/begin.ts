import { collect as collectClick } from './collectors/button-click';
import { type ButtonFacts, collect as collectButton } from './collectors/button-render';
import { collect as collectForm } from './collectors/form-render';
import { collect as collectHit } from './collectors/hit';
import { collect as collectErrors } from './collectors/javascript-errors';
import { collect as collectLanding } from './collectors/landing';
import { collect as collectSpeed } from './collectors/page-speed';
import { collect as collectVisitor } from './collectors/visitor';
import { tell } from './debug';

/** What a block says of itself to who counts. */
interface Counted extends Element {
  /** Of a form. */
  formId?: string;
  /** Of a button. */
  buttonFacts?: ButtonFacts;
}

type Collector<T> = () => Promise<{ collect(what: T): unknown }>;

/** Visitors do without it. */
const fail = (error: unknown): void => tell('warn', error);

const run = async <T>(collector: Collector<T>, what: T): Promise<void> => {
  try {
    (await collector()).collect(what);
  } catch (error) {
    fail(error);
  }
};

const recordEvent = () => import('./collectors/record-event');
const trace = () => import('./collectors/trace');

/** By the event whose `detail` they take. */
const collectors: Record<string, Collector<never>> = {
  'az-record': recordEvent,
  'az-track': () => import('./collectors/events-service'),
  'az-overlay': () => import('./collectors/overlay'),
  'az-quick-view': () => import('./collectors/quick-view'),
  'az-trace': trace,
};

const shown = ({ formId, buttonFacts }: Counted): void => {
  if (formId !== undefined) collectForm(formId);
  if (buttonFacts) collectButton(buttonFacts);
};

const others: Record<string, (from: Counted, detail: { block?: string; error?: unknown }) => unknown> = {
  'az-ready': shown,
  'az-click': ({ buttonFacts }) => buttonFacts && collectClick(buttonFacts),
  // Storefront 4. No block is known by its name here; this is a newsletter of any kind.
  'az-success': ({ localName, formId }) =>
    /newsletter/.test(localName) && run(recordEvent, { event: 'newsletter-signup', data: { formId } }),
  'az-error': ({ id }, { block, error }) =>
    run(trace, { type: 'az-error', data: { block, id, message: `${error}` } }),
};

/** The blocks that have shown in `root`, and those within them. */
const showAll = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(':state(ready)')) {
    shown(element);
    if (element.shadowRoot) showAll(element.shadowRoot);
  }
};

let hasBegun = false;

/** Starts what collects: at once, or with the first event that it is for. Again after another yes: the visitor is known anew. */
export const begin = (): void => {
  collectVisitor();
  if (hasBegun) return;
  hasBegun = true;
  for (const [type, collector] of Object.entries(collectors))
    document.addEventListener(type, (event) => run(collector, (event as CustomEvent).detail as never));
  for (const [type, heard] of Object.entries(others))
    document.addEventListener(type, (event) =>
      heard(event.composedPath()[0] as Counted, (event as CustomEvent).detail ?? {}),
    );
  collectErrors();
  // Shell 2.1: the search page is excluded from page-view tracking.
  if (!/^\/search\/?$/.test(location.pathname)) collectHit();
  collectLanding();
  showAll(document);
  collectSpeed().catch(fail);
};
