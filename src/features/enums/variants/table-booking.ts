/** The builder's codes of what guests book at Tock, which saved pages have as `tableBookingStyle`. */
export const tableBookingVariants = {
  reservations: 1018,
  events: 1019,
} as const;
