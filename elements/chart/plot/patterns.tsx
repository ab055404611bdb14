/** Patterns of lines and dots in the colour of the surface, so that areas differ for visitors who cannot tell colours apart. */
const strokes = [
  { d: 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4', width: 1.1 },
  { d: 'M2,2h.01M6,6h.01', width: 2.4 },
  { d: 'M0,0l8,8M8,0l-8,8', width: 1 },
  { d: 'M0,2q2,-3 4,0t4,0M0,6q2,-3 4,0t4,0', width: 1.2 },
  { d: 'M2,0v8M6,0v8', width: 1.2 },
  { d: 'M0,0a4,4 0 0 0 8,0M-4,4a4,4 0 0 0 8,0a4,4 0 0 0 8,0', width: 1.1 },
  { d: 'M4,2v4M2,4h4', width: 1.3 },
];

/** The number of colours and patterns, before they repeat. */
export const paletteSize = strokes.length + 1;

/** Index of the pattern or dashes of an entry. When the colours repeat, each gets another pattern. */
export const patternIndexOf = (entry: number): number =>
  (entry + Math.floor(entry / paletteSize)) % paletteSize;

/** The patterns that `PatternedPath` refers to. The first entry has none. */
export const Patterns = () => (
  <defs>
    {strokes.map(({ d, width }, index) => (
      <pattern key={d} id={`pattern-${index + 1}`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path className="glaze" d={d} strokeWidth={width} />
      </pattern>
    ))}
  </defs>
);

interface PatternedPathProps {
  d: string;
  /** Index in the legend. */
  entry: number;
  color: string;
  className?: string;
}

/** An area in the colour and with the pattern of an entry of the legend. */
export const PatternedPath = ({ d, entry, color, className }: PatternedPathProps) => {
  const pattern = patternIndexOf(entry);
  return (
    <g className={className} style={{ color }}>
      <path className="area" d={d} />
      {pattern > 0 && <path d={d} fill={`url(#pattern-${pattern})`} />}
    </g>
  );
};

/** A tile with the colour and pattern of an entry. */
export const TileSwatch = ({ entry, color }: { entry: number; color: string }) => (
  <svg className="swatch" width="16" height="16" aria-hidden="true">
    <PatternedPath
      d="M2,0h12a2,2 0 0 1 2,2v12a2,2 0 0 1 -2,2h-12a2,2 0 0 1 -2,-2v-12a2,2 0 0 1 2,-2"
      entry={entry}
      color={color}
    />
  </svg>
);
