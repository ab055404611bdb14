/** The builder's codes of the kinds of charts, which saved pages have as `chartType`. */
export const chartVariants = {
  bar: 1009,
  line: 1010,
  pie: 1011,
} as const;
