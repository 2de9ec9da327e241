import * as z from "zod";
import { calendarDate, instant } from "../shared/dates.ts";
import { id } from "../shared/ids.ts";

/** What REVIEW_REQUEST and REVIEW_RECEIVED tell, flat as all parameters are. */
export const reviewMessageParams = z.object({
  bookingId: id,
  /** 'Moos, Minoes'; empty where there are none. */
  petNames: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  /** Until when it can be written; then what was written is shown. */
  until: instant,
  /** The day in Amsterdam on which that is. */
  untilDate: calendarDate,
  /** Of a request: its reader has written. */
  isAnswered: z.boolean().optional(),
  /** Whom it would have been about has gone. */
  isGone: z.boolean().optional(),
  /** Of one received: its reader may read it. */
  isShown: z.boolean().optional(),
});
export type ReviewMessageParams = z.infer<typeof reviewMessageParams>;
