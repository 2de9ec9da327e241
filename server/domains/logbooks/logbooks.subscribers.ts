import { logbookChannel, logbookUpdates } from "#contract/logbooks.ts";
import { isEndedBy } from "#contract/privacy/tokens.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { tokensEnded } from "#server/domains/account/account.events.ts";
import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { contactEnding } from "#server/domains/chat/chat.events.ts";
import { countsChanged } from "#server/domains/notify/notify.events.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { withdrawSharesOfUser } from "./deletion/logbook-deletion.service.ts";
import { findLogbook, sideOfUser } from "./logbook-access.service.ts";
import { endWithContact, followBooking } from "./logbook-making.service.ts";
import { describeLogbook, describeLogbooks, isOverAt } from "./logbook-views.service.ts";
import { logbookChanged, logbookRead } from "./logbooks.events.ts";
import { isOnSide, type LogbookRow, sumUnread } from "./logbooks.repository.ts";
import { tellOwner } from "./messages/logbook-messages.service.ts";

export function subscribeLogbooks({ on, onPublish }: DomainEntries<object>): void {
  onPublish(bookingMoved, followBooking);
  onPublish(contactEnding, endWithContact);
  onPublish(tokensEnded, async ({ db }, { userId, by }) => {
    if (isEndedBy("sharedReport", by)) await withdrawSharesOfUser(db, userId);
  });
  on(logbookChanged, "logbooks.show", (ctx, { logbookId }) => showLogbook(ctx, { logbookId }));
  on(logbookRead, "logbooks.show-read", (ctx, { logbookId, side }) =>
    showLogbook(ctx, { logbookId, only: side }),
  );
  // What the owner hears of a logbook in the chat; mails and pushes hang on what is told there.
  on(logbookChanged, "logbooks.tell-owner", tellOwner);
}

export function allowLogbookChannels({ realtime, db }: Platform): void {
  realtime.allow(logbookUpdates, async (viewer, { userId }) => viewer.userId === userId);
  realtime.allow(logbookChannel, ({ userId }, { profileType, id }) =>
    isOnSide(db, { logbookId: Number(id), side: profileType as ProfileType, userId }),
  );
}

type Shown = { logbookId: number; only?: ProfileType };

/** Each of the two hears how it stands for them; what an event says is looked up when it is told. */
async function showLogbook(
  ctx: Context<"realtime" | "outbox">,
  { logbookId, only }: Shown,
): Promise<void> {
  const logbook = await findLogbook(ctx.db, logbookId);
  if (!logbook) return;
  const sides: ProfileType[] = only ? [only] : ["pet_owner", "pet_sitter"];
  for (const side of sides) await showSide(ctx, logbook, side);
}

async function showSide(
  ctx: Context<"realtime" | "outbox">,
  logbook: LogbookRow,
  side: ProfileType,
): Promise<void> {
  const { db, now, realtime, outbox } = ctx;
  const userId = logbook.users[side];
  const profileId = side === "pet_owner" ? logbook.ownerProfileId : logbook.sitterProfileId;
  if (userId === null || profileId === null || sideOfUser(logbook, userId) === null) return;
  const items = await describeLogbooks(ctx, { side, rows: [logbook] });
  const isOver = isOverAt(logbook, now);
  realtime.publish(logbookUpdates, { userId }, "logbook-updates", {
    profileId,
    upcoming: isOver ? [] : items,
    past: isOver ? items : [],
    unreadUpdates: await sumUnread(db, { profileId, side }),
  });
  realtime.publish(logbookChannel, { profileType: side, id: logbook.id }, "logbook.updated", {
    profileId,
    logbook: await describeLogbook(ctx, { side, logbook }),
  });
  await outbox.publish(db, [countsChanged({ userId })]);
}
