import type { BlockHost } from '../../src/block/host';
import type { Settings } from './offers';

/** The first import after a failed request is given that failure. */
export const twice = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);

/** What few products have is loaded where it is used. */
export const prepare = async (settings: Settings, host: BlockHost) => {
  const data = settings.item ? (await twice(() => import('./wrapped'))).unwrapped(settings, host) : settings;
  const { structuredContent: content, items, workflowState } = data;
  const { isSubscribable, subscriptionPlan: plan } = content ?? {};
  const isFull = data.layout === 'full';
  const [pictures, every, measures, excerpt, workflow] = await Promise.all([
    isFull && items[1] ? twice(() => import('./pictures/pictures')) : undefined,
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
  ]);
  return { data, pictures, every, measures, excerpt, workflow };
};

export type Prepared = Awaited<ReturnType<typeof prepare>>;
