import type { SignupInvitation } from "#contract/account/account-care.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import type { Context } from "#server/platform/context.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { emailConfirmed, userUpdated } from "../account.events.ts";
import type { WithPorts } from "../account.ports.ts";
import { changeUser, type UserRow } from "../account.repository.ts";
import { isLinkAlive } from "./account-access.rules.ts";
import { findLink, lockLink, spendLinks } from "./one-time-links.repository.ts";

type Asked = { token: string; purposes: readonly TokenPurpose[] };
type Followed = {
  user: UserRow;
  purpose: TokenPurpose;
  /** The one that a log-in by a plain form began. */
  sessionId: number | null;
};

/** Part of an action: uses up a link from a mail. 404 when there never was one, 410 when it is dead. */
export async function followLink(
  { db, now }: Context,
  { token, purposes }: Asked,
): Promise<Followed> {
  // Of two clicks at once the second looks when the first has used it up.
  const followed = alive(await lockLink(db, token, ...purposes), now);
  await spendLinks(db, { userId: followed.user.id, purposes: [followed.purpose] }, now);
  return followed;
}

/** The same, and the link stays good. */
export async function readLink({ db, now }: Context, asked: Asked): Promise<Followed> {
  return alive(await findLink(db, asked.token, ...asked.purposes), now);
}

function alive(found: Awaited<ReturnType<typeof findLink>>, now: Date): Followed {
  if (!found) throw notFound();
  const { link, user } = found;
  const email = link.purpose === "change_email" ? user.pendingEmail : user.email;
  if (!isLinkAlive(link, email, now)) throw new Problem(410, "tokenExpired");
  return { user, purpose: link.purpose, sessionId: link.sessionId };
}

/** Whoever follows a link from a mail has shown that the address is theirs. */
export async function confirmAddress(
  { db, now, outbox }: Context<"outbox">,
  { id: userId, emailVerifiedAt }: Pick<UserRow, "id" | "emailVerifiedAt">,
): Promise<void> {
  if (emailVerifiedAt) return;
  await changeUser(db, userId, { emailVerifiedAt: now });
  await outbox.publish(db, [emailConfirmed({ userId }), userUpdated({ userId })]);
}

/**
 * Who invited; or whom a link to go on with signing up was sent to. It fills in their address and nothing more: who
 * follows it still logs in, so that a forwarded mail opens nobody's account.
 */
export async function findInvitation(
  ctx: Context<"appKey"> & WithPorts,
  { token }: { token: string },
): Promise<SignupInvitation> {
  const inviter = await ctx.ports.findInviter(ctx, { token });
  if (inviter) return { inviter };
  const { user } = await readLink(ctx, { token, purposes: ["continue"] });
  // There is nothing left to go on with.
  if (user.reachedRegistrationEnd) throw new Problem(410, "tokenExpired");
  return { email: user.email, firstName: user.firstName };
}
