import type * as z from "zod";
import type { emailChangeForm } from "#contract/account/account-care.ts";
import type { DeliveredMessage } from "#contract/account.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { invalid, notFound, unauthenticated } from "#server/platform/http/problem.ts";
import { confirmAddress, followLink } from "../access/account-links.service.ts";
import { checkOwnPassword } from "../access/account-proof.service.ts";
import { endTokens } from "../access/end-tokens.service.ts";
import { emailChangeAsked, emailChanged, userUpdated } from "../account.events.ts";
import type { WithPorts } from "../account.ports.ts";
import {
  changeUser,
  findUser,
  findUserByEmail,
  takeEmail,
  type UserRow,
} from "../account.repository.ts";
import { isBannedAddress } from "../bans/bans.service.ts";

/** Before the transaction that asks for another address: a borrowed phone can't do that. */
export async function prepareEmailChange(
  ctx: Outside<ViewerContext<"passwords">>,
  { password }: z.output<typeof emailChangeForm>,
): Promise<void> {
  const user = await findUser(ctx.db, ctx.viewer.userId);
  if (!user) throw unauthenticated();
  await checkOwnPassword(ctx, { user, password });
}

/**
 * The address in use stays until the link in the mail to the new one was followed. One of somebody who was
 * banned and has left is refused as at signing up, in words that say nothing of it.
 */
export async function changeEmail(
  ctx: ViewerContext<"outbox" | "appKey">,
  { email: pendingEmail }: { email: string },
): Promise<{ pendingEmail: string }> {
  const { db, outbox, viewer, locale } = ctx;
  const { userId } = viewer;
  if (await isBannedAddress(ctx, { email: pendingEmail })) {
    throw invalid({ email: [ruleText("emailUnusable", locale)] });
  }
  const holder = await findUserByEmail(db, pendingEmail);
  if (holder) {
    const rule = holder.id === userId ? "emailSame" : "emailInUse";
    throw invalid({ email: [ruleText(rule, locale)] });
  }
  await changeUser(db, userId, { pendingEmail });
  const asked = emailChangeAsked({ userId, isRepeat: false });
  await outbox.publish(db, [asked, userUpdated({ userId })]);
  return { pendingEmail };
}

export async function resendEmailChange({
  db,
  outbox,
  viewer,
}: ViewerContext<"outbox">): Promise<{ pendingEmail: string }> {
  const { userId } = viewer;
  const user = await findUser(db, userId);
  if (!user?.pendingEmail) throw notFound();
  await outbox.publish(db, [emailChangeAsked({ userId, isRepeat: true })]);
  return { pendingEmail: user.pendingEmail };
}

/** The link in the mail is dead from now on: it is for an address that nobody waits for. */
export async function cancelEmailChange(ctx: ViewerContext<"outbox">): Promise<void> {
  await dropPendingEmail(ctx, { userId: ctx.viewer.userId });
}

async function dropPendingEmail(
  { db, outbox }: Context<"outbox">,
  { userId }: { userId: number },
): Promise<void> {
  await changeUser(db, userId, { pendingEmail: null });
  await outbox.publish(db, [userUpdated({ userId })]);
}

const confirming: readonly TokenPurpose[] = ["confirm_email", "change_email"];

type Confirmed = { email: string; delivered?: DeliveredMessage };

/**
 * The link from either mail: to the first address of an account, or to the one that replaces it. Gives
 * the address, and what could be delivered by it; null when somebody else made an account with it
 * meanwhile. The link is used up then too.
 */
export async function confirmEmail(
  ctx: Context<"outbox" | "appKey"> & WithPorts,
  { token }: { token: string },
): Promise<Confirmed | null> {
  const { user, purpose } = await followLink(ctx, { token, purposes: confirming });
  // Before it is confirmed: by then nothing waits any more.
  const waiting = await ctx.ports.findWaitingMessage(ctx, { userId: user.id });
  const delivered = waiting ? { delivered: waiting } : {};
  if (purpose === "change_email") {
    const email = await replaceEmail(ctx, user);
    return email === null ? null : { email, ...delivered };
  }
  await confirmAddress(ctx, user);
  return { email: user.email, ...delivered };
}

/** Null when the address is another's by now, or was; waiting on would be of no use then. */
async function replaceEmail(
  ctx: Context<"outbox" | "appKey">,
  user: UserRow,
): Promise<string | null> {
  const { db, outbox } = ctx;
  const { id: userId, email: oldEmail } = user;
  const email = user.pendingEmail ?? oldEmail;
  const isBanned = await isBannedAddress(ctx, { email });
  if (isBanned || !(await takeEmail(db, userId, email))) {
    await dropPendingEmail(ctx, { userId });
    return null;
  }
  await confirmAddress(ctx, user);
  await endTokens(ctx, { userId, by: "newEmail" });
  await outbox.publish(db, [emailChanged({ userId, oldEmail }), userUpdated({ userId })]);
  return email;
}
