import type { BlockHost } from '../../src/block/host';
import type { Settings } from './offers';

/** The first import after a failed request is given that failure. */
export const twice = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);

/** An option with more values than these is a list to open: buttons of so many are a wall, and hold up who tabs through. */
export const maxButtons = 12;

/** What few products have is loaded where it is used. */
export const prepare = async (settings: Settings, host: BlockHost) => {
  const data = settings.item ? (await twice(() => import('./wrapped'))).unwrapped(settings, host) : settings;
  const { structuredContent: content, items, workflowState } = data;
  const { isSubscribable, subscriptionPlan: plan } = content ?? {};
  const isFull = data.layout === 'full';
  const [pictures, every, measures, excerpt, workflow, select, sized] = await Promise.all([
    isFull && items[1]
      ? twice(() => import('./pictures/pictures')).then((it) => it.prepared(host))
      : undefined,
    isSubscribable && plan
      ? twice(() => import('./subscription/every')).then((it) => it.every(host, plan))
      : '',
    // A number, for what has a weight or a size.
    isFull && /(weight|width|height|len|value)":[1-9.]/.test(JSON.stringify(content?.variants ?? ''))
      ? twice(() => import('./measures'))
      : undefined,
    isFull && data.excerpt
      ? twice(() => import('./excerpt')).then((it) => it.prepared(data.excerpt))
      : undefined,
    workflowState === undefined
      ? undefined
      : twice(() => import('./workflow/label')).then((it) => it.workflowLabel(host, workflowState)),
    // An option cannot have more values than there are variants.
    isFull && content?.variants[maxButtons] ? twice(() => import('./select/select')) : undefined,
    items[0] && data.sizeFormat !== 'none' ? twice(() => import('./sized')) : undefined,
  ]);
  return { data, pictures, every, measures, excerpt, workflow, Select: select?.Select, sized };
};

export type Prepared = Awaited<ReturnType<typeof prepare>>;
