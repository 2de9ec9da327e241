import { secondFactorCookie } from "#contract/account/second-factor.ts";
import type { SignedIn } from "#contract/account.ts";
import type { VisitorContext } from "#server/platform/context.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { insertLink, lockLink } from "../access/one-time-links.repository.ts";
import { openSession } from "../access/open-session.service.ts";
import { findUser } from "../account.repository.ts";
import { refuseBanned } from "../bans/bans.service.ts";
import * as repository from "./second-factor.repository.ts";
import { isTicketAlive, ticketLifetimeMs } from "./second-factor.rules.ts";
import { takeCode } from "./second-factor-codes.service.ts";

const purpose = "second_factor";

type Comer = { userId: number; device: string };

/**
 * Part of every way in to an account that is there, once it is known whose it is: a session, or, where a
 * second step is switched on, the ticket for it.
 */
export async function signIn(
  ctx: VisitorContext<"outbox">,
  { userId, device }: Comer,
): Promise<SignedIn> {
  const { db, now, visit } = ctx;
  // It locks them: who is switching it on at this moment has done so before we look, or does so after us.
  await refuseBanned(db, userId);
  if ((await repository.findFactor(db, userId)) === null) {
    return openSession(ctx, { userId, device });
  }
  const user = await findUser(db, userId);
  if (!user) throw notFound();
  const lifetimeMs = ticketLifetimeMs;
  const { email } = user;
  const ticket = await insertLink(db, { userId, email, purpose, now, lifetimeMs });
  visit.cookies.setHidden(secondFactorCookie, ticket, lifetimeMs / 1000);
  return { secondFactor: ticket };
}

type SecondStep = { ticket: string; code: string; device: string };

/**
 * The second step, in a transaction that stays though the code is refused: a wrong one was counted. 404 for
 * a ticket that never was one, 410 for one that has run out, was used or has met too many wrong codes.
 */
export async function finishSignIn(
  ctx: VisitorContext<"outbox" | "encryption">,
  { ticket, code, device }: SecondStep,
): Promise<{ token: string } | { problem: Problem }> {
  const { db, now, visit } = ctx;
  const found = await lockLink(db, ticket, purpose);
  if (!found) throw notFound();
  const { link, user } = found;
  const factor = await repository.findFactor(db, user.id);
  if (!factor || !isTicketAlive(link, user.email, now)) throw new Problem(410, "tokenExpired");
  const refusal = await takeCode(ctx, { factor, code });
  if (refusal) {
    if (refusal.isWrong) await repository.countWrongCode(db, link.id);
    return { problem: refusal.problem };
  }
  await repository.spendTicket(db, link.id, now);
  const session = await openSession(ctx, { userId: user.id, device });
  visit.cookies.setHidden(secondFactorCookie, "", 0);
  return session;
}
