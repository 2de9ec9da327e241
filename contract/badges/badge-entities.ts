import * as z from "zod";
import { badgeNames, badgeStages } from "./badge-catalogue.ts";

/* What cards and profiles say of badges: pages that read those don't need the calls about them. */

export const badgeName = z.enum(badgeNames);
export const badgeStage = z.enum(badgeStages);

export const badgeProgress = z.object({
  name: badgeName,
  points: z.int(),
  state: z.enum(["not_started", "in_progress", "completed"]),
  /** A number of a number. */
  done: z.int(),
  of: z.int(),
});
export type BadgeProgress = z.infer<typeof badgeProgress>;
