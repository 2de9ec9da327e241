import { emailConfirmed, userUpdated } from "#server/domains/account/account.events.ts";
import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { responseChanged } from "#server/domains/chat/response/response.events.ts";
import { findLogbook } from "#server/domains/logbooks/logbook-access.service.ts";
import { type LogbookChange, logbookChanged } from "#server/domains/logbooks/logbooks.events.ts";
import { certificateSeen } from "#server/domains/profiles/certificates/certificates.events.ts";
import {
  findSitterOf,
  listInvitingSitters,
} from "#server/domains/profiles/profile-facts.service.ts";
import { referenceWritten } from "#server/domains/references/references.events.ts";
import { findReviewed } from "#server/domains/reviews/review-views.service.ts";
import { reviewShown } from "#server/domains/reviews/reviews.events.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { earnBadges } from "./earn-badges.service.ts";

/** In a logbook, what can earn something. */
const countedChanges: readonly LogbookChange[] = ["checkIn", "image", "walk", "completed"];

/** Whatever changes a fact has whose fact it is counted anew. */
export function subscribeBadges({ on }: DomainEntries<object>): void {
  on(userUpdated, "badges.count-user", countUser);
  on(emailConfirmed, "badges.count-confirmed", countUser);
  on(emailConfirmed, "badges.count-inviter", async (ctx, { userId }) =>
    count(ctx, await listInvitingSitters(ctx.db, userId)),
  );
  on(bookingMoved, "badges.count-booking", async (ctx, { event, sitterProfileId }) => {
    if (event === "complete" && sitterProfileId) await count(ctx, [sitterProfileId]);
  });
  on(logbookChanged, "badges.count-logbook", async (ctx, { logbookId, change }) => {
    if (!countedChanges.includes(change)) return;
    const sitterId = (await findLogbook(ctx.db, logbookId))?.sitterProfileId;
    if (sitterId) await count(ctx, [sitterId]);
  });
  on(reviewShown, "badges.count-review", async (ctx, { reviewId }) => {
    const reviewed = await findReviewed(ctx, reviewId);
    if (reviewed !== null) await count(ctx, [reviewed]);
  });
  on(responseChanged, "badges.count-answers", (ctx, { profileId }) => count(ctx, [profileId]));
  on(certificateSeen, "badges.count-certificate", (ctx, { profileId }) => count(ctx, [profileId]));
  on(referenceWritten, "badges.count-reference", (ctx, { profileId }) => count(ctx, [profileId]));
}

async function countUser(ctx: Context<"outbox">, { userId }: { userId: number }): Promise<void> {
  const sitterId = await findSitterOf(ctx.db, userId);
  if (sitterId !== null) await count(ctx, [sitterId]);
}

/** Owners have no badges: who of these is one is passed over. */
async function count(ctx: Context<"outbox">, profileIds: readonly number[]): Promise<void> {
  await earnBadges(ctx, { profileIds });
}
