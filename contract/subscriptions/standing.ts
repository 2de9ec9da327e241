import * as z from "zod";
import { calendarDate } from "../shared/dates.ts";

export const subscriptionStates = ["active", "inactive", "cancelled"] as const;
export const subscriptionState = z.enum(subscriptionStates);
export type SubscriptionState = z.infer<typeof subscriptionState>;

/** As it is in a user's own profile: it counts while its last day is not in the past. */
export const profileSubscription = z.object({ status: subscriptionState, endDate: calendarDate });
export type ProfileSubscription = z.infer<typeof profileSubscription>;
