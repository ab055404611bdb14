import type { DocumentWithFonts } from '../fonts/load-fonts';
import type { PageFieldSettings } from '../form/page-fields';
import { collectButtonClick } from './collectors/button-click';
import { collectButtonRender, type TrackedButton } from './collectors/button-render';
import { collectEvent } from './collectors/events-service';
import { collectFormRender } from './collectors/form-render';
import { collectHit } from './collectors/hit';
import { collectJavascriptErrors, reportLibraryError } from './collectors/javascript-errors';
import { collectLanding } from './collectors/landing';
import { collectOverlay } from './collectors/overlay';
import { collectPageSpeed } from './collectors/page-speed';
import { collectQuickView } from './collectors/quick-view';
import { collectRecordedEvent } from './collectors/record-event';
import { collectTrace } from './collectors/trace';
import { collectVisitor } from './collectors/visitor';
import { logFailure } from './debug';

/** The properties of a block's element that collectors read. */
interface TrackedElement extends Element, PageFieldSettings {
  /** Present on a form. */
  formId?: string;
  /** Present on a button. */
  buttonDetails?: TrackedButton;
  /** Present on a popup while it is open: the detail of the `az-overlay` that it has fired. */
  overlayDetails?: Record<string, unknown>;
}

const run = async <Detail>(collect: (detail: Detail) => unknown, detail: Detail): Promise<void> => {
  try {
    await collect(detail);
  } catch (error) {
    logFailure(error);
  }
};

/** The page's own events, and the collectors that take their `detail`. */
const collectorByEvent: Record<string, (detail: never) => unknown> = {
  'az-record': collectRecordedEvent,
  'az-track': collectEvent,
  'az-overlay': collectOverlay,
  'az-quick-view': collectQuickView,
  'az-trace': collectTrace,
};

const collectRender = (element: TrackedElement): void => {
  const { formId, buttonDetails, overlayDetails } = element;
  if (formId !== undefined) collectFormRender(formId, element);
  if (buttonDetails) collectButtonRender(buttonDetails);
  if (overlayDetails) run(collectOverlay, overlayDetails);
};

type BlockEventHandler = (element: TrackedElement, detail: { block?: string; error?: unknown }) => unknown;

const handlerByBlockEvent: Record<string, BlockEventHandler> = {
  'az-ready': collectRender,
  'az-click': ({ buttonDetails }) => buttonDetails && collectButtonClick(buttonDetails),
  // The hosted builder counts every sent form as a sign-up.
  'az-success': ({ formId }) =>
    formId !== undefined && run(collectRecordedEvent, { event: 'newsletter-signup', data: { formId } }),
  'az-error': ({ id }, { block, error }) => {
    // An event of the document, which has no id, is about a missing font, not about a block.
    if (id === undefined) reportLibraryError(error);
    else run(collectTrace, { type: 'az-error', data: { block, id, message: `${error}` } });
  },
};

/** Collects the blocks within `root` that rendered before the collectors started. */
const collectRendered = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(':state(ready)')) {
    collectRender(element);
    if (element.shadowRoot) collectRendered(element.shadowRoot);
  }
};

/** Reports the fonts that were missing before the collectors started. */
const collectMissingFonts = (): void => {
  for (const error of (document as DocumentWithFonts).missingFontErrors ?? []) reportLibraryError(error);
};

let hasStarted = false;

/** Starts the collectors once. A further call, after a later consent, only identifies the visitor again. */
export const startCollectors = (): void => {
  collectVisitor();
  if (hasStarted) return;
  hasStarted = true;
  for (const [type, collect] of Object.entries(collectorByEvent))
    document.addEventListener(type, (event) => run(collect, (event as CustomEvent).detail as never));
  for (const [type, handle] of Object.entries(handlerByBlockEvent))
    document.addEventListener(type, (event) =>
      handle(event.composedPath()[0] as TrackedElement, (event as CustomEvent).detail ?? {}),
    );
  collectJavascriptErrors();
  // The search page is excluded from page views.
  if (!/^\/search\/?$/.test(location.pathname)) collectHit();
  collectLanding();
  collectRendered(document);
  collectMissingFonts();
  collectPageSpeed().catch(reportLibraryError);
};
