import type { ReactNode } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { ConsentPrompt } from '../../src/features/consent/consent-prompt';
import { useStyles } from '../../src/hooks/use-styles';
import styles from './consent-request.css';
import type { messages } from './messages/es-419';

export { acceptItem, mayRequest, subscribeToConsent } from '../../src/features/consent/consent-prompt';

interface ConsentRequestProps {
  host: BlockHost;
  text: MessageFormatter<typeof messages>;
  /** Name of the site that the frame comes from. */
  provider: string;
  onAccept: () => void;
  /** The link to the content. */
  children: ReactNode;
}

/** Shows until the visitor has given consent to the frame. */
export const ConsentRequest = ({ host, text, provider, onAccept, children }: ConsentRequestProps) => {
  useStyles(host, styles);
  return (
    <div part="request">
      {children}
      <ConsentPrompt text={text} provider={provider} takesFocus={false} onAccept={onAccept} />
    </div>
  );
};
