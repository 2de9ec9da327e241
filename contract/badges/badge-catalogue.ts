/*
  What badges there are, without what checks forms: a page that draws them doesn't need that.
*/

/** Every badge by its category, with its points; the order is that of the street. */
export const badgeCatalogue = {
  profile: {
    complete_profile: 20,
    profile_picture: 10,
    five_pictures: 10,
    email_confirmed: 5,
    availability_set: 10,
  },
  care: {
    first_booking: 20,
    ten_bookings: 40,
    fifty_bookings: 60,
    first_logbook: 10,
    picture_a_day: 20,
    walker_100_km: 30,
  },
  trust: {
    first_review: 15,
    ten_reviews: 30,
    top_rated: 40,
    three_references: 25,
    certificate_of_conduct: 40,
  },
  contact: { fast_responder: 20, always_answers: 20, welcoming_introduction: 10 },
  community: { first_invite: 10, five_invites: 25, poster: 5, feedback: 5, one_year: 15 },
} as const;

export type BadgeCategory = keyof typeof badgeCatalogue;
type NamesOf<Category> = Category extends BadgeCategory
  ? keyof (typeof badgeCatalogue)[Category]
  : never;
export type BadgeName = NamesOf<BadgeCategory>;

export const badgeCategories = Object.keys(badgeCatalogue) as BadgeCategory[];
export const badgePoints = Object.assign({}, ...Object.values(badgeCatalogue)) as Record<
  BadgeName,
  number
>;
// Never empty, which the type of an object's keys can't say.
export const badgeNames = Object.keys(badgePoints) as [BadgeName, ...BadgeName[]];

export function isBadgeName(name: string): name is BadgeName {
  return badgeNames.some((each) => each === name);
}

export function namesIn(category: BadgeCategory): BadgeName[] {
  return badgeNames.filter((name) => name in badgeCatalogue[category]);
}

export function categoryOf(name: BadgeName): BadgeCategory {
  const found = badgeCategories.find((category) => name in badgeCatalogue[category]);
  if (!found) throw new Error(`no category has ${name}`);
  return found;
}

/** Those that only the user can tell of. */
export const claimableBadges = ["poster", "feedback"] as const satisfies readonly BadgeName[];

export const badgeStages = ["bronze", "silver", "high_five"] as const;
export type BadgeStage = (typeof badgeStages)[number];
/** The most points of a stage; above the last one is high_five. */
export const stageThresholds = { bronze: 100, silver: 200 } as const;

export function stageOf(points: number): BadgeStage {
  if (points <= stageThresholds.bronze) return "bronze";
  return points <= stageThresholds.silver ? "silver" : "high_five";
}

export function pointsOf(names: readonly BadgeName[]): number {
  return names.reduce((sum, name) => sum + badgePoints[name], 0);
}
