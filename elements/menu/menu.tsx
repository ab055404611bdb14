import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { contentOf } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { isNewHash, onHashLink } from '../../src/core/util/hash-link';
import { useStructuredData } from '../../src/features/structured-data/use-structured-data';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useLazyModule } from '../../src/hooks/use-lazy-module';
import { useSubscription } from '../../src/hooks/use-subscription';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { DataMenus } from './data-menus';
import { readMenuLink } from './menu-link';
import type { messages } from './messages/es-419';
import { contentAround, hasFocusable, isSection, sectionTitle } from './page-sections';
import type { MenuSettings } from './schema';
import { MenuPanel, MenuTabs } from './tabs';

const dataModule = lazyImport(() => import('./data-menus'));
const structuredDataModule = lazyImport(() => import('./structured-data'));

/** The text that the element holds instead of markup: its own, or that of a `<pre>`. */
const textIn = (host: Element): string => {
  const content = contentOf(host);
  if (content.some(({ localName }) => localName !== 'pre')) return '';
  // With a `<pre>`, errors count lines from its beginning, so the text around it is left out.
  const nodeName = content.length ? 'PRE' : '#text';
  const nodes = [...host.childNodes].filter((node) => node.nodeName === nodeName);
  return nodes.map(({ textContent }) => textContent).join('\n');
};

/** Reads menus from data, or else from a text; undefined where the element holds the page's own markup. */
export const prepare = (settings: MenuSettings, host: BlockHost): Promise<DataMenus> | undefined => {
  const hasData = settings.menus.length > 0;
  const text = hasData ? '' : (settings.text || textIn(host)).trimEnd();
  if (!hasData && !text) return undefined;
  return dataModule.load().then(({ createDataMenus }) => createDataMenus({ settings, host, text }));
};

/** The visitor's choice. */
interface Selection {
  index: number;
  /** Title of the menu, by which it is found again when its index has changed. Undefined before there is a choice. */
  title?: string | undefined;
}

/** The index of the selected menu: by its title, where another menu has taken its place. */
const selectedIndex = ({ index, title }: Selection, titles: string[]): number => {
  const moved = titles[index] === title ? -1 : titles.indexOf(title as string);
  return moved < 0 ? Math.min(index, titles.length - 1) : moved;
};

type MenuProps = BlockProps<MenuSettings, typeof messages, DataMenus | undefined>;

/** Menus, one at a time, with a tab for each. */
export const Menu = ({ settings, content, host, prepared: data, text }: MenuProps) => {
  const sections = useMemo(() => (data ? [] : content.filter(isSection)), [data, content]);
  const around = useMemo(() => contentAround(host, sections), [host, sections]);
  const sectionNodes = useMemo(() => sections.map((section) => [section]), [sections]);
  const titles = data?.menus.map(({ title }) => title) ?? sections.map(sectionTitle);
  const [selection, setSelection] = useVisitorState(host, 'menu', (): Selection => ({ index: 0 }));
  const selected = selectedIndex(selection, titles);
  const hasTabs = titles.length > 1;

  const select = (index: number): void => {
    setSelection({ index, title: titles[index] });
    if (index !== selected) emit(host, 'az-change', { detail: { index } });
  };

  useCustomState(host, 'tabs', hasTabs);
  const structuredData = useLazyModule(structuredDataModule, settings.structuredData);
  useStructuredData(host, structuredData?.describeMenus(data?.menus ?? sections, settings) ?? []);
  /** Scrolls to the target of a link, once its menu is open. */
  const pendingScroll = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each selection
  useLayoutEffect(() => {
    pendingScroll.current?.();
    pendingScroll.current = undefined;
  }, [selection]);
  // Runs once there are menus, which a script may add later, and at each change of the page's hash.
  useSubscription(titles.length > 0 ? onHashLink : undefined, (navigation) => {
    const isNew = isNewHash(host);
    if (!isNew && !navigation) return;
    const { index, scrollTo } = readMenuLink({ host, sections, titles, navigation });
    if (index < 0) return;
    pendingScroll.current = scrollTo;
    select(index);
  });

  return (
    <>
      {!data && <AssignedSlot nodes={around.before} />}
      {hasTabs && (
        <MenuTabs
          label={text('choose')}
          titles={titles}
          selected={selected}
          selection={selection}
          onSelect={select}
        />
      )}
      {titles.map((_, index) => (
        <MenuPanel
          // biome-ignore lint/suspicious/noArrayIndexKey: a panel has no state of its own
          key={index}
          index={index}
          isSelected={index === selected}
          hasTab={hasTabs}
          hasFocusable={hasFocusable(sections[index])}
          onMatch={() => select(index)}
        >
          {data ? data.renderMenu(index) : <AssignedSlot nodes={sectionNodes[index] ?? []} />}
        </MenuPanel>
      ))}
      {!data && <AssignedSlot nodes={around.after} />}
    </>
  );
};
