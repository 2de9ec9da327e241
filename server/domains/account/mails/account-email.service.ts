import type * as z from "zod";
import type { emailChangeForm } from "#contract/account-care.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import type { TokenPurpose } from "#server/db/schema/one-time-tokens.ts";
import { conflict, invalid, notFound, unauthenticated } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { confirmAddress, followLink } from "../access/account-links.service.ts";
import { checkOwnPassword } from "../access/account-proof.service.ts";
import { emailChangeAsked, emailChanged, userUpdated } from "../account.events.ts";
import {
  changeUser,
  findUser,
  findUserByEmail,
  takeEmail,
  type UserRow,
} from "../account.repository.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

/** The address in use stays until the link in the mail to the new one was followed. */
export async function changeEmail(
  parts: Parts,
  viewer: Viewer,
  form: z.output<typeof emailChangeForm>,
  locale: Locale,
): Promise<{ pendingEmail: string }> {
  const { db, outbox } = parts;
  const { email: pendingEmail } = form;
  const user = await findUser(db, viewer.userId);
  if (!user) throw unauthenticated();
  await checkOwnPassword(parts, user, form.password);
  const holder = await findUserByEmail(db, pendingEmail);
  if (holder) {
    const rule = holder.id === user.id ? "emailSame" : "emailInUse";
    throw invalid({ email: [ruleText(rule, locale)] });
  }
  await db.transaction(async (tx) => {
    const { id: userId } = user;
    await changeUser(tx, userId, { pendingEmail });
    const asked = emailChangeAsked({ userId, isRepeat: false });
    await outbox.publish(tx, [asked, userUpdated({ userId })]);
  });
  return { pendingEmail };
}

export async function resendEmailChange(
  { db, outbox }: Parts,
  { userId }: Viewer,
): Promise<{ pendingEmail: string }> {
  return db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user?.pendingEmail) throw notFound();
    await outbox.publish(tx, [emailChangeAsked({ userId, isRepeat: true })]);
    return { pendingEmail: user.pendingEmail };
  });
}

/** The link in the mail is dead from now on: it is for an address that nobody waits for. */
export async function cancelEmailChange({ db, outbox }: Parts, { userId }: Viewer): Promise<void> {
  await db.transaction((tx) => dropPendingEmail(tx, outbox, userId));
}

async function dropPendingEmail(tx: Db, outbox: Parts["outbox"], userId: number): Promise<void> {
  await changeUser(tx, userId, { pendingEmail: null });
  await outbox.publish(tx, [userUpdated({ userId })]);
}

/** The link from either mail: to the first address of an account, or to the one that replaces it. */
export async function confirmEmail(parts: Parts, token: string): Promise<{ email: string }> {
  const { db, outbox, clock } = parts;
  const email = await db.transaction(async (tx) => {
    const purposes: TokenPurpose[] = ["confirm_email", "change_email"];
    const { user, purpose } = await followLink(tx, token, purposes, clock.now());
    if (purpose === "change_email") return replaceEmail(tx, parts, user);
    await confirmAddress(tx, outbox, user, clock.now());
    return user.email;
  });
  if (email === null) throw conflict("emailTaken");
  return { email };
}

/** Null when somebody else made an account with it meanwhile; waiting on would be of no use then. */
async function replaceEmail(
  tx: Db,
  { outbox, clock }: Parts,
  user: UserRow,
): Promise<string | null> {
  const { id: userId, email: oldEmail } = user;
  const email = user.pendingEmail ?? oldEmail;
  if (!(await takeEmail(tx, userId, email))) {
    await dropPendingEmail(tx, outbox, userId);
    return null;
  }
  await confirmAddress(tx, outbox, user, clock.now());
  await outbox.publish(tx, [emailChanged({ userId, oldEmail }), userUpdated({ userId })]);
  return email;
}
