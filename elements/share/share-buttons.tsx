import { useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/messages';
import { IconItem } from '../../src/features/social/icon-link-item';
import type { messages } from './messages/es-419';
import type { SharedPage } from './read-share-links';

interface IconButtonProps {
  part: string;
  name: string;
  /** Shape in 24 by 24 px. */
  path: string;
  onClick: () => void;
}

const IconButton = ({ part, name, path, onClick }: IconButtonProps) => (
  <IconItem name={name} path={path} isLine>
    <button type="button" part={part} onClick={onClick}>
      {name}
    </button>
  </IconItem>
);

interface SystemButtonProps {
  /** Reads what to share, as it is when the visitor presses the button. */
  getPage: () => SharedPage;
  text: MessageFormatter<typeof messages>;
  host: BlockHost;
}

/** A frame without `allow="web-share"` has the function, which always rejects there. */
const hasSheet = (): boolean =>
  !!navigator.share && navigator.canShare?.({ title: document.title }) !== false;

/** Opens the system's sheet, in browsers that have one. */
export const SystemButton = ({ getPage, text, host }: SystemButtonProps) => {
  if (!hasSheet()) return null;
  const share = (): void => {
    navigator.share(getPage()).catch((error) => {
      // The visitor has closed the sheet, or has pressed again while it opens.
      if (!/^(Abort|InvalidState)Error$/.test(error.name))
        host.report(Error('The system’s sheet did not open. The links share, too.', { cause: error }));
    });
  };
  return (
    <IconButton
      part="system"
      name={text('share')}
      path="M12 15V3m-4 4 4-4 4 4M5 12v8a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-8"
      onClick={share}
    />
  );
};

interface CopyResult {
  status: 'copied' | 'failed';
  url: string;
}

/** Copies an address. The result is undefined until the first copy has succeeded or failed. */
export const useCopy = (getUrl: () => string): [CopyResult | undefined, () => void] => {
  const [result, setResult] = useState<CopyResult>();
  const copy = async (): Promise<void> => {
    const url = getUrl();
    // Clears the status, so that screen readers announce a second copy, too.
    setResult(undefined);
    try {
      // `navigator.clipboard` is undefined on a page without https.
      await navigator.clipboard.writeText(url);
      setResult({ status: 'copied', url });
    } catch {
      setResult({ status: 'failed', url });
    }
  };
  return [result, copy];
};

interface CopyButtonProps {
  copy: () => void;
  text: MessageFormatter<typeof messages>;
}

export const CopyButton = ({ copy, text }: CopyButtonProps) => (
  <IconButton
    part="copy"
    name={text('copy')}
    path="m10 14 4-4m-2-3 2-2a3.5 3.5 0 0 1 5 5l-2 2m-5 5-2 2a3.5 3.5 0 0 1-5-5l2-2"
    onClick={copy}
  />
);
