import type { SearchViewProps } from './search-view';
import type { Shortcuts } from './use-shortcut';

interface ShortcutSwitchProps {
  shortcuts: Shortcuts;
  text: SearchViewProps['text'];
}

/** Turns the shortcut of a single character off and on, where there is one. */
export const ShortcutSwitch = ({ shortcuts, text }: ShortcutSwitchProps) => {
  const { character, isCharacterOn, setCharacterOn } = shortcuts;
  if (!character) return null;
  return (
    <label part="shortcut-switch">
      <input
        type="checkbox"
        checked={isCharacterOn}
        onChange={(event) => setCharacterOn(event.currentTarget.checked)}
      />
      {text('useKey', { key: character })}
    </label>
  );
};
