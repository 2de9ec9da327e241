import type { MissedVisitParams } from "#contract/logbooks/logbook-messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ReminderParams } from "#contract/reminders/reminder-messages.ts";
import {
  lockRoomToTell,
  writeProductMessage,
} from "#server/domains/chat/messages/product-messages.service.ts";
import { lockProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import type { Context } from "#server/platform/context.ts";
import { type ReminderSent, reminderSent } from "./reminders.events.ts";
import { findReminder, insertReminder } from "./reminders.repository.ts";
import { type Cause, causes, isOfUse } from "./reminders.rules.ts";

export type RemindContext = Context<"outbox">;

export type Receiver = { side: ProfileType; profileId: number | null };

/** Both sides of something that has both. */
export function bothOf(of: {
  ownerProfileId: number | null;
  sitterProfileId: number | null;
}): Receiver[] {
  return [
    { side: "pet_owner", profileId: of.ownerProfileId },
    { side: "pet_sitter", profileId: of.sitterProfileId },
  ];
}

/**
 * Before it is looked whether something is still due: the people, then their rooms, in the order in which
 * everybody locks them. From here on nothing that happens in these rooms can come between.
 */
export async function lockToRemind(
  { db }: RemindContext,
  { receivers, roomIds }: { receivers: readonly Receiver[]; roomIds: readonly (number | null)[] },
): Promise<void> {
  await lockProfileRefs(
    db,
    receivers.flatMap(({ profileId }) => profileId ?? []),
  );
  const ids = [...new Set(roomIds.flatMap((id) => id ?? []))];
  for (const roomId of ids.toSorted((one, other) => one - other)) await lockRoomToTell(db, roomId);
}

export type Reminding = {
  cause: Cause;
  /** As the rows have it: `booking:12`. */
  subject: string;
  dueAt: Date;
  receivers: readonly Receiver[];
  about: ReminderSent["about"];
  /** What is said in which rooms; none where there is no room to say it in. */
  messages: readonly { roomId: number; params: ReminderParams | MissedVisitParams }[];
};

/** Reminds each of them once: whoever has a row for it was reminded before. */
export async function remind(ctx: RemindContext, reminding: Reminding): Promise<void> {
  const { db, now, outbox } = ctx;
  const { subject, dueAt, receivers, about, messages } = reminding;
  const { type } = causes[reminding.cause];
  for (const { side, profileId } of receivers) {
    if (profileId === null) continue;
    const row = { type, subject, profileId, dueAt, sentAt: now };
    const reminderId = await insertReminder(db, row);
    if (reminderId === null) continue;
    for (const message of messages) {
      await writeProductMessage(ctx, { ...message, type, forSide: side });
    }
    await outbox.publish(db, [reminderSent({ reminderId, type, side, profileId, about })]);
  }
}

/** For who tells of it besides the chat: false when it would come too late by now. */
export async function isStillOfUse({ db, now }: Context, reminderId: number): Promise<boolean> {
  const reminder = await findReminder(db, reminderId);
  return reminder !== null && isOfUse(reminder, now);
}
