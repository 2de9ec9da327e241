/** As the contract has them (`bookingReasonMaxLength`, `bookingDetailsMaxLength`, `mostVisitsADay`), without its schemas. */
export const reasonMaxLength = 500;
export const detailsMaxLength = 2_000;
export const mostVisits = 8;
