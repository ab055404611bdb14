import type { Text } from '../../core/i18n/messages';
import type { CollectionLoader, CollectionState } from './collection-loader';
import type { CollectionMessages } from './messages/es-419';

interface LoadStatusProps extends Pick<CollectionLoader, 'load'> {
  state: Pick<CollectionState, 'status' | 'failure'>;
  text: Text<CollectionMessages>;
}

/**
 * Tells visitors that a collection is loading, or why it could not be loaded, with a button for another try. Screen readers
 * read both aloud. Parts: `status`, `retry`.
 */
export const LoadStatus = ({ state: { status, failure }, load, text }: LoadStatusProps) => (
  <div part="status" role="status">
    {status === 'loading' && text('loading')}
    {failure && (
      <>
        {text('loadFailed')} {failure.message}{' '}
        <button type="button" part="retry" onClick={load}>
          {text('retry')}
        </button>
      </>
    )}
  </div>
);
