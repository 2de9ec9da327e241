import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import { countCare } from "#server/domains/bookings/facts/booking-facts.service.ts";
import { countAnswers } from "#server/domains/chat/response/response.service.ts";
import { countLogbooks } from "#server/domains/logbooks/facts/logbook-counts.service.ts";
import { listWithCertificate } from "#server/domains/profiles/certificates/certificates.service.ts";
import { countProfileFacts } from "#server/domains/profiles/profile-facts.service.ts";
import { countReferences } from "#server/domains/references/references.service.ts";
import { listFeedbackGivers } from "#server/domains/reviews/product-reviews/product-reviews.service.ts";
import { countReviews } from "#server/domains/reviews/review-views.service.ts";
import type { Context } from "#server/platform/context.ts";
import { listEarned } from "./badges.repository.ts";
import type { BadgeFacts } from "./badges.rules.ts";

/** A sitter's facts, and what they have earned already. */
export type Counted = { facts: BadgeFacts; earned: ReadonlySet<BadgeName> };

const noCare = { completedBookings: 0, completedIntroductions: 0 };
const noLogbooks = { keptLogbooks: 0, hasPictureADay: false, walkedMetres: 0 };
const noReviews = { reviews: 0, ratingSum: 0 };
const noAnswers = { contacts: 0, responseMinutes: null, responseRate: null };

/**
 * All that is known of these sitters, by one function of each domain that knows something, from all that
 * ever happened. That a poster hangs is known by the badge itself.
 */
export async function countFacts(
  ctx: Context,
  profileIds: readonly number[],
): Promise<Map<number, Counted>> {
  const profiles = await countProfileFacts(ctx, profileIds);
  const care = await countCare(ctx.db, profileIds);
  const logbooks = await countLogbooks(ctx.db, profileIds);
  const reviews = await countReviews(ctx, profileIds);
  const references = await countReferences(ctx, profileIds);
  const certificates = await listWithCertificate(ctx, profileIds);
  const answers = await countAnswers(ctx.db, profileIds);
  const feedback = await listFeedbackGivers(ctx, profileIds);
  const badges = await listEarned(ctx.db, profileIds);
  return new Map(
    [...profiles].map(([id, profile]) => {
      const own = badges.filter(({ profileId }) => profileId === id);
      const earned = new Set(own.map(({ name }) => name));
      const facts: BadgeFacts = {
        ...profile,
        ...(care.get(id) ?? noCare),
        ...(logbooks.get(id) ?? noLogbooks),
        ...(reviews.get(id) ?? noReviews),
        references: references.get(id) ?? 0,
        hasCertificate: certificates.has(id),
        ...(answers.get(id) ?? noAnswers),
        hasPoster: earned.has("poster"),
        hasGivenFeedback: feedback.has(id),
      };
      return [id, { facts, earned }];
    }),
  );
}
