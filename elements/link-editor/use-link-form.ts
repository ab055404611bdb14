import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import {
  commonLinkKinds,
  completeAddress,
  type LinkKind,
  linkKindOf,
} from '../../src/features/editor/addresses/link-kinds';
import { followsRule } from '../../src/features/editor/addresses/rules';
import { useFocusRequest } from '../../src/hooks/use-focus-request';
import type { LinkEditorSettings } from './schema';

/** Name of the field with the address. */
export const addressName = 'address';

/** State of the address: the person is typing, the rule of its kind refuses it, or it has been applied. */
type Outcome =
  | { status: 'editing' }
  | { status: 'refused'; kind: LinkKind; address: string }
  | { status: 'applied'; address: string };

const editing: Outcome = { status: 'editing' };

/** The kind that the form begins with. */
const initialKind = (value: string, kinds: readonly LinkKind[]): LinkKind => {
  const isBareUrl = !linkKindOf(value) && kinds.includes('url') && followsRule('url', value);
  return linkKindOf(value, kinds) ?? (isBareUrl ? 'url' : (kinds[0] ?? 'internal'));
};

/** What the person has entered, while the element is out of the page, too. */
interface Draft {
  /** The value that the person began with. */
  value: string;
  kind: LinkKind;
  typed: string;
}

interface LinkForm {
  kinds: readonly LinkKind[];
  kind: LinkKind;
  outcome: Outcome;
  /** The text that the address field begins with. */
  initialAddress: string;
  /** Counts how often the fields have been reset, as a React key. */
  resetCount: number;
  formRef: RefObject<HTMLFormElement | null>;
  chooseKind: (kind: LinkKind) => void;
  /** The person has typed something. */
  onTyping: (typed: string) => void;
  onSubmit: (event: FormEvent) => void;
}

/** The state of the form, and the handlers that change it. */
export const useLinkForm = (settings: LinkEditorSettings, host: BlockHost): LinkForm => {
  const { value } = settings;
  const kinds = settings.kinds.length ? settings.kinds : commonLinkKinds;
  const { visitorState } = host;
  const savedDraft = visitorState.get('draft') as Draft | undefined;
  const draft = savedDraft?.value === value ? savedDraft : undefined;
  const [chosenKind, setChosenKind] = useState(() => draft?.kind ?? initialKind(value, kinds));
  const [outcome, setOutcome] = useState<Outcome>(editing);
  const [resetCount, setResetCount] = useState(0);
  const [focusRequest, setFocusRequest] = useState<object>();
  const formRef = useRef<HTMLFormElement>(null);
  const currentValue = useRef(value);
  // The kinds may have changed since.
  const kind = kinds.includes(chosenKind) ? chosenKind : initialKind(value, kinds);

  const addressInput = (): HTMLInputElement | null | undefined =>
    formRef.current?.querySelector<HTMLInputElement>(`[name=${addressName}]`);
  useFocusRequest(focusRequest, addressInput);
  const saveDraft = (changes: Partial<Draft> = {}): void => {
    visitorState.set('draft', { value, kind, typed: addressInput()?.value ?? '', ...changes });
  };

  // A layout effect, because an effect after the paint could run after the person's first choice, and undo it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value begins the form anew
  useLayoutEffect(() => {
    // The page may write the applied address back, which changes nothing.
    if (value === currentValue.current) return;
    currentValue.current = value;
    visitorState.delete('draft');
    setChosenKind(initialKind(value, kinds));
    setOutcome(editing);
    setResetCount((count) => count + 1);
    // The fields mount again, so the focus must be put back into the form.
    if (formRef.current?.matches(':focus-within')) setFocusRequest({});
  }, [value]);

  return {
    kinds,
    kind,
    outcome,
    initialAddress: draft?.typed ?? value,
    resetCount,
    formRef,
    chooseKind(chosen) {
      saveDraft({ kind: chosen });
      setChosenKind(chosen);
      setOutcome(editing);
    },
    onTyping(typed) {
      saveDraft({ typed });
      const completed = completeAddress(typed, { kind, kinds });
      // An error stays until the address is valid.
      if (outcome.status === 'applied' || followsRule(completed.kind, completed.address)) setOutcome(editing);
    },
    onSubmit(event) {
      event.preventDefault();
      const { kind: actualKind, address } = completeAddress(addressInput()?.value ?? '', { kind, kinds });
      setChosenKind(actualKind);
      // An empty address is valid: it removes the link.
      if (address && !followsRule(actualKind, address)) {
        setOutcome({ status: 'refused', kind: actualKind, address });
        setFocusRequest({});
        return;
      }
      currentValue.current = address;
      saveDraft({ kind: actualKind });
      setOutcome({ status: 'applied', address });
      emit(host, 'az-change', { detail: { value: address, kind: actualKind } });
    },
  };
};
