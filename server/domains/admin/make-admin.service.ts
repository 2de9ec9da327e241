import { giveAdminRole } from "#server/domains/account/bans/bans.service.ts";
import { forgetSecondFactor } from "#server/domains/account/second-factor/second-factor.service.ts";
import type { Context } from "#server/platform/context.ts";
import { writeAudit } from "./audit.service.ts";

/** By a command, for who runs the site; false when there is no such account. */
export async function makeAdmin(ctx: Context, { email }: { email: string }): Promise<boolean> {
  const made = await giveAdminRole(ctx, { email });
  if (!made) return false;
  const { userId, role } = made;
  const subject = { action: "user.makeAdmin", subjectType: "user", subjectId: userId } as const;
  await writeAudit(ctx, { ...subject, before: { role }, after: { role: "admin" } });
  return true;
}

/** Likewise, for who has lost phone and codes: they log in with one step until they set up another. */
export async function resetSecondFactor(
  ctx: Context,
  { email }: { email: string },
): Promise<"reset" | "notOn" | "unknown"> {
  const found = await forgetSecondFactor(ctx, { email });
  if (!found) return "unknown";
  if (!found.wasOn) return "notOn";
  const { userId: subjectId } = found;
  const subject = { action: "user.resetSecondFactor", subjectType: "user", subjectId } as const;
  await writeAudit(ctx, { ...subject, before: { isOn: true }, after: { isOn: false } });
  return "reset";
}
