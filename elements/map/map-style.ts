import { mapStyles } from '../../src/features/enums/map-styles';
import { nameOf } from '../../src/features/enums/name-of';

export type StyleName = keyof typeof mapStyles;

export const styleNames = Object.keys(mapStyles) as StyleName[];

const normalize = (name: string): string => name.replace('-', '').toLowerCase();

/** A style by its code or by any spelling of its name: 5, "5", "MinimalDark", "minimal-dark". */
export const parseStyle = (value: string | number): StyleName =>
  nameOf(mapStyles, Number(value)) ??
  styleNames.find((name) => normalize(name) === normalize(`${value}`)) ??
  'grayscale';

/** Colours of a marker, of its icon, and of the ground before the map shows, for CSS. */
type MapColors = Partial<Record<'--_pin' | '--_ink' | '--_ground', string>>;

/** Where `--_pin` and `--_ink` are the same, the marker has no dot. "grayscale" has the colours of map.css. */
export const styleColors: Record<StyleName, MapColors> = {
  original: { '--_pin': '#c1332b' },
  grayscale: {},
  satellite: { '--_pin': '#fff', '--_ink': '#c1332b', '--_ground': '#33453a' },
  minimalDark: { '--_pin': '#f0c15c', '--_ink': '#f0c15c', '--_ground': '#1c2230' },
  minimalLight: { '--_pin': '#14213d', '--_ink': '#14213d', '--_ground': '#f6f5f2' },
  minimalBlue: { '--_pin': '#1f4e9e', '--_ink': '#1f4e9e', '--_ground': '#e7eef9' },
};
