import { translations } from '../../core/i18n/messages';
import { importWithRetry } from '../../core/lazy-import';
import { messages as spanish } from './messages/es-419';

const loadText = translations('src/features/site', spanish);

/** Tells the visitor that signing out has worked. */
export const showSignOutNotice = async (): Promise<void> => {
  const [{ alert }, text] = await Promise.all([
    importWithRetry(() => import('azulejo/overlays')),
    loadText(document.documentElement),
  ]);
  await alert({ title: text('signedOutTitle'), message: text('signedOut') });
};
