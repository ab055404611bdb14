import type { ChartType } from './plot/contract';

interface LegendProps {
  label: string;
  names: string[];
  isHidden(entry: number): boolean;
  onToggle(entry: number): void;
  Swatch: ChartType['Swatch'];
  colorOf(entry: number): string;
}

/** A button for each series, or for each slice of a pie, which shows and hides it. */
export const Legend = ({ label, names, isHidden, onToggle, Swatch, colorOf }: LegendProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
  <div part="legend" role="group" aria-label={label}>
    {names.map((name, entry) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: series may have the same name
        key={entry}
        type="button"
        part="entry"
        aria-pressed={!isHidden(entry)}
        onClick={() => onToggle(entry)}
      >
        <Swatch entry={entry} color={colorOf(entry)} />
        <span>{name}</span>
      </button>
    ))}
  </div>
);
