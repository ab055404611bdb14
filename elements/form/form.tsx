import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import type { PreparedForm } from '../../src/features/form/contracts';
import { FormView } from '../../src/features/form/form-view';
import type { FormMessages } from '../../src/features/form/messages/es-419';
import { prepareForm } from '../../src/features/form/prepare';
import type { FormBlockSettings } from './schema';

/** Loaded with `lightboxMode` only. */
const dialogModule = lazyImport(() => import('./form-dialog'));

/** Loads everything that a form with these settings needs, with `lightboxMode` its dialog, too. */
export const prepare = async (settings: FormBlockSettings, host: BlockHost): Promise<PreparedForm> => {
  const [prepared] = await Promise.all([
    prepareForm(settings, host),
    settings.lightboxMode && dialogModule.load(),
  ]);
  return prepared;
};

/** The view of `az-form`: a form in the page, or with `lightboxMode` in a dialog. */
export const AzForm = (props: BlockProps<FormBlockSettings, FormMessages, PreparedForm>) => {
  const { host, settings, text } = props;
  const FormDialog = settings.lightboxMode && dialogModule.loaded?.FormDialog;
  if (!FormDialog) return <FormView {...props} />;
  return (
    <FormDialog host={host} settings={settings} text={text}>
      {(wasOpened) => <FormView {...props} isOpen={wasOpened} />}
    </FormDialog>
  );
};
