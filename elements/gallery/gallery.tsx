import { useLayoutEffect, useMemo } from 'react';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import { adopt, disown, sheetOf } from '../../src/block/styles';
import { type Design, designOf } from './design';
import type { messages } from './messages/es-419';
import { type Settings, slidesOf } from './slides';

export const prepare = ({ design }: Settings, host: BlockHost): Promise<Design> =>
  designOf(design, (error) => host.report(error));

export const Gallery = ({
  settings,
  content,
  host,
  text,
  prepared: design,
}: BlockProps<Settings, typeof messages, Design>) => {
  const { items } = settings;
  const slides = useMemo(() => slidesOf(items, content), [items, content]);

  useLayoutEffect(() => {
    const { shadowRoot } = host.internals;
    const sheet = sheetOf(design.styles);
    if (!shadowRoot) return;
    adopt(shadowRoot, sheet);
    return () => disown(shadowRoot, sheet);
  }, [host, design]);

  return <design.View slides={slides} settings={settings} text={text} />;
};
