import * as z from "zod";
import {
  badgeCatalogue,
  badgeCategories,
  badgeNames,
  badgePoints,
  badgeStages,
  namesIn,
  stageThresholds,
} from "./badges/badge-catalogue.ts";
import { badgeName, badgeProgress, badgeStage } from "./badges/badge-entities.ts";
import { instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { listOf } from "./shared/validation/inputs.ts";

export const badge = z.object({ name: badgeName, points: z.int() });
export type Badge = z.infer<typeof badge>;

export const earnedBadge = badge.extend({ earnedAt: instant });
export type EarnedBadge = z.infer<typeof earnedBadge>;

const categoryName = z.enum(Object.keys(badgeCatalogue) as [keyof typeof badgeCatalogue]);

export const catalogueOfBadges = z.object({
  count: z.int(),
  categories: z.array(z.object({ name: categoryName, badges: z.array(badge) })),
  /** The most points of each; the last has no end. */
  stages: z.array(z.object({ name: badgeStage, threshold: z.int().optional() })),
});
export type CatalogueOfBadges = z.infer<typeof catalogueOfBadges>;

/** The same for everybody and at all times: it is part of the program. */
export const allBadges: CatalogueOfBadges = {
  count: badgeNames.length,
  categories: badgeCategories.map((name) => ({
    name,
    badges: namesIn(name).map((each) => ({ name: each, points: badgePoints[each] })),
  })),
  stages: badgeStages.map((name) => ({
    name,
    threshold: name === "high_five" ? undefined : stageThresholds[name],
  })),
};

export const ownBadges = z.object({
  /** Those that were earned, the latest first. */
  badges: z.array(earnedBadge),
  /** All there are, in the order of the catalogue. */
  badgesProgress: z.array(badgeProgress),
  badgesToObtainCount: z.int(),
  points: z.int(),
  stage: badgeStage,
});
export type OwnBadges = z.infer<typeof ownBadges>;

export const badgesEndpoints = {
  catalogue: endpoint({
    method: "GET",
    path: "/api/badges",
    access: "public",
    summary: "All badges by category with their points, and the stages.",
    response: catalogueOfBadges,
  }),
  listOwn: endpoint({
    method: "GET",
    path: "/api/user/badges",
    access: "user",
    summary: "The badges of the user as a sitter, and how far the others are.",
    response: ownBadges,
  }),
  claim: endpoint({
    method: "POST",
    path: "/api/user/badges/{name}",
    access: "user",
    summary: "Claims a badge that only the user can tell of; 409 where it isn't earned.",
    params: z.object({ name: z.string().max(60) }),
    status: 201,
    response: z.object({ data: earnedBadge }),
  }),
  celebrate: endpoint({
    method: "PUT",
    path: "/api/user/badges/celebrated",
    access: "user",
    summary: "The user has seen these new badges celebrated: not again.",
    body: z.object({ names: listOf(badgeName, badgeNames.length) }),
  }),
};
