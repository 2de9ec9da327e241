import * as z from "zod";
import { profileType } from "../profiles.ts";
import { calendarDate } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id } from "../shared/ids.ts";
import { rule } from "../shared/validation/validation-texts.ts";
import { ownPath } from "../urls/own-path.ts";
import { paymentMethod } from "./payments.ts";
import { plan, soldPlan } from "./plans.ts";
import { subscriptionState } from "./standing.ts";

/** New contacts that cost nothing, in so many days; answering never costs anything. */
export const freeBeginnings = 2;
export const freeBeginningsDays = 30;
/** Who hears nothing for so long gets their free beginning back. */
export const unansweredDays = 14;
/** As long as one can withdraw from a purchase, by law. */
export const withdrawalDays = 14;

export const subscriptionActions = [
  "subscribe",
  "cancel",
  "resume",
  "changePlan",
  "withdraw",
] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

/** The subscription of the profile in use. */
export const subscription = z.object({
  profileType,
  status: subscriptionState,
  /** Absent for who never had one. */
  plan: plan.optional(),
  /** The last day of it. */
  endDate: calendarDate.optional(),
  /** What comes by itself, unless it is cancelled. */
  next: z.object({ plan, amountCents: z.int(), chargeOn: calendarDate }).optional(),
  /** What it was last paid with, as the provider calls it. */
  method: z.string().optional(),
  /** While the purchase can be undone: until when, what comes back today, and by which link. */
  withdrawal: z.object({ until: calendarDate, refundCents: z.int(), t: z.string() }).optional(),
  /** New contacts that are still free; absent with a subscription. */
  freeBeginningsLeft: z.int().optional(),
  /** When none is left: the day on which there is one again. */
  nextFreeOn: calendarDate.optional(),
  allowedActions: z.array(z.enum(subscriptionActions)),
});
export type Subscription = z.infer<typeof subscription>;

export const subscribeForm = z.object({
  plan,
  method: paymentMethod.optional(),
  /** Where to go on once it is paid: a path of this site. */
  backTo: z
    .string()
    .max(500)
    .refine((path) => ownPath(path) !== null, rule("invalid"))
    .optional(),
});

const answer = z.object({ data: subscription });

export const subscriptionsEndpoints = {
  plans: endpoint({
    method: "GET",
    path: "/api/subscription/plans",
    access: "public",
    summary: "What a subscription costs, with the tax that is in it.",
    response: z.object({
      data: z.object({ vatPercent: z.int(), plans: z.array(soldPlan) }),
    }),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/subscription",
    access: "user",
    summary: "The subscription of the profile in use, and what can be done with it.",
    response: answer,
  }),
  subscribe: endpoint({
    method: "POST",
    path: "/api/subscription",
    access: "verified",
    summary: "Orders a subscription; the answer says where to pay.",
    body: subscribeForm,
    status: 201,
    response: z.object({ checkoutUrl: z.string(), paymentId: id }),
  }),
  changePlan: endpoint({
    method: "PUT",
    path: "/api/subscription",
    access: "user",
    summary: "Another plan, from the next period on.",
    body: z.object({ plan }),
    response: answer,
  }),
  cancel: endpoint({
    method: "DELETE",
    path: "/api/subscription",
    access: "user",
    summary: "No more is charged; it runs to its end.",
    response: answer,
  }),
  resume: endpoint({
    method: "POST",
    path: "/api/subscription/resume",
    access: "user",
    summary: "Takes a cancellation back, while it still runs.",
    response: answer,
  }),
};
