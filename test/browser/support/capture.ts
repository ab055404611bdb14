/**
 * Runs as the first script of every page under test and records console output, errors, policy violations and layout
 * shifts for `Page`. The script comes from the page's own origin and uses no sink that a strict policy forbids. The record
 * is stored on the frame, outside the page, so it survives a navigation.
 */
import type { Captured, LayoutShift } from './captured';

const captured = (window.frameElement as (Element & { captured?: Captured }) | null)?.captured;
if (captured) capture(captured);

function capture(into: Captured): void {
  into.documents += 1;
  into.load = (url) => import(url);
  captureConsole(into);
  captureErrors(into);
  document.addEventListener('securitypolicyviolation', (event) => into.violations.push(event));
  captureLayoutShifts(into);
}

function captureConsole({ console: lines }: Captured): void {
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[level];
    console[level] = (...args: unknown[]) => {
      lines.push({ level, args, text: args.map(describe).join(' ') });
      write.apply(console, args);
    };
  }
}

function captureErrors({ errors }: Captured): void {
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) errors.push({ message: event.message, error: event.error });
    else if (event.target instanceof Element)
      errors.push({ message: `Could not load ${describe(event.target)}` });
  };
  // In the capturing phase also the failed loads of scripts, styles and pictures pass here.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    errors.push({ message: `Unhandled rejection: ${describe(reason)}`, error: reason });
  });
}

function captureLayoutShifts(into: Captured): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  const note = (entries: PerformanceEntry[]) => {
    // https://web.dev/articles/cls: what follows a visitor's input within 500 ms is expected and does not count.
    const unexpected = (entries as LayoutShift[]).filter((entry) => !entry.hadRecentInput);
    for (const { value, startTime, sources } of unexpected) {
      into.shifts.push({ value, startTime, moved: sources.map(describeMove) });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  into.takeShifts = () => note(observer.takeRecords());
}

function describeMove({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string {
  const move = describeRects(previousRect, currentRect);
  return node ? `${describe(node)} ${placeOf(node)} ${move}` : `a removed node ${move}`;
}

/** `by 0 px right, 24 px down, from 40,300 600×20 to 40,324 600×20` */
function describeRects(before: DOMRectReadOnly, after: DOMRectReadOnly): string {
  const rect = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${round(x)},${round(y)} ${round(width)}×${round(height)}`;
  const by = `${round(after.x - before.x)} px right, ${round(after.y - before.y)} px down`;
  return `by ${by}, from ${rect(before)} to ${rect(after)}`;
}

const round = (px: number): number => Math.round(px * 10) / 10;

/** Where a node of the page is: in which block, or after which one, and in which section the block is. */
function placeOf(node: Node): string {
  const inDocument = outermostHost(node);
  const block = blockAbove(inDocument);
  if (!block) return 'before every block';
  const section = block.closest('section');
  const place = `${block.contains(inDocument) ? 'in' : 'after'} ${describe(block).slice(0, 120)}`;
  return section ? `${place} in ${describe(section)}` : place;
}

function outermostHost(node: Node): Node {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? outermostHost(root.host) : node;
}

/** The last block that begins before a node: around the node, or above it and so what may have moved it. */
function blockAbove(node: Node): Element | undefined {
  return [...document.querySelectorAll('body *')]
    .filter(({ localName }) => localName.startsWith('az-'))
    .findLast(
      (block) => block === node || block.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Element) return (value.cloneNode() as Element).outerHTML.replace(/<\/[^>]*>$/, '');
  if (value instanceof Node) return `${value.nodeName} "${value.textContent?.trim().slice(0, 40)}"`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value); // circular
  }
}
