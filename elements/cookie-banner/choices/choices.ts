import type { CategoryName } from '../../../src/consent/choice';
import type { Choice } from '../../../src/consent/of-page';
import type { Make } from '../banner';
import css from './choices.css';
import { messages as english } from './messages/en';
import { messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';

const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

interface Asked {
  root: ShadowRoot;
  make: Make;
  locale: string;
  names: CategoryName[];
  /** What stands there already; what the visitor has done in it stays. */
  before: HTMLDetailsElement | null | undefined;
  isOpen: boolean;
  /** What the visitor has said yes to before. */
  isChosen: (name: CategoryName) => boolean;
  choose: (choice: Choice) => void;
}

/** More than yes or no: a box for each category, folded. Sites that ask so load it. */
export const choicesOf = ({
  root,
  make,
  locale,
  names,
  before,
  isOpen,
  isChosen,
  choose,
}: Asked): HTMLDetailsElement => {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  const text = catalogues[locale as keyof typeof catalogues] as unknown as Record<
    keyof typeof spanish,
    () => string
  >;
  const box = (name: CategoryName): HTMLInputElement =>
    make('input', {
      type: 'checkbox',
      name,
      checked: before?.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked ?? isChosen(name),
    });
  const boxes = names.map(box);
  const save = (): void =>
    choose(
      boxes.every(({ checked }) => checked) ||
        Object.fromEntries(boxes.map(({ name, checked }) => [name, checked])),
    );
  return make(
    'details',
    { part: 'categories', open: before?.open ?? isOpen },
    make('summary', { part: 'choose' }, text.choose()),
    make('label', {}, make('input', { type: 'checkbox', checked: true, disabled: true }), text.necessary()),
    ...boxes.map((one) => make('label', {}, one, text[one.name as CategoryName]())),
    make('button', { type: 'button', part: 'save', onclick: save }, text.save()),
  );
};
