import { type LinkKind, linkKinds } from '../../src/features/editor/addresses/link-kinds';
import { SingleField, useControlProps } from '../../src/features/form/field-frame';
import type { FieldProps } from '../../src/features/form/field-view';
import { TextControl } from '../../src/features/form/text-fields';
import type { Suggestion } from './suggestions';

const inputModes: Partial<Record<LinkKind, 'url' | 'email' | 'tel'>> = {
  url: 'url',
  ftp: 'url',
  mailto: 'email',
  tel: 'tel',
  sms: 'tel',
};

interface KindFieldProps extends FieldProps {
  kinds: readonly LinkKind[];
  kind: LinkKind;
  nameOfKind: (kind: LinkKind) => string;
  onChoose: (kind: LinkKind) => void;
}

/** The choice between the kinds of addresses. */
export const KindField = ({ kinds, kind, nameOfKind, onChoose, ...props }: KindFieldProps) => (
  <SingleField {...props}>
    <select
      {...useControlProps(props)}
      value={kind}
      onChange={({ currentTarget: { value } }) => {
        const chosen = linkKinds.find((known) => known === value);
        if (chosen) onChoose(chosen);
      }}
    >
      {kinds.map((value) => (
        <option key={value} value={value}>
          {nameOfKind(value)}
        </option>
      ))}
    </select>
  </SingleField>
);

interface AddressFieldProps extends FieldProps {
  kind: LinkKind;
  suggestions: Suggestion[];
}

/** The field for the address. The browser shows the suggestions. */
export const AddressField = ({ kind, suggestions, ...props }: AddressFieldProps) => (
  <SingleField {...props}>
    <TextControl
      {...props}
      inputMode={inputModes[kind]}
      list={suggestions.length ? 'suggestions' : undefined}
    />
    <datalist id="suggestions">
      {suggestions.map(({ url, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two suggestions may be the same
        <option key={index} value={url} label={title || undefined} />
      ))}
    </datalist>
  </SingleField>
);
