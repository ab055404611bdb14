import { slottableNodes } from '../../src/core/assign-slot';
import type { BlockProps } from '../../src/core/block-host';
import { LikeButton } from '../../src/features/likes/like-button';
import { useWarning } from '../../src/hooks/use-warning';
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
  // An empty element may still wait for its data.
  useWarning(
    host,
    !itemId && hasContent
      ? 'itemId is missing, expected the id of an item; the content of the page stays, without a heart.'
      : undefined,
  );
  if (!itemId) return <slot />;
  return <LikeButton itemId={itemId} title={host.ariaLabel ?? ''} count={count} text={text} />;
};
