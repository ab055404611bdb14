import type { Page } from 'puppeteer-core';
import { countOpening, countSwipe, timeOpening } from './opening';
import { type Contestant, plainName } from './pages/contestant';
import { thousandCount } from './pages/thousand';
import type { Paints } from './probe/paints';
import type { Served } from './server';
import { watchSwipes } from './swipes';
import { traceWork } from './trace';
import { watchAnswers } from './typing';
import type { Observe } from './visit';

/** The figures of a contestant from one or more visits: column -> value. */
export type Figures = Record<string, number>;

/** Visits the contestant's page once. Resolves with the value of the expression, the observations, and the server's responses. */
type Visitor = <A, T = undefined>(
  expression: string,
  observe?: Observe<T>,
) => Promise<{ value: A; observed: T | undefined; served: Served[] }>;

export type Measure = (visit: Visitor, contestant: Contestant) => Promise<Figures>;

/** Two visits: a click moves the page, so a second visit without a click measures paints and layout shift. */
export const measureAccordion: Measure = async (visit, { kind }) => {
  const { value: clicks } = await visit<Figures>(`benchProbe.clicks('${kind}')`);
  const { value: paints, served } = await visit<Paints>(
    `benchProbe.ready('${kind}', 1).then(() => benchProbe.paints())`,
  );
  return { ...clicks, ...paints, ...weightOf(served) };
};

export const measureGallery: Measure = async (visit, { kind }) => {
  const { value, served } = await visit<Figures>(
    `benchProbe.pictures('${kind}').then(async (works) => ({ ...works, ...(await benchProbe.paints()) }))`,
  );
  return { ...value, ...weightOf(served) };
};

export const measureThousand: Measure = async (visit, { kind, name }) => {
  const count = kind === 'plain' ? 1 : thousandCount;
  const { value, observed } = await visit<Figures, Figures>(
    `benchProbe.ready('${kind}', ${count})`,
    watchWork,
  );
  // Plain HTML has no elements to upgrade: its only script is the probe, so only its memory counts.
  return name === plainName ? { heapMb: observed?.heapMb ?? 0 } : { ...value, ...observed };
};

export const measurePut: Measure = async (visit, { kind }) => {
  const { value, observed } = await visit<Figures, Figures>(`benchProbe.put('${kind}')`, watchWork);
  return { ...value, ...observed };
};

export const measureJump: Measure = async (visit, { kind }) => {
  const { value, observed } = await visit<Figures, Figures>(`benchProbe.putAndJump('${kind}')`, watchWork);
  return { ...value, ...observed };
};

export const measureSwipes: Measure = async (visit, { kind }) => {
  const { observed } = await visit<unknown, Figures>(
    `benchProbe.ready('${kind}', 1).then(() => benchProbe.loaded())`,
    watchSwipes(kind),
  );
  return observed ?? {};
};

export const measureRows: Measure = async (visit, { kind, name }) => {
  const { value, observed, served } = await visit<Figures, Figures>(
    `benchProbe.ready('${kind}', 1)`,
    watchWork,
  );
  const figures = { ...observed, ...weightOf(served) };
  return name === plainName ? figures : { ...value, ...figures };
};

/** Two visits: to observe paints costs work, so a second visit measures them. */
export const measureBlock: Measure = async (visit, { kind, name }) => {
  const { value, observed } = await visit<Figures, Figures>(`benchProbe.ready('${kind}', 1)`, watchWork);
  const { value: paints, served } = await visit<Paints>(
    `benchProbe.ready('${kind}', 1).then(() => benchProbe.paints())`,
  );
  const figures = { ...observed, ...paints, ...weightOf(served) };
  return name === plainName ? figures : { ...value, ...figures };
};

/** Two visits: one from the page's start until the first results show, and one for the letters typed after that. */
export const measureSearch: Measure = async (visit, { kind, name }) => {
  const ask = name === plainName ? `benchProbe.ready('${kind}', 1)` : `benchProbe.searched('${kind}')`;
  const { value, observed, served } = await visit<Figures, Figures>(ask, watchWork);
  const figures = { ...observed, ...weightOf(served) };
  if (name === plainName) return figures;
  const { observed: answers } = await visit<Figures, Figures>(ask, watchAnswers(kind));
  return { ...value, ...answers, ...figures };
};

/** The requests of the collectors are no part of the page. */
export const measureTracking: Measure = async (visit, { kind, html }) => {
  const end = html.includes('"id":"bench"') ? 'collected' : 'loaded';
  const { observed, served } = await visit<unknown, Figures>(
    `benchProbe.ready('${kind}', 1).then(() => benchProbe.${end}())`,
    watchWork,
  );
  return { ...observed, ...weightOf(served.filter(({ path }) => !path.startsWith('/api/'))) };
};

/** Three visits: to look at every frame costs work, so one visit measures time and another work; the third swipes by touch. */
export const measureLightbox: Measure = async (visit, { kind, name }) => {
  const ready = `benchProbe.ready('${kind}', 1).then(() => benchProbe.loaded())`;
  const { observed: opening, served } = await visit<unknown, Figures>(ready, timeOpening);
  const { observed: work } = await visit<unknown, Figures>(ready, countOpening(opening?.openMs ?? 0));
  // Plain HTML opens one picture, without a way to the next one.
  const { observed: swipe } =
    name === plainName ? { observed: {} } : await visit<unknown, Figures>(ready, countSwipe);
  return { ...opening, ...work, ...swipe, ...weightOf(served) };
};

/** Two visits: to look at every frame costs work, so a second visit measures layout shift and bytes. */
export const measureConsent: Measure = async (visit, { kind }) => {
  const { value: visible } = await visit<Figures>(`benchProbe.visible('${kind}')`);
  const { value: paints, served } = await visit<Paints>(
    `benchProbe.visible('${kind}').then(() => benchProbe.paints())`,
  );
  return { ...visible, shift: paints.shift, ...weightOf(served) };
};

const isOwn = ({ path }: Served): boolean =>
  path === '/site.css' || path.startsWith('/pictures/') || /^\/\w+\/\d+$/.test(path);

/** The bytes and requests that the contestant adds. The page itself, its stylesheet and its pictures do not count. */
const weightOf = (served: Served[]): Figures => {
  const added = served.filter((file) => !isOwn(file));
  const missing = added.filter(({ isMissing }) => isMissing);
  if (missing.length > 0)
    throw new Error(`The page asks for ${missing.map(({ path }) => path).join(', ')}, which is not there.`);
  const sum = (files: Served[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: sum(added),
    scriptBytes: sum(added.filter(({ path }) => path.endsWith('.js'))),
    requests: added.length,
  };
};

const restMs = 300;

/** Traces the work of the page until it is at rest, and measures the memory that it uses then. */
const watchWork = async (tab: Page): Promise<() => Promise<Figures>> => {
  const stopTracing = await traceWork(tab);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    const work = await stopTracing();
    return { ...work, heapMb: await heapMbOf(tab) };
  };
};

const heapMbOf = async (tab: Page): Promise<number> => {
  const devtools = await tab.createCDPSession();
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
};
