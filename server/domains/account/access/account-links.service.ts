import type { Db } from "#server/db/database.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import type { Outbox } from "#server/platform/outbox/outbox.ts";
import { emailConfirmed, userUpdated } from "../account.events.ts";
import { changeUser, type UserRow } from "../account.repository.ts";
import { spendLinkRequests } from "../social-sign-in/social-sign-in.repository.ts";
import { isLinkAlive, waysIn } from "./account-access.rules.ts";
import { findLink, lockLink, spendLinks } from "./one-time-links.repository.ts";

type Followed = { user: UserRow; purpose: TokenPurpose };

/** Part of an action: uses up a link from a mail. 404 when there never was one, 410 when it is dead. */
export async function followLink(
  tx: Db,
  token: string,
  purposes: TokenPurpose[],
  now: Date,
): Promise<Followed> {
  // Of two clicks at once the second looks when the first has used it up.
  const { user, purpose } = alive(await lockLink(tx, token, ...purposes), now);
  await spendLinks(tx, { userId: user.id, purposes: [purpose] }, now);
  return { user, purpose };
}

/** The same, and the link stays good. */
export async function readLink(
  db: Db,
  token: string,
  purposes: TokenPurpose[],
  now: Date,
): Promise<Followed> {
  return alive(await findLink(db, token, ...purposes), now);
}

function alive(found: Awaited<ReturnType<typeof findLink>>, now: Date): Followed {
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

/** Part of an action after which nobody may come in by what was mailed before. */
export async function endWaysIn(tx: Db, userId: number, now: Date): Promise<void> {
  await spendLinks(tx, { userId, purposes: waysIn }, now);
  await spendLinkRequests(tx, userId, now);
}
