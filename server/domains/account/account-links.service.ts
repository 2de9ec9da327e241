import type { Db } from "#server/db/database.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import type { Outbox } from "#server/platform/outbox/outbox.ts";
import { emailConfirmed, userUpdated } from "./account.events.ts";
import { changeUser, type UserRow } from "./account.repository.ts";
import { isLinkAlive } from "./account-access.rules.ts";
import { findLink, spendLinks } from "./one-time-links.repository.ts";

type Followed = { user: UserRow; purpose: TokenPurpose };

/** Part of an action: uses up a link from a mail. 404 when there never was one, 410 when it is dead. */
export async function followLink(
  tx: Db,
  token: string,
  purposes: TokenPurpose[],
  now: Date,
): Promise<Followed> {
  const { user, purpose } = await readLink(tx, token, purposes, now);
  await spendLinks(tx, { userId: user.id, purpose }, now);
  return { user, purpose };
}

/** The same, and the link stays good. */
export async function readLink(
  tx: Db,
  token: string,
  purposes: TokenPurpose[],
  now: Date,
): Promise<Followed> {
  const found = await findLink(tx, token, ...purposes);
  if (!found) throw notFound();
  const { link, user } = found;
  const email = link.purpose === "change_email" ? user.pendingEmail : user.email;
  if (!isLinkAlive(link, email, now)) throw new Problem(410, "tokenExpired");
  return { user, purpose: link.purpose };
}

/** Whoever follows a link from a mail has shown that the address is theirs. */
export async function confirmAddress(
  tx: Db,
  outbox: Outbox,
  user: Pick<UserRow, "id" | "emailVerifiedAt">,
  now: Date,
): Promise<void> {
  if (user.emailVerifiedAt) return;
  const { id: userId } = user;
  await changeUser(tx, userId, { emailVerifiedAt: now });
  await outbox.publish(tx, [emailConfirmed({ userId }), userUpdated({ userId })]);
}
