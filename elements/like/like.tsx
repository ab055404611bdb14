import type { BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { LikeButton } from '../../src/features/likes/like-button';
import { useError } from '../../src/hooks/use-error';
import type { messages } from './messages/es-419';
import type { LikeSettings } from './schema';

/** A heart with the number of an item's likes. */
export const Like = ({
  settings: { itemId, count },
  host,
  text,
}: BlockProps<LikeSettings, typeof messages>) => {
  // An empty element may still wait for its data.
  useError(
    host,
    !itemId && hasOwnContent(host)
      ? "There is no itemId, expected the id of an item. The element's own content stays, without a heart."
      : undefined,
  );
  if (!itemId) return <slot />;
  return <LikeButton itemId={itemId} title={host.ariaLabel ?? ''} count={count} text={text} />;
};
