import * as z from "zod";
import { calendarDate } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";

/** Seven days, 28 days, and 52 weeks; each with today as its last day. */
export const figurePeriods = ["week", "month", "year"] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** Of a day, a week, or all of a period. Money is in cents, with tax. */
export const figures = z.object({
  signUpsOwners: z.int(),
  signUpsSitters: z.int(),
  contactsBegun: z.int(),
  contactsAccepted: z.int(),
  bookingsConfirmed: z.int(),
  bookingsCancelled: z.int(),
  paidMonthCents: z.int(),
  paidQuarterCents: z.int(),
  paidYearCents: z.int(),
  returnedCents: z.int(),
  /** On the last day. */
  activeSubscriptions: z.int(),
  /** How often somebody searched for a sitter, and looked at one. */
  searches: z.int(),
  sitterViews: z.int(),
});
export type Figures = z.infer<typeof figures>;
export const figureNames = Object.keys(figures.shape) as (keyof Figures)[];

export const figuresOfPeriod = z.object({
  period: z.enum(figurePeriods),
  /** Days in Amsterdam, both included. */
  from: calendarDate,
  until: calendarDate,
  unit: z.enum(["day", "week"]),
  parts: z.array(figures.extend({ from: calendarDate, until: calendarDate })),
  total: figures,
  /** Of the period before, which is as long. */
  before: figures,
});
export type FiguresOfPeriod = z.infer<typeof figuresOfPeriod>;

export const adminFiguresEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/admin/figures",
    access: "admin",
    summary:
      "How the place goes, by Amsterdam's days or by weeks, and compared with the period before.",
    query: z.object({ period: z.enum(figurePeriods).default("month") }),
    response: z.object({ data: figuresOfPeriod }),
  }),
};
