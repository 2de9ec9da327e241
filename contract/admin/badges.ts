import * as z from "zod";
import { badgeName, badgeProgress, badgeStage } from "../badges/badge-entities.ts";
import { earnedBadge } from "../badges.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { paragraphs } from "../shared/validation/text.ts";

export const badgeFigures = z.object({
  /** Sitters who have finished signing up. */
  sitters: z.int(),
  stages: z.array(z.object({ name: badgeStage, count: z.int() })),
  badges: z.array(z.object({ name: badgeName, points: z.int(), count: z.int() })),
});
export type BadgeFigures = z.infer<typeof badgeFigures>;

export const badgeHolder = z.object({
  profileId: id,
  userId: id,
  firstName: z.string(),
  lastName: z.string().optional(),
  email: z.string(),
  points: z.int(),
  stage: badgeStage,
  badgesCount: z.int(),
});
export type BadgeHolder = z.infer<typeof badgeHolder>;

/** One of them, with what their badges come from. */
export const badgeHolderDetails = badgeHolder.extend({
  badges: z.array(
    earnedBadge.extend({
      /** What it was earned by is no longer so: only these can be taken back. */
      isOutlived: z.boolean(),
    }),
  ),
  /** As it is counted at this moment, in the order of the catalogue. */
  progress: z.array(badgeProgress),
});
export type BadgeHolderDetails = z.infer<typeof badgeHolderDetails>;

export const takeBackForm = z.object({ name: badgeName, reason: paragraphs(500) });

const params = z.object({ id: pathId });
const answer = z.object({ data: badgeHolderDetails });

export const adminBadgesEndpoints = {
  figures: endpoint({
    method: "GET",
    path: "/api/admin/badges",
    access: "admin",
    summary: "How many sitters hold each badge, and are in each stage.",
    response: z.object({ data: badgeFigures }),
  }),
  listHolders: endpoint({
    method: "GET",
    path: "/api/admin/badges/sitters",
    access: "admin",
    summary: "Sitters by part of a name or an address, those with most points first.",
    query: pagingQuery.extend({ q: z.string().trim().max(100).optional() }),
    response: paginated(badgeHolder),
  }),
  getHolder: endpoint({
    method: "GET",
    path: "/api/admin/badges/sitters/{id}",
    access: "admin",
    summary: "A sitter's badges and points by the id of their profile, and what they come from.",
    params,
    response: answer,
  }),
  recount: endpoint({
    method: "POST",
    path: "/api/admin/badges/sitters/{id}/recount",
    access: "admin",
    summary: "Counts anew what a sitter has earned, as every night does.",
    params,
    response: answer,
  }),
  takeBack: endpoint({
    method: "POST",
    path: "/api/admin/badges/sitters/{id}/takeBack",
    access: "admin",
    summary: "Takes back a badge that was not earned rightly; one that still is would come back.",
    params,
    body: takeBackForm,
    response: answer,
  }),
};
