import { useMemo, useReducer, useState } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { contentNodesOf } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { safeUrl } from '../../src/core/util/safe-url';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { messages } from './messages/es-419';
import { type PageSearchForm, parametersIn, readPageSearchForm } from './page-search-form';
import type { SearchSettings } from './schema';
import { SearchBox } from './search-box';

const overlayModule = lazyImport(() => import('./search-overlay'));
const SearchOverlay = lazyComponent(overlayModule, (module) => module.SearchOverlay);
const pageModule = lazyImport(() => import('./search-page'));
const SearchPage = lazyComponent(pageModule, (module) => module.SearchPage);

/** Loads the view of the mode, so that it shows with the first render. */
export const prepare = async ({ mode }: SearchSettings): Promise<undefined> => {
  if (mode === 'overlay') await overlayModule.load();
  if (mode === 'page') await pageModule.load();
};

type Nodes = (Element | Text)[];

const hasForm = (element: Element): boolean =>
  element.localName === 'form' || !!element.querySelector('form');

/** The element's content before and after its form. Without a form, all content is for visitors without a script. */
const contentAroundForm = (host: Element): [before: Nodes, after: Nodes] => {
  const nodes = contentNodesOf(host);
  const formIndex = nodes.findIndex((node) => node instanceof Element && hasForm(node));
  return formIndex < 0 ? [[], []] : [nodes.slice(0, formIndex), nodes.slice(formIndex + 1)];
};

/** A field, a button with a dialog, or a page that finds items of the site while the visitor types. */
export const Search = ({ settings, content, host, text }: BlockProps<SearchSettings, typeof messages>) => {
  const { mode, resultsUrl, placeholder } = settings;
  const [typedQuery, setTypedQuery] = useState<string>();
  const [choiceCount, countChoice] = useReducer((count: number) => count + 1, 0);
  useSlottedEvent(host, 'change', countChoice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content stands for the form in it, the count for its values
  const ownForm = useMemo(() => readPageSearchForm(host), [host, content, choiceCount]);
  const parameters = resultsUrl ? parametersIn(resultsUrl).filter(({ name }) => name !== ownForm.name) : [];
  const form: PageSearchForm = {
    ...ownForm,
    action: resultsUrl || safeUrl(ownForm.action) || '/search',
    otherFields: [...parameters, ...ownForm.otherFields],
    placeholder: placeholder || ownForm.placeholder,
    label: host.ariaLabel || ownForm.label,
  };
  const ownResults = useMemo(() => content.filter((element) => !hasForm(element)), [content]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the host contains
  const [before, after] = useMemo(() => contentAroundForm(host), [host, content]);
  const props = { host, settings, form, text, typedQuery, onType: setTypedQuery };
  if (mode === 'page') return <SearchPage {...props} ownResults={ownResults} />;
  return (
    <>
      <AssignedSlot nodes={before} />
      {mode === 'overlay' ? <SearchOverlay {...props} /> : <SearchBox {...props} />}
      <AssignedSlot nodes={after} />
    </>
  );
};
