import { translations } from '../../core/i18n/messages';
import { hasName } from './button';
import { messages as spanish } from './messages/es-419';

const loadText = translations('src/features/header-menus', spanish);

/** Names buttons that have only a drawing, in the language of the page. Without a name they work all the same. */
export const nameButtons = async (buttons: HTMLElement[], name: keyof typeof spanish): Promise<void> => {
  for (const button of buttons.filter((candidate) => !hasName(candidate)))
    try {
      const text = await loadText(button);
      button.setAttribute('aria-label', text(name));
    } catch (error) {
      console.warn(
        '[azulejo] The texts of a menu could not be loaded. Its buttons stay without a name.',
        button,
        error,
      );
    }
};
