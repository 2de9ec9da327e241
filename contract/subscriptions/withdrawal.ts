import * as z from "zod";
import { calendarDate } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { plan } from "./plans.ts";

/** A purchase as the link in its receipt shows it, to whoever has the link. */
export const withdrawal = z.object({
  plan,
  amountCents: z.int(),
  boughtOn: calendarDate,
  until: calendarDate,
  refundCents: z.int(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

const link = z.object({ t: z.string().max(200) });

export const withdrawalEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/withdrawal",
    access: "public",
    summary: "What would be undone, by the link in a receipt.",
    query: link,
    limit: "auth",
    response: z.object({ data: withdrawal }),
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/api/withdrawal",
    access: "public",
    summary: "Undoes a purchase within fourteen days; what was not used is paid back.",
    body: link,
    limit: "auth",
    response: z.object({ data: withdrawal.pick({ refundCents: true }) }),
  }),
};
