import type { Figures } from "#contract/admin/figures.ts";

/** What came in, less what went back. */
export function revenueOf(of: Figures): number {
  return of.paidMonthCents + of.paidQuarterCents + of.paidYearCents - of.returnedCents;
}

export function signUpsOf({ signUpsOwners, signUpsSitters }: Figures): number {
  return signUpsOwners + signUpsSitters;
}

/** In whole percents, from what it was; null when there was nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Which part of the whole, in whole percents; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((part / whole) * 100);
}

export const funnelSteps = [
  "searches",
  "sitterViews",
  "contactsBegun",
  "contactsAccepted",
  "bookingsConfirmed",
] as const satisfies (keyof Figures)[];
