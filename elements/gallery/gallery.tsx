import { useLayoutEffect, useMemo } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { contentNodesOf, hasOwnContent } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { isInEditor } from '../../src/core/site/editor';
import { Engine } from '../../src/features/slides/engine/engine';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useElementMethods } from '../../src/hooks/use-element-methods';
import { useReducedMotion } from '../../src/hooks/use-reduced-motion';
import { useStyles } from '../../src/hooks/use-styles';
import { useUnmount } from '../../src/hooks/use-unmount';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { Design } from './design';
import { loadDesign } from './design-registry';
import type { messages } from './messages/es-419';
import { type GallerySettings, schema } from './schema';
import { itemsModule, loadItems } from './slide-content';
import { hasItemPicture, slidesOf } from './slides';
import { useMissingPictures } from './use-missing-pictures';

/**
 * Markup that needs the items module: a `data-…` attribute, or a picture without an address. A search in the markup is fast even
 * with thousands of slides; a false match costs one request. The same expression is in `lazyModules` of schema.ts, which the
 * browser does not load.
 */
const needsItemsModule = / data-|<img(?![^>]* src="[^"])/;

const legacySettings = lazyImport(() => import('./legacy-settings'));
const editorModule = lazyImport(() => import('./editor'));

/** Loads the design, and the modules that the first render needs. */
export const prepare = async (settings: GallerySettings, host: BlockHost): Promise<Design> => {
  // Before any setting is read.
  if (settings.designOptions || settings.videoLoaderOptions || Number(settings.design))
    (await legacySettings.load()).applyLegacySettings({ settings, host, schema });
  const { items, loaderOptions } = settings;
  const [design] = await Promise.all([
    loadDesign(settings.design, host),
    (items.length > 0 || loaderOptions || needsItemsModule.test(host.innerHTML)) && loadItems(),
  ]);
  itemsModule.loaded?.wrapSavedVideos(host, settings);
  await design.prepare?.(settings);
  if (isInEditor()) (await editorModule.load()).reportClickThroughs(host);
  return design;
};

export const Gallery = ({
  settings,
  content,
  host,
  text,
  prepared: design,
}: BlockProps<GallerySettings, typeof messages, Design>) => {
  const { items, currentIndex, autoplay } = settings;
  const slides = useMemo(() => {
    // Items without a single picture are an error, and the element's own content shows.
    const fallsBackToContent = items.length > 0 && !items.some(hasItemPicture) && hasOwnContent(host);
    return slidesOf(fallsBackToContent ? [] : items, content);
  }, [items, content, host]);
  // One engine for the life of the element: the current slide, and autoplay that the visitor has paused, stay when the design
  // changes, and when the element leaves the page and comes back.
  const [{ engine, applied }] = useVisitorState(host, 'slides', () => ({
    engine: new Engine(currentIndex),
    /** What the settings last asked of the engine. */
    applied: { currentIndex, isPlaying: false },
  }));
  useUnmount(() => engine.endMotion());

  useCustomState(host, design.name, true);
  useCustomState(host, 'captions-hidden', !settings.showMeta);
  useStyles(host, design.styles);

  // The effects of the design's view run first, and tell the engine how many slides there are. The engine begins with the first
  // `currentIndex`, or where a deep link leads; only a change of the setting moves it.
  useLayoutEffect(() => {
    if (applied.currentIndex !== currentIndex) engine.request(currentIndex);
    applied.currentIndex = currentIndex;
  }, [engine, applied, currentIndex]);

  // Before the first paint, so that the button shows "pause" from the start.
  const reducesMotion = useReducedMotion();
  useLayoutEffect(() => {
    const isPlaying = autoplay && !reducesMotion;
    if (applied.isPlaying !== isPlaying) engine.isPlaying = isPlaying;
    applied.isPlaying = isPlaying;
  }, [engine, applied, autoplay, reducesMotion]);

  useElementMethods(host, engine);

  useMissingPictures(host, { items, slides });
  const otherContent = slides.length ? [] : contentNodesOf(host);
  if (otherContent.length) return <AssignedSlot nodes={otherContent} />;
  return <design.View slides={slides} settings={settings} text={text} host={host} engine={engine} />;
};
