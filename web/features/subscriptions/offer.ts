import type { SoldPlan } from "#contract/subscriptions/plans.ts";
import type { Subscription } from "#contract/subscriptions/subscriptions.ts";

/** What is sold today, and to whom. */
export type Offer = {
  vatPercent: number;
  plans: readonly SoldPlan[];
  own: Pick<Subscription, "profileType" | "nextFreeOn">;
  today: string;
};
