import type { BlockHost } from '../../core/block-host';
import type { Text } from '../../core/i18n/messages';
import { useStyles } from '../../hooks/use-styles';
import type { WidgetMessages } from './messages/es-419';
import styles from './preview-notice.css';

export { isOwner } from '../site/account';

interface PreviewNoticeProps {
  host: BlockHost;
  text: Text<WidgetMessages>;
}

/** Says to whoever edits the site that visitors see a widget here. */
export const PreviewNotice = ({ host, text }: PreviewNoticeProps) => {
  useStyles(host, styles);
  return (
    <div part="preview" role="alert">
      <strong>{text('previewTitle')}</strong> {text('preview')}
    </div>
  );
};
