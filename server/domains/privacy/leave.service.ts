import { emptyLeft, forgetAbandoned } from "#server/db/personal-data/leaving.ts";
import type { Context } from "#server/platform/context.ts";
import { eraseWordsWith } from "#server/platform/mail/mails-of-users.ts";
import { findNames, listContactUserIds } from "./personal-data.repository.ts";
import { forgetExport } from "./personal-data.service.ts";

/**
 * Part of deleting an account, after all other domains have taken away what is theirs: what others keep
 * loses what the register says is to go, and mails to them lose the name.
 */
export async function leaveNoTrace(ctx: Context, { userId }: { userId: number }): Promise<void> {
  const { db } = ctx;
  await forgetExport(ctx, { userId });
  const contacts = await listContactUserIds(db, userId);
  await eraseWordsWith(db, contacts, await findNames(db, userId));
  await emptyLeft(db, { userId });
}

/** Part of removing a profile, after all other domains: what the other side has left already goes. */
export async function leaveNobodys({ db }: Context, profile: { profileId: number }): Promise<void> {
  await forgetAbandoned(db, profile);
}
