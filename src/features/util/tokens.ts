/**
 * A scale of sizes (in px), colours and durations for pages. `dist/tokens.css` has it as custom properties (`--az-font-size-m`).
 * Of these, blocks read only `--az-color-error`; their own design tokens are in src/ui/tokens.css.
 */
export const tokens = {
  fontSizes: { xs: 9.75, s: 12, m: 14, l: 16, xl: 20, xxl: 28 },
  spacing: { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, xxxl: 48 },
  radii: { none: 0, s: 4, m: 8 },
  /** CSS `box-shadow`. */
  shadows: {
    none: 'none',
    s: '0 1px 2px rgb(20 33 61 / 16%)',
    m: '0 8px 32px rgb(20 33 61 / 20%)',
    l: '0 24px 64px rgb(20 33 61 / 28%)',
  },
  colors: {
    ink: '#14213d',
    cobalt: '#1f4e9e',
    glaze: '#fbfaf6',
    ochre: '#d9a441',
    terracotta: '#c1553b',
    error: '#b3261e',
  },
  /** CSS `animation-timing-function`. */
  easings: {
    standard: 'ease',
    enter: 'cubic-bezier(0, 0, 0.2, 1)',
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
    move: 'cubic-bezier(0.4, 0, 0.2, 1)',
  },
  /** In ms. */
  durations: { fast: 150, normal: 300 },
} as const;
