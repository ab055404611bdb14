import { localeOf } from '../../core/i18n/locale';
import { addressLocales, validators } from '../editor/addresses/validators';
import type { FieldKinds } from './field-view';
import { TextField } from './text-fields';

/** The address of a website, which the rule of the editor's field for addresses checks. */
export const views: FieldKinds['views'] = { website: TextField };

export const builderChecks: FieldKinds['builderChecks'] = {
  website(text, host) {
    const answer = validators.url(text, { locale: localeOf(host, addressLocales) });
    return answer === true ? '' : answer;
  },
};
