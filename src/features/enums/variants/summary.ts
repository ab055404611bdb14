/** The builder's codes of a summary's designs. The builder calls a wall "autocolumns", and a grid "autogrid". */
export const summaryVariants = {
  wall: 1005,
  carousel: 1006,
  list: 1007,
  grid: 1008,
} as const;
