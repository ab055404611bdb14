import type { Text } from '../../../src/i18n/translated';
import type { LaterMessages } from './messages/es-419';

interface RemovedProps {
  title: string;
  text: Text<LaterMessages>;
}

/** In the place of what has just been removed: the way to have it back. */
export const Removed = ({ title, text }: RemovedProps) => (
  <li part="removed">
    <span>{text('removed', { title })}</span>
    <button type="button" part="undo" value="undo">
      {text('undo')}
    </button>
  </li>
);
