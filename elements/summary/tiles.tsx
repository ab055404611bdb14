import { type ReactNode, type RefObject, useRef } from 'react';
import { useEngine } from '../../src/features/slides/engine/use-engine';
import { TileList, tileStyles } from '../../src/features/slides/tiles/tile-list';
import { autocolumnsStyles, useAutocolumns } from '../../src/features/slides/tiles/use-autocolumns';
import { autogridStyles, useAutogrid } from '../../src/features/slides/tiles/use-autogrid';
import { useContentLink } from '../../src/hooks/use-content-link';
import type { Entry } from './entries';
import { summaryColumns } from './read-settings';
import type { SummaryProps } from './summary-props';

/** Props of a design's view. */
export interface SummaryTilesProps extends SummaryProps {
  entries: Entry[];
  /** How many entries there are, with those that are still to come. */
  count: number;
  /** Names the list for visitors. */
  name: string;
  renderEntry: (entry: Entry) => ReactNode;
}

interface TilesProps extends SummaryTilesProps {
  part: 'wall' | 'grid' | 'list';
  listRef?: RefObject<HTMLUListElement | null>;
  variables?: object;
}

/** A list of all items. The engine knows them, too: a carousel's current item stays when the design changes. */
const Tiles = (props: TilesProps) => {
  const { host, engine, entries, name, renderEntry, part, listRef, variables = {} } = props;
  useEngine({ engine, slides: entries });
  useContentLink(host);
  return (
    <TileList slides={entries} name={name} part={part} style={variables} listRef={listRef}>
      {renderEntry}
    </TileList>
  );
};

const Wall = (props: SummaryTilesProps) => {
  const { settings } = props;
  const list = useRef<HTMLUListElement>(null);
  const variables = useAutocolumns(list, { ...summaryColumns(settings), gutter: settings.gutter });
  return <Tiles {...props} part="wall" listRef={list} variables={variables} />;
};

const Grid = (props: SummaryTilesProps) => {
  const { settings } = props;
  const list = useRef<HTMLUListElement>(null);
  useAutogrid(list, { ...summaryColumns(settings), gapOf: () => settings.gutter });
  return <Tiles {...props} part="grid" listRef={list} />;
};

const List = (props: SummaryTilesProps) => (
  <Tiles {...props} part="list" variables={{ '--az-_gap': `${props.settings.gutter}px` }} />
);

/** The designs that show all items, with their styles for the shadow root. */
export const tileDesigns = {
  wall: { View: Wall, styles: tileStyles + autocolumnsStyles },
  grid: { View: Grid, styles: tileStyles + autogridStyles },
  list: { View: List, styles: tileStyles },
};
