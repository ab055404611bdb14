/** A fixture block: `<az-react-features>` uses React's hooks and events, as any block may. */
import { useCallback } from 'react';
import type { GenericSchema } from 'valibot';
import type { BlockProps } from '../../../../src/core/block-host';
import { defineBlock } from '../../../../src/core/define-block';
import { EventsView } from './events-view';
import { HooksView } from './hooks-view';
import type { FeaturesHost } from './host';

function ReactFeatures({ host }: BlockProps<unknown>) {
  const features = host as FeaturesHost;
  const log = useCallback((line: string) => void features.log.push(line), [features]);
  return features.hasAttribute('events') ? <EventsView log={log} /> : <HooksView host={features} log={log} />;
}

defineBlock({
  tag: 'az-react-features',
  // The build turns a schema into a table of fields, and this block has no settings.
  schema: {} as GenericSchema,
  view: ReactFeatures,
  styles: '',
});
