import { tokens } from '../../features/util/tokens';

type Value = string | number;

/** Groups of tokens -> the prefix of their custom properties, and the unit of their numbers. */
const groups = {
  fontSizes: { prefix: 'font-size', unit: 'px' },
  spacing: { prefix: 'space', unit: 'px' },
  radii: { prefix: 'radius', unit: 'px' },
  shadows: { prefix: 'shadow', unit: '' },
  colors: { prefix: 'color', unit: '' },
  easings: { prefix: 'easing', unit: '' },
  durations: { prefix: 'duration', unit: 'ms' },
} satisfies Record<keyof typeof tokens, { prefix: string; unit: string }>;

/** `tokens.css`: the scale of src/features/util/tokens.ts as custom properties of the page, such as `--az-font-size-m: 14px`. */
export const tokensCss = (): string => {
  const lines = Object.entries(groups).flatMap(([group, { prefix, unit }]) =>
    Object.entries(tokens[group as keyof typeof tokens] as Record<string, Value>).map(
      ([name, value]) =>
        `  --az-${prefix}-${name}: ${typeof value === 'number' ? `${value}${unit}` : value};`,
    ),
  );
  return `:root {\n${lines.join('\n')}\n}\n`;
};
