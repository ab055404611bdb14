import { useEffect } from 'react';
import { slottableNodes } from '../../src/core/assign-slot';
import type { BlockProps } from '../../src/core/block-host';
import { LikeButton } from '../../src/features/likes/like-button';
import type { messages } from './messages/es-419';
import type { LikeSettings } from './schema';

/** A heart with the number of an item's likes. */
export const Like = ({
  settings: { itemId, count },
  host,
  text,
}: BlockProps<LikeSettings, typeof messages>) => {
  const hasContent = slottableNodes(host).some(
    (node) => !(node instanceof HTMLScriptElement) && node.textContent?.trim(),
  );
  useEffect(() => {
    // An empty element may still wait for its data.
    if (!itemId && hasContent)
      host.report(
        Error(
          'itemId is missing; expected the id of an item. The content of the page stays, without a heart.',
        ),
      );
  }, [itemId, hasContent, host]);
  if (!itemId) return <slot />;
  return <LikeButton itemId={itemId} title={host.ariaLabel ?? ''} count={count} text={text} />;
};
