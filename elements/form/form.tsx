import { useCallback, useState } from 'react';
import type { BlockProps } from '../../src/core/block-root';
import type { PreparedForm } from '../../src/features/form/form-modules';
import { FormView } from '../../src/features/form/form-view';
import type { FormMessages } from '../../src/features/form/messages/es-419';
import { FormDialog } from './form-dialog';
import type { FormBlockSettings } from './schema';

/** The view of `az-form`: a form in the page, or with `lightboxMode` in a dialog. */
export const AzForm = (props: BlockProps<FormBlockSettings, FormMessages, PreparedForm>) => {
  const { host, settings, text } = props;
  const [wasOpened, setWasOpened] = useState(false);
  const onOpen = useCallback(() => setWasOpened(true), []);
  if (!settings.lightboxMode) return <FormView {...props} />;
  return (
    <FormDialog host={host} settings={settings} text={text} onOpen={onOpen}>
      <FormView {...props} isOpen={wasOpened} />
    </FormDialog>
  );
};
