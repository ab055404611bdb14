/** The design of a table booking: some of `blockVariants`, in a file of their own for the block that needs no others. */
export const bookingVariants = {
  tableBookingReservations: 1018,
  tableBookingEvents: 1019,
} as const;
