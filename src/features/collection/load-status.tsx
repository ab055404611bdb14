import { useRef } from 'react';
import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { messageText } from '../../core/i18n/message-formatter';
import { TransientButton } from '../../ui/transient-button';
import type { ApiMessages } from '../api/messages/es-419';
import type { CollectionLoader } from './collection-loader';
import type { CollectionState } from './collection-state';
import type { CollectionMessages } from './messages/es-419';

interface LoadStatusProps extends Pick<CollectionLoader, 'load'> {
  state: Pick<CollectionState, 'status' | 'failure'>;
  text: MessageFormatter<CollectionMessages & ApiMessages>;
}

/**
 * Tells visitors that a collection is loading, or why it could not be loaded, with a button to try again. Screen readers read
 * both aloud. The button disappears while the collection loads; the status then gets its focus. Parts: `status`, `retry`.
 */
export const LoadStatus = ({ state: { status, failure }, load, text }: LoadStatusProps) => {
  const statusRef = useRef<HTMLDivElement>(null);
  return (
    <div part="status" role="status" tabIndex={-1} ref={statusRef}>
      {status === 'loading' && text('loading')}
      {failure && (
        <>
          {text('loadFailed')} {messageText(failure, text)}{' '}
          <TransientButton part="retry" onClick={load} findNextFocus={() => statusRef.current}>
            {text('retry')}
          </TransientButton>
        </>
      )}
    </div>
  );
};
