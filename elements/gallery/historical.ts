import type { BlockHost } from '../../src/block/host';
import { checkObject, type Fault } from '../../src/check/check';
import type { Field, Fields } from '../../src/check/field';
import { schema } from './schema';
import type { Settings } from './slides';

/**
 * What historical data has in objects of its own (gallery 3.3), in a chunk of its own: few pages do.
 * @module
 */

/** What designs call a setting themselves (gallery 2.1 and 9). */
const otherNames: Record<string, string> = {
  thumbnailsPerRow: 'perRow',
  activeAlignment: 'alignment',
  listImageSize: 'imageWidth',
};

/** What is not said there is as it is. */
const designFields = Object.fromEntries(
  Object.entries(schema as unknown as Fields).map(([key, field]) => [
    key,
    { ...field, default: undefined, aliases: [...(field.aliases ?? []), otherNames[key] ?? key] },
  ]),
);

const options: Record<'designOptions' | 'videoLoaderOptions', Field> = {
  designOptions: { type: 'object', fields: designFields },
  videoLoaderOptions: {
    type: 'object',
    fields: {
      mode: { type: 'string', options: ['none', 'fit', 'fill'] },
      overlay: { type: 'boolean' },
      autoplay: { type: 'boolean' },
    },
  },
};

/** What has been said of an element is not said again when it is rendered anew. */
const reported = new WeakMap<Element, Set<string>>();

const warn = (host: Element, faults: Fault[]): void => {
  const said = reported.get(host) ?? new Set();
  reported.set(host, said);
  const text = JSON.stringify(faults.map(({ path, value }) => [path, value]));
  if (faults.length === 0 || said.has(text)) return;
  said.add(text);
  import('../../src/block/diagnose').then(({ diagnose }) => diagnose(host, 'gallery', { faults }));
};

const given = (object: object): object =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/** Has the settings say what these objects say. A wrong value of theirs is a warning (contract 3), and left out. */
export const adopt = (settings: Settings, host: BlockHost): void => {
  const [design = {}, video = {}] = Object.entries(options).map(([name, field]) => {
    const faults: Fault[] = [];
    const checked = checkObject({ [name]: field }, settings, '', (fault) => faults.push(fault))[name];
    warn(host, faults);
    return given((checked ?? {}) as object);
  });
  Object.assign(settings, design, { videoLoaderOptions: video });
  settings.items = settings.items.map((item) =>
    item.video ? { ...item, video: { ...video, ...item.video } } : item,
  );
};
