import { loginCodeCookie } from "#contract/account.ts";
import { tokens } from "#contract/privacy/tokens.ts";
import type { VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { sessionStarted } from "../account.events.ts";
import { findUser, listDevices, rememberDevice } from "../account.repository.ts";
import { isNewDevice } from "../account.rules.ts";
import { refuseBanned } from "../bans/bans.service.ts";
import { insertLink } from "./one-time-links.repository.ts";

/**
 * Part of an action: the caller has made sure who it is, by all that they have to show. Ways in to an
 * account that was there before go by `signIn`, which may ask for a second step.
 */
export async function openSession(
  ctx: VisitorContext<"outbox">,
  { userId, device }: { userId: number; device: string },
): Promise<{ token: string }> {
  const { db, now, outbox, visit } = ctx;
  await refuseBanned(db, userId);
  const known = await listDevices(db, userId);
  const { sessionId, token } = await startSession(db, { userId, device, now });
  await rememberDevice(db, userId, device, now);
  const started = { userId, sessionId, device, isNewDevice: isNewDevice(device, known) };
  await outbox.publish(db, [sessionStarted(started)]);
  visit.cookies.setSession(token);
  if (visit.isForm) await leaveLoginCode(ctx, { userId, sessionId });
  return { token };
}

/** No script was there to store the token: the one of the next page gets one of its own by this code. */
async function leaveLoginCode(
  { db, now, visit }: VisitorContext,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<void> {
  const user = await findUser(db, userId);
  if (!user) throw notFound();
  const lifetimeMs = tokens.form_login.lastsMs;
  const link = { userId, email: user.email, purpose: "form_login", now, lifetimeMs } as const;
  const code = await insertLink(db, { ...link, sessionId });
  visit.cookies.setHidden(loginCodeCookie, code, lifetimeMs / 1000);
}
