import type * as z from "zod";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { AdminUser, newUserForm } from "#contract/trust/admin.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import { invitationLifetimeMs } from "../access/account-access.rules.ts";
import { insertLink } from "../access/one-time-links.repository.ts";
import { findUser, findUserByEmail } from "../account.repository.ts";
import { makeUser } from "../account.service.ts";
import { getAdminUser } from "../bans/bans.service.ts";
import { invitationMail, queueMail } from "../mails/account-mails.service.ts";

/**
 * Part of what an admin does: an account without a password, and a mail with the link to choose one, by
 * which its address is confirmed too. What signing up asks for, they are asked when they log in.
 */
export async function makeAccount(
  ctx: ViewerContext<"appKey" | "mailer">,
  { email, firstName, lastName, role, language }: z.output<typeof newUserForm>,
): Promise<AdminUser> {
  const { db, now, locale } = ctx;
  // In words for who is not the one to log in; of two at once, `makeUser` refuses the second.
  const taken = await findUserByEmail(db, email);
  if (taken) throw invalid({ email: [ruleText("emailInUse", locale)] });
  const { id: userId } = await makeUser(ctx, {
    email,
    firstName,
    lastName,
    role,
    signupMethod: "admin",
    preferredLocale: language,
    registrationStep: "account",
    registrationStepAt: now,
    createdAt: now,
  });
  const user = await findUser(db, userId);
  if (!user) throw notFound();
  const lifetimeMs = invitationLifetimeMs;
  const token = await insertLink(db, { userId, email, purpose: "reset_password", lifetimeMs, now });
  await queueMail(ctx, {
    user,
    key: `invitation:${userId}`,
    mail: invitationMail,
    about: { token },
  });
  return getAdminUser(ctx, { userId });
}
