import { collectButtonClick } from './collectors/button-click';
import { type ButtonFacts, collectButtonRender } from './collectors/button-render';
import { collectEvent } from './collectors/events-service';
import { collectFormRender } from './collectors/form-render';
import { collectHit } from './collectors/hit';
import { collectJavascriptErrors } from './collectors/javascript-errors';
import { collectLanding } from './collectors/landing';
import { collectOverlay } from './collectors/overlay';
import { collectPageSpeed } from './collectors/page-speed';
import { collectQuickView } from './collectors/quick-view';
import { collectRecordedEvent } from './collectors/record-event';
import { collectTrace } from './collectors/trace';
import { collectVisitor } from './collectors/visitor';
import { tell } from './debug';

/** The properties of a block's element that tracking reads. */
interface TrackedElement extends Element {
  /** Present on a form. */
  formId?: string;
  /** Present on a button. */
  buttonFacts?: ButtonFacts;
}

/** Tracking never disturbs the page: an error is only logged in debug mode. */
const logError = (error: unknown): void => tell('warn', error);

const run = async <Detail>(collect: (detail: Detail) => unknown, detail: Detail): Promise<void> => {
  try {
    await collect(detail);
  } catch (error) {
    logError(error);
  }
};

/** The page's own events, and the collectors that take their `detail`. */
const collectors: Record<string, (detail: never) => unknown> = {
  'az-record': collectRecordedEvent,
  'az-track': collectEvent,
  'az-overlay': collectOverlay,
  'az-quick-view': collectQuickView,
  'az-trace': collectTrace,
};

const collectRender = ({ formId, buttonFacts }: TrackedElement): void => {
  if (formId !== undefined) collectFormRender(formId);
  if (buttonFacts) collectButtonRender(buttonFacts);
};

type BlockEventHandler = (element: TrackedElement, detail: { block?: string; error?: unknown }) => unknown;

/** The events of blocks. */
const blockEvents: Record<string, BlockEventHandler> = {
  'az-ready': collectRender,
  'az-click': ({ buttonFacts }) => buttonFacts && collectButtonClick(buttonFacts),
  // Blocks are not known by name here; this is a newsletter of any kind.
  'az-success': ({ localName, formId }) =>
    /newsletter/.test(localName) &&
    run(collectRecordedEvent, { event: 'newsletter-signup', data: { formId } }),
  'az-error': ({ id }, { block, error }) =>
    run(collectTrace, { type: 'az-error', data: { block, id, message: `${error}` } }),
};

/** Collects the blocks within `root` that rendered before tracking began. */
const collectRendered = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(':state(ready)')) {
    collectRender(element);
    if (element.shadowRoot) collectRendered(element.shadowRoot);
  }
};

let hasBegun = false;

/** Starts the collectors. Called once more after a later consent, which makes the visitor known again. */
export const begin = (): void => {
  collectVisitor();
  if (hasBegun) return;
  hasBegun = true;
  for (const [type, collect] of Object.entries(collectors))
    document.addEventListener(type, (event) => run(collect, (event as CustomEvent).detail as never));
  for (const [type, handle] of Object.entries(blockEvents))
    document.addEventListener(type, (event) =>
      handle(event.composedPath()[0] as TrackedElement, (event as CustomEvent).detail ?? {}),
    );
  collectJavascriptErrors();
  // The search page is excluded from page-view tracking.
  if (!/^\/search\/?$/.test(location.pathname)) collectHit();
  collectLanding();
  collectRendered(document);
  collectPageSpeed().catch(logError);
};
